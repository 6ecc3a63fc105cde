import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSnapshot, parseSnapshotDelta, withDelta } from '../../../web/domain/snapshot.ts';
import type { SitePoller } from '../../../worker/poller/protocol.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { clockAt, falseObject, MINUTE, NOON, pollerWith } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
const LIST = '/api/live?sport=football&date=2040-11-17&zone=UTC';

let feeds = 0;

/** A site of several isolates before a feed whose scores the test changes. */
function siteOf() {
  feeds += 1;
  const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: `https://feed-versions-${feeds}.test` };
  const { stub, binding } = pollerWith(settings);
  const scores = new Map(Array.from({ length: 50 }, (_, index) => [`e${index}`, 0]));
  const event = ([id, home]: [string, number]) => ({
    id,
    start_date: new Date(NOON - 20 * MINUTE).toISOString(),
    status: '1st half',
    tournament: { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
    home: { id: `h${id}`, name: `Home ${id}` },
    away: { id: `a${id}`, name: `Away ${id}` },
    results: { runningscore: { home, away: 0 } },
  });
  fakeSource(settings.LIVE_API_URL, () => ({ fixtures: [...scores].map(event), results: [] }));
  const isolate = (poller: { getByName(name: string): SitePoller } = binding) => {
    const visit = siteWith({ ...settings, POLLER: poller });
    return async (path: string) => {
      const response = await visit(path, visitor);
      const text = await response.text();
      return { status: response.status, text, json: text === '' ? null : JSON.parse(text) };
    };
  };
  return { settings, stub, binding, scores, isolate };
}

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a version that another isolate made', () => {
  it('is known: an isolate that never saw it says only what changed', async () => {
    const { scores, isolate } = siteOf();
    const whole = await isolate()(LIST);
    const known = parseSnapshot(whole.json);
    scores.set('e3', 1);
    scores.delete('e7');
    clockAt(NOON + 30_000);
    const started = isolate();
    const news = await started(`${LIST}&since=${known?.version}`);
    const delta = parseSnapshotDelta(news.json);
    expect(delta).toMatchObject({ since: known?.version, changed: [{ id: 'e3' }], removed: ['e7'] });
    expect(news.text.length).toBeLessThan(whole.text.length / 10);
    const merged = known !== null && delta !== null ? withDelta(known, delta) : null;
    expect(merged).toEqual(parseSnapshot((await started(LIST)).json));
  });

  it('is the same version: an isolate that has just started says nothing to who has it', async () => {
    const { isolate } = siteOf();
    const { version } = (await isolate()(LIST)).json;
    expect(await isolate()(`${LIST}&since=${version}`)).toMatchObject({ status: 204, text: '' });
  });

  it('has the same clocks, though it reads the same answer a minute later', async () => {
    const url = `https://versions-${feeds}.test`;
    const settings = { LIVE_SOURCE: 'api-football', API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'k' };
    const { binding } = pollerWith(settings);
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000, periods: null } };
    const asked = fakeSource(url, () => answer([fixture(['1H', 20], [1, 0], running)]));
    const visit = () => siteWith({ ...settings, POLLER: binding })('/api/live', visitor);
    const first = JSON.parse(await (await visit()).text());
    clockAt(NOON + 70_000);
    const second = JSON.parse(await (await visit()).text());
    expect(asked).toHaveLength(2);
    expect(second.version).toBe(first.version);
    expect(second.matches).toEqual(first.matches);
  });

  it('outlives the poller’s own end', async () => {
    const { stub, scores, isolate } = siteOf();
    const { version } = (await isolate()(LIST)).json;
    await evictDurableObject(stub);
    scores.set('e3', 1);
    clockAt(NOON + 30_000);
    expect((await isolate()(`${LIST}&since=${version}`)).json).toMatchObject({ changed: [{ id: 'e3' }] });
  });

  it('that nobody made gets the whole list', async () => {
    const { isolate } = siteOf();
    await isolate()(LIST);
    const { json } = await isolate()(`${LIST}&since=0123456789abcdef`);
    expect(parseSnapshot(json)?.matches).toHaveLength(50);
  });

  it('is handed in at most once in ten seconds, those of all lists together', async () => {
    const { binding, scores, isolate } = siteOf();
    const handedIn: number[] = [];
    const counting = {
      getByName: () => {
        const object = binding.getByName();
        const remember: SitePoller['remember'] = (source, versions) => {
          handedIn.push(versions.length);
          return object.remember(source, versions);
        };
        return falseObject({ ask: object.ask, recall: object.recall, remember });
      },
    };
    const visit = isolate(counting);
    for (let seconds = 0; seconds < 60; seconds += 1) {
      clockAt(NOON + seconds * 1000);
      scores.set('e1', seconds);
      await visit(LIST);
      await visit(`${LIST}&region=netherlands`);
    }
    expect(handedIn.length).toBeLessThanOrEqual(6);
    expect(handedIn.reduce((sum, count) => sum + count)).toBeGreaterThan(handedIn.length * 2);
  });

  it('is handed in by the next request when its time has come, though nothing is new by then', async () => {
    const { scores, isolate } = siteOf();
    const visit = isolate();
    await visit(LIST);
    scores.set('e3', 1);
    clockAt(NOON + 9_000);
    const { version } = (await visit(LIST)).json;
    clockAt(NOON + 11_000);
    await visit(LIST);
    scores.set('e4', 1);
    clockAt(NOON + 40_000);
    expect((await isolate()(`${LIST}&since=${version}`)).json).toMatchObject({ changed: [{ id: 'e4' }], removed: [] });
  });

  const lost = async () => Promise.reject(new Error('Durable Object reset'));
  const silent = () => new Promise<never>(() => undefined);

  it.each([
    ['lost', lost],
    ['silent', silent],
  ])('costs a whole list where the poller is %s for it, and a moment once in ten seconds', async (_, gone) => {
    const { binding, isolate } = siteOf();
    const recall = vi.fn(gone);
    const falling = {
      getByName: () => {
        const { ask } = binding.getByName();
        return falseObject({ ask, remember: gone, recall });
      },
    };
    const visit = isolate(falling);
    await visit('/api/settings');
    for (let number = 0; number < 20; number += 1) {
      const { json } = await visit(`${LIST}&since=${String(number).padStart(16, '0')}`);
      expect(parseSnapshot(json)?.matches).toHaveLength(50);
    }
    expect(recall).toHaveBeenCalledTimes(1);
  });

  it('that a visitor makes up is looked for 120 times a minute at most, and not at all where it is none', async () => {
    const { binding, isolate } = siteOf();
    const recall = vi.fn(async () => null);
    const { ask, remember } = binding.getByName();
    const visit = isolate({ getByName: () => falseObject({ ask, remember, recall }) });
    for (const made of ['x', '', '__proto__', 'ABCDEF0123456789', '0'.repeat(5000)]) {
      expect((await visit(`${LIST}&since=${made}`)).status).toBe(200);
    }
    expect(recall).not.toHaveBeenCalled();
    for (let number = 0; number < 300; number += 1) await visit(`${LIST}&since=${String(number).padStart(16, '0')}`);
    expect(recall).toHaveBeenCalledTimes(120);
    await visit(`${LIST}&since=${'0'.repeat(16)}`);
    expect(recall).toHaveBeenCalledTimes(120);
  });
});
