import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidentGoals.ts';
import type { MatchState, Side, ToldGoal } from '../../../web/domain/match.ts';
import { SPORT_FACTS, type Sport } from '../../../web/domain/sport.ts';

/** A goal that counts, as a feed's list tells it. */
export interface HeardGoal {
  side: Side;
  minute: MatchMinute | null;
  /** Who scored for that side; null where the feed has no name, and of an own goal. */
  scorer: string | null;
}

/** The goals that count among incidents. */
export function heardGoals(incidents: readonly Incident[]): HeardGoal[] {
  return incidents
    .filter(isGoal)
    .map(({ side, minute, kind, player }) => ({ side, minute, scorer: kind === 'own-goal' ? null : player }));
}

/** More than a line has room for, and than anybody scored. */
const MOST_GOALS = 40;

const clockOf = ({ minute, added = 0 }: ToldGoal) => minute * 100 + added;

/** A running match with the goals that its list tells: for the score line of its row, and the news of the last one. */
export function withGoals(state: MatchState, sport: Sport, heard: readonly HeardGoal[]): MatchState {
  if ((state.kind !== 'playing' && state.kind !== 'half-time') || !SPORT_FACTS[sport].goalsAreNews) return state;
  const told = heard
    .slice(0, MOST_GOALS)
    .flatMap(({ side, minute, scorer }) => {
      if (minute === null) return [];
      const goal: ToldGoal = { side, minute: minute.minute };
      return [{ goal: minute.added === null ? goal : { ...goal, added: minute.added }, scorer }];
    })
    .sort((one, other) => clockOf(one.goal) - clockOf(other.goal));
  if (told.length === 0) return state;
  const goals = told.map(({ goal, scorer }, place) =>
    place === told.length - 1 && scorer !== null ? { ...goal, scorer } : goal,
  );
  return { ...state, goals };
}
