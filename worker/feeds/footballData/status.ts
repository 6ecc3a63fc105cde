import type { Ending, MatchState, Period, Score, Side } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import { plainWords } from '../normalize/fields.ts';
import { countedStart } from '../normalize/incidents.ts';
import { isLevel, isShootOut, restOf, withWinner } from '../normalize/shootOut.ts';
import { type Status, stateOf, statusTable } from '../normalize/states.ts';
import statuses from './statuses.json' with { type: 'json' };
import type { WireMatch, WireScores } from './wire.ts';

function sumOf({ regularTime, extraTime }: WireScores): Score | null {
  if (regularTime === null) return null;
  return { home: regularTime.home + (extraTime?.home ?? 0), away: regularTime.away + (extraTime?.away ?? 0) };
}

const isWithin = (part: Score | null, { home, away }: Score) =>
  part === null || (part.home <= home && part.away <= away);

/**
 * The score without a shoot-out. After a shoot-out `fullTime` includes it, so the score is the sum of regular and
 * extra time, or `fullTime` minus penalties. If that contradicts the half-time score, `fullTime` itself counts if it
 * is level.
 */
function playScore(score: WireScores | null): Score | null {
  if (score === null) return null;
  const { duration, fullTime, halfTime, penalties } = score;
  if (duration !== 'PENALTY_SHOOTOUT') return fullTime;
  const rest = restOf(fullTime, penalties);
  const left = rest !== null && isWithin(halfTime, rest) ? rest : null;
  return sumOf(score) ?? left ?? (fullTime !== null && isLevel(fullTime) ? fullTime : null);
}

/** Whether a shoot-out’s score agrees with the source’s winner; true without a winner. */
function fits({ home, away }: Score, winner: string | null): boolean {
  if (winner === 'HOME_TEAM') return home > away;
  return winner === 'AWAY_TEAM' ? away > home : true;
}

/** The score of a shoot-out; null if there was none. If `penalties` is implausible, it is the rest of `fullTime`. */
export function shootOutOf(score: WireScores | null): Score | null {
  if (score?.duration !== 'PENALTY_SHOOTOUT') return null;
  const readings = [score.penalties, restOf(score.fullTime, playScore(score))].filter((each) => each !== null);
  return readings.find((each) => isShootOut(each) && fits(each, score.winner)) ?? score.penalties;
}

const playing = (period: Period): Status => ({ kind: 'playing', period });

/** A second half starts at least this long after the scheduled kick-off, with some tolerance. */
const FIRST_HALF_MS = 55 * 60_000;

const ENDINGS: Readonly<Record<string, Ending>> = { EXTRA_TIME: 'extra-time', PENALTY_SHOOTOUT: 'penalties' };

/** Every other status of the documentation’s lookup tables. */
const STATUSES = statusTable(statuses);

/** The status of a match. `duration` tells the part of a match in play. Undefined for an undocumented one. */
function statusOf({ status: given, score, minute, utcDate }: WireMatch, now: number): Status | undefined {
  const status = given.toUpperCase();
  const duration = score?.duration ?? null;
  const extraTime = (isSecond: boolean) => playing(isSecond ? 'extra-time-second-half' : 'extra-time-first-half');
  switch (status) {
    case 'FINISHED':
      return { kind: 'finished', ending: entryOf(ENDINGS, duration) ?? 'regular' };
    case 'EXTRA_TIME':
      return extraTime((minute ?? 0) > 105);
    case 'PAUSED':
      if (duration === 'PENALTY_SHOOTOUT') return playing('penalties');
      if (duration !== 'EXTRA_TIME' && (minute ?? 0) < 90) return { kind: 'half-time' };
      return extraTime((minute ?? 0) >= 105);
    // An older word for it.
    case 'LIVE':
    case 'IN_PLAY': {
      if (duration === 'PENALTY_SHOOTOUT') return playing('penalties');
      if (duration === 'EXTRA_TIME') return extraTime((minute ?? 0) > 105);
      // A half-time score means the second half, but some competitions have one from kick-off on, so the elapsed time
      // must fit.
      const isSecond = minute === null ? score?.halfTime != null && now - utcDate >= FIRST_HALF_MS : minute > 45;
      return playing(isSecond ? 'second-half' : 'first-half');
    }
    default:
      return entryOf(STATUSES, status);
  }
}

const WINNERS: Readonly<Record<string, Side>> = { HOME_TEAM: 'home', AWAY_TEAM: 'away' };

/** The state of a match at `now`, when its answer arrived (milliseconds UTC). An undocumented status keeps its own words. */
export function readState(wire: WireMatch, now: number): MatchState {
  const status = statusOf(wire, now);
  const score = playScore(wire.score);
  if (status === undefined) return { kind: 'other', text: plainWords(wire.status), score };
  const minute = wire.minute === null ? null : wire.minute + (wire.injuryTime ?? 0);
  const halfTime = wire.score?.halfTime ?? null;
  const state = stateOf(status, {
    score,
    halfTime,
    shootOut: status.kind === 'playing' ? (wire.score?.penalties ?? null) : shootOutOf(wire.score),
    hasBegun: minute !== null || halfTime !== null,
    // Plans without minutes have no clock, because matches do not start exactly at the scheduled kick-off.
    startOf: (period) =>
      minute === null || wire.status.toUpperCase() === 'PAUSED' ? null : countedStart(period, minute, now),
  });
  return withWinner(state, entryOf(WINNERS, wire.score?.winner ?? null) ?? null);
}
