import { beforeAll, describe, expect, it } from 'vitest';
import { DROPPED, factsOf, goalsIn, oddSite, readApi, SHOWN } from './oddDay.runtime.ts';

let api: Awaited<ReturnType<typeof readApi>>;

beforeAll(async () => {
  api = await readApi(oddSite().open);
});

describe('a record of an odd day', () => {
  it.each(SHOWN.map(({ id, about, right }) => [id, about, right] as const))('is right: %s, %s', (id, _, right) => {
    const match = api.details.get(id);
    const { goals, kickOff, date, ...facts } = right;
    if (match === undefined) throw new Error(`the API has no match ${id}`);
    expect(factsOf(match)).toMatchObject(facts);
    expect(api.lists.get(id)?.map(factsOf)).toEqual([factsOf(match)]);
    const listed = goalsIn(match).map(({ minute, side, kind, player, assists = [] }) =>
      [`${minute} ${side} ${kind} ${player}`, ...assists.map((name) => `(${name})`)].join(' '),
    );
    if (goals !== undefined) expect(listed).toEqual(goals);
    if (kickOff !== undefined) expect(match.kickOff).toBe(kickOff);
    if (date !== undefined) expect([match.kickOffDate, match.isKickOffConfirmed]).toEqual([date, false]);
  });

  it.each(SHOWN.map(({ id, about }) => [id, about]))('lists no more goals than its score: %s, %s', (id) => {
    const match = api.details.get(id);
    for (const side of ['home', 'away'] as const) {
      const listed = match === undefined ? [] : goalsIn(match).filter((goal) => goal.side === side);
      expect(listed.length).toBeLessThanOrEqual(match?.score?.[side] ?? 0);
    }
  });

  it('is in the lists exactly if it can be read', () => {
    expect([...api.lists.keys()].toSorted()).toEqual(SHOWN.map(({ id }) => id).toSorted());
  });

  it('is counted when it is dropped', async () => {
    const { open, visit } = oddSite();
    await open('/');
    const answer = await visit('/api/health', { Authorization: 'Bearer a token that only ops know' });
    const { sources }: { sources: { live: { recordsRejected: number } } } = await answer.json();
    // Each list that was read had all of them.
    expect(sources.live.recordsRejected).toBeGreaterThanOrEqual(DROPPED.length);
    expect(sources.live.recordsRejected % DROPPED.length).toBe(0);
  });
});
