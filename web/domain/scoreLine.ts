import type { Match, MatchState, Period, Side } from './match.ts';
import { runningMinute } from './matchClock.ts';
import { SPORT_FACTS, type Sport } from './sport.ts';

/** The minutes at which a period of regular time ends and another begins. */
const BREAKS: Readonly<Record<Sport, readonly number[]>> = {
  football: [45],
  'ice-hockey': [20, 40],
  handball: [30],
  basketball: [10, 20, 30],
};

/** The positions (0 to 100) of the breaks between the periods of a match, and before its extra time. */
export function breakPositions(match: Lined): number[] {
  const end = isExtended(match.state) ? [SPORT_FACTS[match.sport].minutes[0]] : [];
  return [...BREAKS[match.sport], ...end].map((minute) => positionAt(minute, match));
}

/** A goal on the score line. `minute` excludes stoppage time. */
export interface LineGoal {
  side: Side;
  minute: number;
}

type Lined = Pick<Match, 'sport' | 'state'>;

/** Progress (percent) at the start of a period, for sports or periods without a running clock. */
const REACHED: Readonly<Record<Period, number>> = {
  'first-half': 0,
  'second-half': 50,
  'extra-time-first-half': 75,
  'extra-time-second-half': 88,
  'first-quarter': 0,
  'second-quarter': 25,
  'third-quarter': 50,
  'fourth-quarter': 75,
  'first-period': 0,
  'second-period': 33,
  'third-period': 67,
  overtime: 100,
  penalties: 100,
};

/** Whether a match has gone beyond regular time. */
export function isExtended(state: MatchState): boolean {
  const part = state.kind === 'playing' ? state.period : state.kind === 'finished' ? state.ending : '';
  return /^(extra|over|pen)/.test(part);
}

/** The position (0 to 100) of a minute of the match clock. */
export function positionAt(minute: number, { sport, state }: Lined): number {
  const length = SPORT_FACTS[sport].minutes[isExtended(state) ? 1 : 0];
  return Math.min(100, Math.round((minute / length) * 1000) / 10);
}

/** The progress (0 to 100) of a match at `now`, at least up to its last goal; null for states without a score line. */
export function reachOf(match: Lined, goals: readonly LineGoal[], now: number): number | null {
  const { state } = match;
  if (state.kind === 'finished') return 100;
  if (state.kind === 'half-time') return 50;
  if (state.kind !== 'playing') return null;
  const running = runningMinute(state, now);
  const reached = running === null ? REACHED[state.period] : positionAt(running.minute, match);
  return Math.max(reached, ...goals.map(({ minute }) => positionAt(minute, match)));
}

/** SVG path data of the line, in a box of 100 × 10. */
export function linePath(reach: number): string {
  return `M0 5H${Math.round(reach)}`;
}

/** SVG path data of the goals of one side or of both, in the same box: lines of no length. */
export function dotsPath(goals: readonly LineGoal[], match: Lined, only?: Side): string {
  const shown = only === undefined ? goals : goals.filter(({ side }) => side === only);
  return shown.map(({ minute }) => `M${positionAt(minute, match)} 5h0`).join('');
}
