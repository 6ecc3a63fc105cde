import type { MatchState, Period, Score } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchSchemas.ts';
import { entryOf } from '../normalize/fields.ts';
import { countedStart } from '../normalize/moments.ts';
import { isShootOut, withWinner } from '../normalize/shootOut.ts';
import type { WireFixture } from './wire.ts';

const MINUTE = 60_000;

interface Facts {
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
  /** Elapsed minutes without stoppage time, which tell the period. Null if unknown. */
  elapsed: number | null;
  /** Elapsed minutes including stoppage time. */
  minute: number | null;
  periods: WireFixture['fixture']['periods'];
  /** When the answer arrived, milliseconds UTC. */
  now: number;
}

/** The halves whose start time the source states. */
const STATED: Partial<Record<Period, 'first' | 'second'>> = { 'first-half': 'first', 'second-half': 'second' };

/** A stated start counts if it is this close to the start derived from the minute. */
const TOLERANCE_MS = 2.5 * MINUTE;

// The running clock needs a start time: the stated one if plausible, else derived from the minute.
function startOf(period: Period, { minute, periods, now }: Facts): number | null {
  const half = STATED[period];
  const seconds = half === undefined ? null : (periods?.[half] ?? null);
  const stated = seconds === null ? null : seconds * 1000;
  const counted = minute === null ? null : countedStart(period, minute, now);
  if (stated !== null && (counted === null || Math.abs(stated - counted) <= TOLERANCE_MS)) return stated;
  return counted;
}

type Reader = (facts: Facts) => MatchState;

const playing =
  (periodOf: (elapsed: number | null) => Period): Reader =>
  (facts) => {
    const period = periodOf(facts.elapsed);
    return { kind: 'playing', period, startedAt: startOf(period, facts), score: facts.score };
  };

const finished =
  (ending: (MatchState & { kind: 'finished' })['ending']): Reader =>
  ({ score, halfTime, shootOut }) => ({
    kind: 'finished',
    ending,
    score,
    halfTime: halfTime ?? undefined,
    shootOut: ending === 'penalties' && shootOut !== null && isShootOut(shootOut) ? shootOut : null,
  });

const extraHalf = (elapsed: number | null): Period =>
  elapsed !== null && elapsed > 105 ? 'extra-time-second-half' : 'extra-time-first-half';

const toFinish: Reader = ({ score }) => ({ kind: 'to-finish', score });

/** Every short status of the documentation. */
const READERS: Readonly<Record<string, Reader>> = {
  TBD: () => ({ kind: 'not-started', untimed: true }),
  NS: () => ({ kind: 'not-started' }),
  '1H': playing(() => 'first-half'),
  HT: ({ score }) => ({ kind: 'half-time', score }),
  '2H': playing(() => 'second-half'),
  ET: playing(extraHalf),
  // The break before extra time or between its halves, without a running clock.
  BT: ({ score, elapsed }) => ({
    kind: 'playing',
    period: elapsed !== null && elapsed >= 105 ? 'extra-time-second-half' : 'extra-time-first-half',
    startedAt: null,
    score,
  }),
  P: ({ score, shootOut }) => ({ kind: 'playing', period: 'penalties', startedAt: null, score, shootOut }),
  SUSP: toFinish,
  // An interruption of a few minutes, per the documentation; a suspended match resumes another day.
  INT: ({ score }) => ({ kind: 'other', text: 'Interrupted', score }),
  FT: finished('regular'),
  AET: finished('extra-time'),
  PEN: finished('penalties'),
  PST: () => ({ kind: 'postponed' }),
  CANC: ({ score, minute }) => ({ kind: 'cancelled', score: minute === null ? null : score }),
  ABD: ({ score }) => ({ kind: 'abandoned', score }),
  AWD: finished('awarded'),
  WO: finished('awarded'),
  // In progress, in a competition without minutes.
  LIVE: (facts) =>
    facts.elapsed === null || facts.elapsed === 0
      ? { kind: 'awaiting-info', score: facts.score }
      : playing((elapsed) => ((elapsed ?? 0) > 45 ? 'second-half' : 'first-half'))(facts),
};

/** The state of a fixture. An undocumented status keeps its own words. */
export function readState({ fixture, goals, score, teams }: WireFixture, now: number): MatchState {
  const { short, long, elapsed, extra } = fixture.status;
  const facts: Facts = {
    score: goals,
    halfTime: score?.halftime ?? null,
    shootOut: score?.penalty ?? null,
    elapsed,
    minute: elapsed === null ? null : elapsed + (extra ?? 0),
    periods: fixture.periods,
    now,
  };
  const key = short.toUpperCase();
  const reader = entryOf(READERS, key);
  if (reader === undefined) return { kind: 'other', text: long ?? short, score: goals };
  const [winner = null, other] = SIDES.filter((side) => teams[side]?.winner === true);
  return withWinner(reader(facts), other === undefined ? winner : null);
}
