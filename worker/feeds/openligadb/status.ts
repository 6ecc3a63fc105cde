import type { MatchState } from '../../../web/domain/match.ts';
import type { Results } from './results.ts';

const MINUTE = 60_000;

/** Facts for the state of a match, because OpenLigaDB has no status except `matchIsFinished`. */
interface StateFacts {
  kickOff: number;
  /** When the record was read, milliseconds UTC. */
  now: number;
  isFinished: boolean;
  results: Results;
  /** Minute of the latest goal; null if unknown. */
  lastMinute: number | null;
  /** When data was last entered, milliseconds UTC; null if unknown. */
  changedAt: number | null;
}

/** Some leagues keep the half-time result up to date from kick-off on; it is final after this many minutes. */
const FIRST_HALF_LASTS = 45;
// Minutes after kick-off, with some stoppage time and a break of 15 minutes.
const FIRST_HALF_ENDS = 50;
const SECOND_HALF_BEGINS = 62;
const EARLIEST_END = 105;
const SECOND_HALF_ENDS = 115;
/** Extra time and a shoot-out are over after this many minutes. */
const ALL_OVER = 180;

function finished({ play, ending, shootOut }: Results): MatchState {
  return { kind: 'finished', ending, score: play, shootOut };
}

// Users enter 0–0 for a postponed match at its kick-off or days later, and the end of a played one when it is over.
function isUnplayed({ kickOff, results: { ending, play }, changedAt }: StateFacts): boolean {
  const enteredAfter = ((changedAt ?? kickOff) - kickOff) / MINUTE;
  const isUntimely = enteredAfter < EARLIEST_END || enteredAfter >= ALL_OVER;
  return isUntimely && ending === 'regular' && play?.home === 0 && play.away === 0;
}

function inPlay({ kickOff, now, results, lastMinute }: StateFacts): MatchState {
  const since = (now - kickOff) / MINUTE;
  const score = results.running;
  const isSecond = lastMinute !== null && lastMinute > 45 && since >= SECOND_HALF_BEGINS;
  if (results.ending !== 'regular' || (lastMinute !== null && lastMinute > 105)) {
    return { kind: 'awaiting-info', score };
  }
  // No clock, because neither the actual kick-off nor the start of the second half is known.
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

/** Derives the state of a match from kick-off, results and time, because the source has none. */
export function parseState(facts: StateFacts): MatchState {
  const { kickOff, now, isFinished, results, changedAt } = facts;
  if (isFinished) return finished(results);
  if (now < kickOff) return { kind: 'not-started' };
  const since = (now - kickOff) / MINUTE;
  const isReported = (changedAt ?? kickOff) > kickOff || results.running !== null;
  if (!isReported) return since < ALL_OVER ? { kind: 'awaiting-info', score: null } : { kind: 'unreported' };
  if (since < ALL_OVER) return inPlay(facts);
  if (results.hasEnd && !isUnplayed(facts)) return finished(results);
  return { kind: 'awaiting-info', score: results.running };
}
