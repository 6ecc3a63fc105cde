import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import type { ListedGoal, MatchState, Side } from '../../../web/domain/match.ts';
import { SPORT_FACTS, type Sport } from '../../../web/domain/sport.ts';

/** A goal that counts, from a feed’s list. */
export interface CountedGoal {
  side: Side;
  minute: MatchMinute | null;
  /** The scorer; null without a name and for own goals. */
  scorer: string | null;
}

/** The goals that count among incidents. */
export function countedGoals(incidents: readonly Incident[]): CountedGoal[] {
  return incidents
    .filter(isGoal)
    .map(({ side, minute, kind, player }) => ({ side, minute, scorer: kind === 'own-goal' ? null : player }));
}

/** Above any real number of goals, and enough for the score line. */
const MOST_GOALS = 40;

const clockOf = ({ minute, added = 0 }: ListedGoal) => minute * 100 + added;

/** Adds the goals to the state of a running match, for its score line and the news of the latest goal. */
export function withGoals(state: MatchState, sport: Sport, listed: readonly CountedGoal[]): MatchState {
  if ((state.kind !== 'playing' && state.kind !== 'half-time') || !SPORT_FACTS[sport].goalsAreNews) return state;
  const sorted = listed
    .slice(0, MOST_GOALS)
    .flatMap(({ side, minute, scorer }) => {
      if (minute === null) return [];
      const goal: ListedGoal = { side, minute: minute.minute };
      return [{ goal: minute.added === null ? goal : { ...goal, added: minute.added }, scorer }];
    })
    .sort((one, other) => clockOf(one.goal) - clockOf(other.goal));
  if (sorted.length === 0) return state;
  const goals = sorted.map(({ goal, scorer }, place) =>
    place === sorted.length - 1 && scorer !== null ? { ...goal, scorer } : goal,
  );
  return { ...state, goals };
}
