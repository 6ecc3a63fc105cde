import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import type { SitePoller } from '../../../worker/settings/pollerBinding.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith } from '../site.runtime.ts';
import { apiFootball, clockAt, falseObject, LIVE, MINUTE, NOON, runningEvent, visitor } from './poller.runtime.ts';

const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };

const lost = async () => Promise.reject(new Error('Durable Object reset because its code was updated.'));
const silent = () => new Promise<never>(() => undefined);

/** A binding whose object has only these methods, which fail. */
const broken = (ask: SitePoller['ask'], report: SitePoller['report'] = lost) => ({
  getByName: () => falseObject({ ask, report }),
});

function uncounted(): { url: string; settings: Partial<Env> } {
  const url = newUrl('feed');
  return { url, settings: { LIVE_SOURCE: 'backend', LIVE_API_URL: url } };
}

const matchesOf = async (response: Response) => JSON.parse(await response.text()).matches.length;

// A wait for a silent poller ends by a timeout.
beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
const event = runningEvent();

describe('a site without its poller', () => {
  it.each([
    ['lost', broken(lost)],
    ['silent', broken(silent, silent)],
    ['of another deploy', broken(async () => ({ kind: 'unknown' }))],
    ['not bound', undefined],
  ])('asks an uncounted source itself when the poller is %s', async (_, binding) => {
    const { url, settings } = uncounted();
    const asked = fakeSource(url, (path) =>
      path === 'v2/events/live' ? { fixtures: [event], results: [] } : { detail: 'none' },
    );
    const visit = siteWith({ ...settings, POLLER: binding });
    expect(await matchesOf(await visit('/api/live', visitor))).toBe(1);
    expect(asked.filter((path) => path === 'v2/events/live')).toHaveLength(1);
    const health = JSON.parse(await (await visit('/api/health', visitor)).text());
    expect(health.poller).toEqual({ state: binding === undefined ? 'absent' : 'unavailable' });
    expect(health.sources.live.ok).toBe(true);
  });

  it('leaves a silent poller alone for ten seconds after one wait', async () => {
    const ask = vi.fn(silent);
    const { url, settings } = uncounted();
    fakeSource(url, () => ({ fixtures: [event], results: [] }));
    const visit = siteWith({ ...settings, POLLER: broken(ask) });
    await visit('/api/live', visitor);
    const waited = ask.mock.calls.length;
    vi.setSystemTime(NOON + 9000);
    await visit('/football', visitor);
    expect(ask.mock.calls.length).toBe(waited);
    vi.setSystemTime(NOON + 30_000);
    await visit('/api/live', visitor);
    expect(ask.mock.calls.length).toBeGreaterThan(waited);
  });

  it('spends a fiftieth of the daily quota and then keeps the last scores', async () => {
    const { url, settings, binding } = apiFootball();
    const asked = fakeSource(url, (path) =>
      answer(path.startsWith('fixtures?') ? [fixture(['1H', 20], [1, 0], running)] : []),
    );
    let isAway = false;
    const falling: Env['POLLER'] = {
      getByName: () => falseObject({ ask: (question) => (isAway ? lost() : binding.getByName().ask(question)) }),
    };
    const visit = siteWith({ ...settings, POLLER: falling });
    clockAt(NOON);
    await visit('/api/live', visitor);
    expect(asked).toEqual(['fixtures?date=2040-11-17', LIVE]);
    isAway = true;
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      clockAt(NOON + minutes * MINUTE);
      await visit('/api/live', visitor);
    }
    // A fiftieth of 100 calls a day.
    expect(asked).toHaveLength(2 + 2);
    const late = JSON.parse(await (await visit('/api/live', visitor)).text());
    expect(late).toMatchObject({ stale: true, matches: [{ state: { score: { home: 1, away: 0 } } }] });
  });
});
