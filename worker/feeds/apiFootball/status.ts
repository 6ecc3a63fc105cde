import type { MatchState, Period } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { entryOf } from '../../base/entryOf.ts';
import { countedStart } from '../normalize/incidents.ts';
import { type Status, stateOf, statusTable } from '../normalize/states.ts';
import statuses from './statuses.json' with { type: 'json' };
import type { WireFixture } from './wire.ts';

const MINUTE = 60_000;

/** The short statuses of the documentation, besides those of `statusOf`. */
const STATUSES = statusTable(statuses);

const playing = (period: Period): Status => ({ kind: 'playing', period });

const extraHalf = (isSecond: boolean) => playing(isSecond ? 'extra-time-second-half' : 'extra-time-first-half');

/** The status of a fixture; `elapsed` are its minutes without stoppage time. Undefined for an undocumented one. */
function statusOf(short: string, elapsed: number | null): Status | undefined {
  switch (short) {
    case 'ET':
      return extraHalf((elapsed ?? 0) > 105);
    case 'BT':
      // The break before extra time or between its halves.
      return extraHalf((elapsed ?? 0) >= 105);
    case 'LIVE':
      // In progress, in a competition without minutes.
      return elapsed ? playing(elapsed > 45 ? 'second-half' : 'first-half') : { kind: 'awaiting-info' };
    default:
      return entryOf(STATUSES, short);
  }
}

/** The halves whose start time the source states. */
const STATED: Partial<Record<Period, 'first' | 'second'>> = { 'first-half': 'first', 'second-half': 'second' };

/** A stated start counts if it is this close to the start derived from the minute. */
const TOLERANCE_MS = 2.5 * MINUTE;

// The running clock needs a start time: the stated one if plausible, else derived from the minute.
function startOf(period: Period, minute: number | null, { fixture }: WireFixture, now: number): number | null {
  const half = STATED[period];
  const stated = half === undefined ? null : (fixture.periods?.[half] ?? null);
  const counted = minute === null ? null : countedStart(period, minute, now);
  if (stated !== null && (counted === null || Math.abs(stated - counted) <= TOLERANCE_MS)) return stated;
  return counted;
}

/** The state of a fixture at `now`, when its answer arrived (milliseconds UTC). An undocumented status keeps its own words. */
export function parseState(wire: WireFixture, now: number): MatchState {
  const { goals, score, teams } = wire;
  const { short, long, elapsed, extra } = wire.fixture.status;
  const key = short.toUpperCase();
  const minute = elapsed === null ? null : elapsed + (extra ?? 0);
  const [winner = null, other] = SIDES.filter((side) => teams[side]?.winner === true);
  // An interruption of a few minutes, per the documentation; a suspended match resumes another day.
  const status = key === 'INT' ? 'Interrupted' : (statusOf(key, elapsed) ?? long ?? short);
  return stateOf(status, {
    plays: [goals],
    total: null,
    own: score?.penalty ?? null,
    winner: other === undefined ? winner : null,
    hasBegun: minute !== null,
    // The clock stops during a break.
    startOf: (period) => (key === 'BT' ? null : startOf(period, minute, wire, now)),
  });
}
