import type { MatchState } from '../../../web/domain/match.ts';
import type { Results } from './results.ts';

const MINUTE = 60_000;

/** What the state of a match is derived from: OpenLigaDB has no status but `matchIsFinished`. */
export interface StateFacts {
  kickOff: number;
  /** Milliseconds UTC at which the record was read. */
  now: number;
  isFinished: boolean;
  results: Results;
  /** Minute of the latest goal; null where none is known. */
  lastMinute: number | null;
  /** Somebody has entered something since the kick-off. */
  hasBegun: boolean;
}

/** A half-time entered sooner after the kick-off is the score so far: some leagues keep both results up to date. */
const FIRST_HALF_LASTS = 45;
// Minutes after the kick-off: 45 and a little added time, a quarter of an hour of half-time, 45 and added time again.
const FIRST_HALF_ENDS = 50;
const SECOND_HALF_BEGINS = 62;
const SECOND_HALF_ENDS = 115;
/** Extra time and a shoot-out are over by then. */
const ALL_OVER = 180;
/** Nobody enters anything any more. */
const FORGOTTEN = 360;

function finished({ play, ending, shootOut }: Results): MatchState {
  return { kind: 'finished', ending, score: play, shootOut };
}

function inPlay({ kickOff, now, results, lastMinute }: StateFacts): MatchState {
  const since = (now - kickOff) / MINUTE;
  const score = results.running;
  const isSecond = lastMinute !== null && lastMinute > 45 && since > SECOND_HALF_BEGINS;
  if (results.ending !== 'regular' || (lastMinute !== null && lastMinute > 105)) {
    return { kind: 'awaiting-info', score };
  }
  // No clock: the scheduled kick-off is not when the ball rolled, and a half's start is nowhere.
  const half = (period: 'first-half' | 'second-half'): MatchState => ({
    kind: 'playing',
    period,
    startedAt: null,
    score,
  });
  if (results.halfTime !== null && since >= FIRST_HALF_LASTS) {
    if (since < SECOND_HALF_BEGINS && !isSecond) return { kind: 'half-time', score };
    return since < SECOND_HALF_ENDS ? half('second-half') : { kind: 'awaiting-info', score };
  }
  if (isSecond && since < SECOND_HALF_ENDS) return half('second-half');
  return since < FIRST_HALF_ENDS ? half('first-half') : { kind: 'awaiting-info', score };
}

/**
 * The state of a match from its kick-off, its results and the time. It claims no more than they say: a match that should
 * run but of which nothing is entered is awaiting information, and one that nobody reported on for hours is unreported.
 */
export function readState(facts: StateFacts): MatchState {
  const { kickOff, now, isFinished, results, hasBegun } = facts;
  if (isFinished) return finished(results);
  if (now < kickOff) return { kind: 'not-started' };
  const since = (now - kickOff) / MINUTE;
  const isReported = hasBegun || results.running !== null;
  if (!isReported) return since < ALL_OVER ? { kind: 'awaiting-info', score: null } : { kind: 'unreported' };
  if (since < ALL_OVER) return inPlay(facts);
  if (results.hasEnd) return finished(results);
  return since < FORGOTTEN
    ? { kind: 'awaiting-info', score: results.running }
    : { kind: 'to-finish', score: results.running };
}
