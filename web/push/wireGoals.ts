import { goalsOf, type MatchState, type ToldGoal } from '../domain/match.ts';
import type { MatchPatch } from './patch.ts';

/** A goal on a socket: 1 for the home side and 0 for the other, its minute, the minutes added to that, and the scorer. */
type WireGoal = [isHome: 0 | 1, minute: number, added?: number, scorer?: string];

/** A match on a socket. Goals told one by one would make up most of its bytes; a page of another version reads it without them. */
export type WirePatch = MatchPatch & { at: number; g?: WireGoal[] };

/** A match as a socket tells it. */
export function toWire<Patch extends MatchPatch>(patch: Patch) {
  const goals = goalsOf(patch.state);
  if (goals.length === 0) return patch;
  const g = goals.map(({ side, minute, added = 0, scorer }): WireGoal => {
    const isHome = side === 'home' ? 1 : 0;
    if (scorer !== undefined) return [isHome, minute, added, scorer];
    return added === 0 ? [isHome, minute] : [isHome, minute, added];
  });
  return { ...patch, state: { ...patch.state, goals: undefined }, g };
}

/** The state of a match, of what a socket told of that. */
export function stateOf({ state, g }: WirePatch): MatchState {
  const goals = g?.map(([isHome, minute, added, scorer]): ToldGoal => {
    return { side: isHome ? 'home' : 'away', minute, added: added || undefined, scorer };
  });
  return goals ? { ...state, ...{ goals } } : state;
}
