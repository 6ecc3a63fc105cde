import type { Incident } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import type { ListedGoal, MatchState } from '../../../web/domain/match.ts';
import { SPORT_FACTS, type Sport } from '../../../web/domain/sport.ts';

/** Above any real number of goals, and enough for the score line. */
const MOST_GOALS = 40;

const clockOf = ({ minute, added = 0 }: ListedGoal) => minute * 100 + added;

/** Adds the goals that count to the state of a running match, for its score line and the news of the latest goal. */
export function withGoals(state: MatchState, sport: Sport, incidents: readonly Incident[]): MatchState {
  if ((state.kind !== 'playing' && state.kind !== 'half-time') || !SPORT_FACTS[sport].goalsAreNews) return state;
  const sorted = incidents
    .filter(isGoal)
    .slice(0, MOST_GOALS)
    .flatMap(({ side, minute, kind, player }) => {
      if (minute === null) return [];
      const goal: ListedGoal = { side, minute: minute.minute };
      const scorer = kind === 'own-goal' ? null : player;
      return [{ goal: minute.added === null ? goal : { ...goal, added: minute.added }, scorer }];
    })
    .sort((one, other) => clockOf(one.goal) - clockOf(other.goal));
  if (sorted.length === 0) return state;
  const goals = sorted.map(({ goal, scorer }, place) =>
    place === sorted.length - 1 && scorer !== null ? { ...goal, scorer } : goal,
  );
  return { ...state, goals };
}
