import { endedGoals } from '../endedGoals.ts';
import type { Match, Side } from '../match.ts';
import type { LineGoal } from '../scoreLine.ts';
import { sideOf } from '../team.ts';

/** Quarters of an hour in regular time. Stoppage time belongs to the quarter before it. */
export const QUARTERS = ['1–15', '16–30', '31–45', '46–60', '61–75', '76–90'] as const;

const QUARTER_MINUTES = 15;

const REGULAR = QUARTERS.length * QUARTER_MINUTES;

/** Fewer matches show no pattern. */
const MIN_MATCHES = 3;

/** Goals by quarter of an hour. */
export interface GoalQuarters {
  scored: number[];
  /** Goals against a team; null for a competition, whose goals are all scored. */
  conceded: number[] | null;
  /** Matches whose goals all have a minute. Others do not count. */
  matches: number;
}

function countsOf(goals: readonly LineGoal[]): number[] {
  const quarterOf = ({ minute }: LineGoal) => Math.ceil(minute / QUARTER_MINUTES) - 1;
  return QUARTERS.map((_, quarter) => goals.filter((goal) => quarterOf(goal) === quarter).length);
}

/** The goals of football matches, or of a team in them; null where the source has too few minutes. Extra time is left out. */
export function goalQuarters(matches: readonly Match[], teamId?: string): GoalQuarters | null {
  const known = matches.flatMap((match) => {
    const goals = match.sport === 'football' ? endedGoals(match.state) : null;
    return goals === null ? [] : [{ match, goals: goals.filter(({ minute }) => minute <= REGULAR) }];
  });
  const isOwn = (match: Match, side: Side) => teamId === undefined || sideOf(match, teamId) === side;
  const [scored = [], conceded = []] = [true, false].map((own) =>
    known.flatMap(({ match, goals }) => goals.filter(({ side }) => isOwn(match, side) === own)),
  );
  if (known.length < MIN_MATCHES || scored.length + conceded.length === 0) return null;
  return {
    scored: countsOf(scored),
    conceded: teamId === undefined ? null : countsOf(conceded),
    matches: known.length,
  };
}
