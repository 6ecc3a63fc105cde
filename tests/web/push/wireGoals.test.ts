import { describe, expect, it } from 'vitest';
import type { MatchState, ToldGoal } from '../../../web/domain/match.ts';
import { stateOf, toWire } from '../../../web/push/wireGoals.ts';

const GOALS: ToldGoal[] = [
  { side: 'home', minute: 3 },
  { side: 'away', minute: 45, added: 2 },
  { side: 'home', minute: 90, added: 4, scorer: 'Zdeněk Ondrášek' },
  { side: 'away', minute: 91, scorer: 'Saka' },
];

const patchOf = (goals?: ToldGoal[]) => {
  const state: MatchState = {
    ...{ kind: 'playing', period: 'second-half', startedAt: 1, score: { home: 2, away: 2 } },
    ...(goals && { goals }),
  };
  return { id: '1', state, redCards: { home: 0, away: 0 }, correctedAt: null, kickOff: 1, at: 2 };
};

/** The match as a page receives it. */
const sent = (patch: ReturnType<typeof patchOf>) => JSON.parse(JSON.stringify(toWire(patch)));

describe('match on the socket', () => {
  it.each([[GOALS], [undefined], [[]]])('a match comes back from the socket unchanged: goals %j', (goals) => {
    expect(stateOf(sent(patchOf(goals)))).toEqual(patchOf(goals).state);
  });

  it('a page of another site version reads the match without its goals', () => {
    expect(stateOf(patchOf(GOALS))).toEqual(patchOf(GOALS).state);
    const { g: _, ...before } = sent(patchOf(GOALS));
    expect(before).toEqual(patchOf());
  });
});
