import type { Ending, MatchState, Period, Score, Side } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import { plainWords } from '../normalize/fields.ts';
import { countedStart } from '../normalize/incidents.ts';
import { isLevel, isWithin, restOf } from '../normalize/shootOut.ts';
import { type Status, stateOf, statusTable } from '../normalize/states.ts';
import statuses from './statuses.json' with { type: 'json' };
import type { WireMatch, WireScores } from './wire.ts';

function sumOf({ regularTime, extraTime }: WireScores): Score | null {
  if (regularTime === null) return null;
  return { home: regularTime.home + (extraTime?.home ?? 0), away: regularTime.away + (extraTime?.away ?? 0) };
}

/**
 * Readings of the score without a shoot-out. After one `fullTime` includes it, so the score is the sum of regular and
 * extra time, or `fullTime` minus penalties. If that contradicts the half-time score, `fullTime` itself counts if it is
 * level.
 */
function playsOf(score: WireScores): (Score | null)[] {
  const { duration, fullTime, halfTime, penalties } = score;
  if (duration !== 'PENALTY_SHOOTOUT') return [fullTime];
  const rest = restOf(fullTime, penalties);
  const left = rest !== null && isWithin(halfTime, rest) ? rest : null;
  return [sumOf(score), left, fullTime !== null && isLevel(fullTime) ? fullTime : null];
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
export function parseState(wire: WireMatch, now: number): MatchState {
  const { score } = wire;
  const minute = wire.minute === null ? null : wire.minute + (wire.injuryTime ?? 0);
  return stateOf(statusOf(wire, now) ?? plainWords(wire.status), {
    plays: score === null ? [] : playsOf(score),
    total: score?.fullTime ?? null,
    own: score?.penalties ?? null,
    winner: entryOf(WINNERS, score?.winner ?? null) ?? null,
    hasBegun: minute !== null || score?.halfTime != null,
    // Plans without minutes have no clock, because matches do not start exactly at the scheduled kick-off.
    startOf: (period) =>
      minute === null || wire.status.toUpperCase() === 'PAUSED' ? null : countedStart(period, minute, now),
  });
}
