import { endedGoals } from '../../../web/domain/endedGoals.ts';
import type { Match, MatchState } from '../../../web/domain/match.ts';

type Worth = NonNullable<(MatchState & { kind: 'finished' })['worth']>;

const MANY_GOALS = 4;

/** The first late minute. */
const LATE = 80;

const POINTS: readonly Worth[] = [0, 1, 2, 3];

/**
 * How much a football match that ended is worth watching: a point each for many goals, for a side that came back, and for a
 * late goal that changed the outcome or a decision after 90 minutes. Tells no score. Undefined without the goals' minutes.
 */
export function worthOf({ sport, state }: Pick<Match, 'sport' | 'state'>): Worth | undefined {
  const goals = sport === 'football' ? endedGoals(state) : null;
  if (goals === null || state.kind !== 'finished') return undefined;
  let lead = 0;
  let cameBack = false;
  let wasLate = state.ending === 'extra-time' || state.ending === 'penalties';
  for (const { side, minute } of goals) {
    const before = lead;
    lead += side === 'home' ? 1 : -1;
    cameBack ||= lead === 0;
    wasLate ||= minute >= LATE && Math.sign(lead) !== Math.sign(before);
  }
  return POINTS[[goals.length >= MANY_GOALS, cameBack, wasLate].filter(Boolean).length];
}
