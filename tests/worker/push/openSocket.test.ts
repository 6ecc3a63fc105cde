import { describe, expect, it } from 'vitest';
import { BUSY, FULL, openSocket } from '../../../worker/push/openSocket.ts';

const PAGE = { topic: 'match:1', visitor: '', from: 'EU', choice: null } as const;

/** Opens a socket at relays that answer so, in order. Returns the last status, and which relays were asked, and where. */
async function opened(answers: readonly (number | 'away')[], counts: Record<string, number>) {
  const asked: string[] = [];
  const relays = {
    getByName: (name: string, place?: { locationHint: string }) => ({
      fetch: async () => {
        const answer = answers[asked.push(`${name} ${place?.locationHint}`) - 1] ?? 200;
        if (answer === 'away') throw new Error('no such region');
        return new Response(null, { status: answer });
      },
      send: () => Promise.reject(new Error('not asked')),
    }),
  };
  const answer = await openSocket(PAGE, relays, { counts, log: () => undefined });
  return { status: answer?.status, asked };
}

describe('openSocket', () => {
  it.each([
    ['one that is busy', [BUSY], ['match-weur', 'match-weur']],
    ['one that is full', [FULL], ['match-weur', 'match-weur']],
    ['two that are busy', [BUSY, FULL], ['match-weur', 'match-weur', 'match-enam']],
    ['one that is away', ['away'], ['match-weur', 'match-enam']],
    ['two that are away', ['away', 'away'], ['match-weur', 'match-enam', 'match-enam']],
  ] as const)('tries another relay after %s', async (_, answers, sets) => {
    const { status, asked } = await opened(answers, { 'match-weur': 100 });
    expect(status).toBe(200);
    expect(asked.map((each) => each.replace(/-\d+ .*/, ''))).toEqual(sets);
    expect(asked.map((each) => each.replace(/.* /, ''))).toEqual(sets.map((set) => set.slice(6)));
  });

  it('gives up after three relays, and at once after a refusal', async () => {
    expect(await opened([BUSY, BUSY, FULL], {})).toMatchObject({ status: FULL, asked: { length: 3 } });
    expect(await opened([429], {})).toEqual({ status: 429, asked: ['match-weur-0 weur'] });
    expect((await opened(['away', 'away', 'away'], {})).status).toBeUndefined();
  });

  it('asks relays of hubs when the site has more than 250', async () => {
    const counts = { 'match-weur': 600, 'football-enam': 40 };
    const asked = await Promise.all(Array.from({ length: 200 }, () => opened([], counts)));
    const hubs = new Set(asked.map((each) => each.asked[0]?.replace(/-\d+ .*/, '')));
    expect([...hubs].toSorted()).toEqual(['match-weur/0', 'match-weur/1', 'match-weur/2']);
  });
});
