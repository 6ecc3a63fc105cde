import { goalsOf, type MatchState, type ToldGoal } from '../domain/match.ts';
import type { MatchPatch } from './patch.ts';

/** A goal in a message: 1 for home or 0 for away, its minute, added minutes, and scorer. */
type WireGoal = [isHome: 0 | 1, minute: number, added?: number, scorer?: string];

/** A match in a message. Goals as objects would make up most of its bytes; a page of another version ignores `g`. */
export type WirePatch = MatchPatch & { at: number; g?: WireGoal[] };

/** Converts a match for a message. */
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

/** The state of a match in a message. */
export function stateOf({ state, g }: WirePatch): MatchState {
  const goals = g?.map(([isHome, minute, added, scorer]): ToldGoal => {
    return { side: isHome ? 'home' : 'away', minute, added: added || undefined, scorer };
  });
  return goals ? { ...state, ...{ goals } } : state;
}
