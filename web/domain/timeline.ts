import { type EventDetail, type Incident, isGoal, type MatchMinute, SIDES } from './eventDetail.ts';
import type { Match, Period, Side } from './match.ts';
import { runningMinute } from './matchClock.ts';
import type { Sport } from './sport.ts';

/** The minutes at which the parts of a match end; football's extra time comes after the second. */
const ENDS: Readonly<Record<Sport, readonly number[]>> = {
  football: [45, 90, 105, 120],
  'ice-hockey': [20, 40, 60, 65],
  handball: [30, 60],
  basketball: [10, 20, 30, 40],
};

const REGULAR_PARTS: Readonly<Record<Sport, number>> = { football: 2, 'ice-hockey': 3, handball: 2, basketball: 4 };

/** Signs nearer than this (percent of the line) would cover each other, so they stand one above the other. */
const SIGN_WIDTH = 4.5;
export const MOST_LANES = 4;

/** An incident on the line: how far along (percent) and in which lane away from it, from 0. */
export interface TimelineSign {
  incident: Incident;
  percent: number;
  lane: number;
}

/** A line of minutes, added time included. */
export interface Timeline {
  signs: TimelineSign[];
  /** Where the parts end, with the minute; the last is the line's end. */
  marks: { minute: number; percent: number }[];
  lanes: Record<Side, number>;
  percentOf(minute: MatchMinute): number;
}

type Kickable = Pick<Match, 'sport' | 'state'>;

function partsOf({ sport, state }: Kickable, minutes: readonly MatchMinute[]): readonly number[] {
  const ends = ENDS[sport];
  const regular = REGULAR_PARTS[sport];
  const last = ends[regular - 1] ?? 0;
  const isExtra =
    minutes.some(({ minute }) => minute > last) ||
    (sport === 'football' && state.kind === 'playing' && /^(extra|pen)/.test(state.period)) ||
    (sport === 'football' && state.kind === 'finished' && /^(extra|pen)/.test(state.ending));
  return isExtra ? ends : ends.slice(0, regular);
}

/** Lays the incidents that have a minute out along the minutes of a match. */
export function timelineOf(match: Kickable, incidents: readonly Incident[]): Timeline {
  const minutes = incidents.flatMap(({ minute }) => minute ?? []);
  const ends = partsOf(match, minutes);
  const parts = ends.map((end, index) => {
    const added = minutes.filter(({ minute }) => minute === end).map((each) => each.added ?? 0);
    return { from: ends[index - 1] ?? 0, end, added: Math.max(0, ...added) };
  });
  const length = parts.reduce((sum, { from, end, added }) => sum + end - from + added, 0);
  const percentOf = ({ minute, added }: MatchMinute) => {
    const before = parts.filter(({ end }) => end < minute).reduce((sum, part) => sum + part.added, 0);
    return Math.min(100, Math.round(((minute + before + (added ?? 0)) / length) * 1000) / 10);
  };
  const marks = parts.map(({ end, added }) => ({ minute: end, percent: percentOf({ minute: end, added }) }));
  const lastInLane: Record<Side, number[]> = { home: [], away: [] };
  const signs = incidents.flatMap((incident): TimelineSign[] => {
    if (incident.minute === null) return [];
    const percent = percentOf(incident.minute);
    const lanes = lastInLane[incident.side];
    const free = lanes.findIndex((last) => percent - last >= SIGN_WIDTH);
    const lane = free >= 0 ? free : Math.min(lanes.length, MOST_LANES - 1);
    lanes[lane] = percent;
    return [{ incident, percent, lane }];
  });
  return { signs, marks, lanes: { home: lastInLane.home.length, away: lastInLane.away.length }, percentOf };
}

/**
 * Whether the goals of a finished match in football are all told, each with its minute: some sources have a result to which
 * nobody has entered every goal. The result counts.
 */
export function tellsEveryGoal({
  match: { sport, state },
  incidents,
}: Pick<EventDetail, 'match' | 'incidents'>): boolean {
  if (sport !== 'football' || state.kind !== 'finished' || state.ending === 'awarded' || state.score === null)
    return true;
  const goals = incidents.filter(isGoal);
  const { score } = state;
  return (
    goals.every(({ minute }) => minute !== null) &&
    SIDES.every((side) => goals.filter((goal) => goal.side === side).length === score[side])
  );
}

/** How many parts of the line have ended when a period is played. */
const PARTS_OVER: Partial<Record<Period, number>> = {
  'second-half': 1,
  'extra-time-first-half': 2,
  'extra-time-second-half': 3,
  'second-quarter': 1,
  'third-quarter': 2,
  'fourth-quarter': 3,
  'second-period': 1,
  'third-period': 2,
};

/** How far along its line (percent) a match has come at `now` (milliseconds UTC). */
export function progressOf({ state }: Kickable, { percentOf, marks }: Timeline, now: number): number {
  switch (state.kind) {
    case 'finished':
      return 100;
    case 'half-time':
      return marks[0]?.percent ?? 0;
    case 'playing': {
      const running = runningMinute(state, now);
      if (running !== null) return percentOf({ minute: running.minute, added: running.added ?? null });
      if (state.period === 'penalties') return 100;
      // A clock that nobody knows: the parts before this one are over.
      const over = PARTS_OVER[state.period] ?? 0;
      return over === 0 ? 0 : (marks[over - 1]?.percent ?? 0);
    }
    default:
      return 0;
  }
}
