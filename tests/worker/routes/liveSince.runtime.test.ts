import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSnapshot, parseSnapshotDelta } from '../../../web/domain/listSchemas.ts';
import { withDelta } from '../../../web/domain/snapshot.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { opened } from '../site.runtime.ts';

const LIST = '/api/live?sport=football&date=2026-11-21&zone=UTC';

/** One isolate before a feed whose events the test changes. */
function desk() {
  const scores = new Map(Array.from({ length: 200 }, (_, index) => [`e${index}`, 0]));
  let down = false;
  const { visit } = feedSite(() => {
    if (down) return new Response('', { status: 503 });
    const fixtures = [...scores].map(([id, home]) =>
      wireMatch({ id, status: '2nd half', results: { runningscore: { home, away: 0 } } }),
    );
    return { fixtures, results: [] };
  });
  const ask = async (path: string) => {
    const { status, text } = await opened(visit(path, {}));
    return { status, text, json: text.startsWith('{') ? JSON.parse(text) : null };
  };
  return {
    scores,
    fail: () => {
      down = true;
    },
    ask,
    /** Moves the clock so that the caches ask the feed again. */
    later: async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      await ask(LIST);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:00Z') });
});

describe('GET /api/live?since=', () => {
  it('answers 204 when nothing changed', async () => {
    const { ask, later } = desk();
    const { version } = (await ask(LIST)).json;
    await later(6_000);
    expect(await ask(`${LIST}&since=${version}`)).toMatchObject({ status: 204, text: '' });
  });

  it('answers only the 5 changed matches of 200', async () => {
    const { ask, later, scores } = desk();
    const whole = await ask(LIST);
    for (const id of ['e3', 'e50', 'e77', 'e120', 'e199']) scores.set(id, 1);
    await later(6_000);
    const answer = await ask(`${LIST}&since=${whole.json.version}`);
    const delta = parseSnapshotDelta(answer.json);
    const known = parseSnapshot(whole.json);
    expect(delta?.changed.map(({ id }) => id)).toEqual(['e3', 'e50', 'e77', 'e120', 'e199']);
    expect(answer.text.length).toBeLessThan(whole.text.length / 10);
    const merged = known !== null && delta !== null ? withDelta(known, delta) : null;
    expect(merged).toEqual(parseSnapshot((await ask(LIST)).json));
  });

  it('knows the version in a rendered page', async () => {
    const { ask, later, scores } = desk();
    const page = await ask('/?date=2026-11-21');
    const version = /"version":"([0-9a-f]{16})"/.exec(page.text)?.[1];
    scores.set('e1', 2);
    await later(6_000);
    const zone = /zone=([A-Za-z%/0-9_]+)/.exec(page.text)?.[1] ?? 'UTC';
    const answer = await ask(`/api/live?sport=football&date=2026-11-21&zone=${zone}&since=${version}`);
    expect(parseSnapshotDelta(answer.json)?.changed.map(({ id }) => id)).toEqual(['e1']);
  });

  it('answers the whole list for an unknown version', async () => {
    const { ask } = desk();
    const answer = await ask(`${LIST}&since=0000000000000000`);
    expect(parseSnapshot(answer.json)?.matches).toHaveLength(200);
  });

  it('answers stale when the source fails and nothing changed', async () => {
    const { ask, later, fail } = desk();
    const { version } = (await ask(LIST)).json;
    fail();
    await later(10_000);
    await later(40_000);
    expect((await ask(`${LIST}&since=${version}`)).json).toMatchObject({ stale: true, changed: [], removed: [] });
  });
});
