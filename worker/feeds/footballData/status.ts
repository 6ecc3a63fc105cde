import type { Ending, MatchState, Period, Score, Side } from '../../../web/domain/match.ts';
import { entryOf, plainWords } from '../normalize/fields.ts';
import { countedStart } from '../normalize/moments.ts';
import { isLevel, isShootOut, restOf, withWinner } from '../normalize/shootOut.ts';
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

type Reader = (wire: WireMatch, now: number) => MatchState;

const minuteOf = ({ minute, injuryTime }: WireMatch) => (minute === null ? null : minute + (injuryTime ?? 0));

const playing = (period: Period, wire: WireMatch, now: number): MatchState => {
  const minute = minuteOf(wire);
  // Plans without minutes have no clock, because matches do not start exactly at the scheduled kick-off.
  const startedAt = minute === null ? null : countedStart(period, minute, now);
  return { kind: 'playing', period, startedAt, score: playScore(wire.score) };
};

const extraTime: Reader = (wire, now) =>
  playing((wire.minute ?? 0) > 105 ? 'extra-time-second-half' : 'extra-time-first-half', wire, now);

const shootOut: Reader = (wire) => ({
  kind: 'playing',
  period: 'penalties',
  startedAt: null,
  score: playScore(wire.score),
  shootOut: wire.score?.penalties ?? null,
});

/** A second half starts at least this long after the scheduled kick-off, with some tolerance. */
const FIRST_HALF_MS = 55 * 60_000;

// `duration` tells the period. A half-time score means the second half, but some competitions have one from kick-off
// on, so the elapsed time must fit.
const inPlay: Reader = (wire, now) => {
  const { score, minute, utcDate } = wire;
  if (score?.duration === 'PENALTY_SHOOTOUT') return shootOut(wire, now);
  if (score?.duration === 'EXTRA_TIME') return extraTime(wire, now);
  const isSecond = minute === null ? score?.halfTime != null && now - utcDate >= FIRST_HALF_MS : minute > 45;
  return playing(isSecond ? 'second-half' : 'first-half', wire, now);
};

const paused: Reader = (wire, now) => {
  if (wire.score?.duration === 'PENALTY_SHOOTOUT') return shootOut(wire, now);
  const isAfterRegular = wire.score?.duration === 'EXTRA_TIME' || (wire.minute ?? 0) >= 90;
  if (!isAfterRegular) return { kind: 'half-time', score: playScore(wire.score) };
  const period = (wire.minute ?? 0) >= 105 ? 'extra-time-second-half' : 'extra-time-first-half';
  return { kind: 'playing', period, startedAt: null, score: playScore(wire.score) };
};

const ENDINGS: Readonly<Record<string, Ending>> = { EXTRA_TIME: 'extra-time', PENALTY_SHOOTOUT: 'penalties' };

const finished =
  (awarded: boolean): Reader =>
  ({ score }) => ({
    kind: 'finished',
    ending: awarded ? 'awarded' : (entryOf(ENDINGS, score?.duration ?? null) ?? 'regular'),
    score: playScore(score),
    halfTime: score?.halfTime ?? undefined,
    shootOut: awarded ? null : shootOutOf(score),
  });

// A match cancelled before kick-off has no score.
const cancelled: Reader = ({ score, minute }) => ({
  kind: 'cancelled',
  score: minute === null && score?.halfTime == null ? null : playScore(score),
});

const WINNERS: Readonly<Record<string, Side>> = { HOME_TEAM: 'home', AWAY_TEAM: 'away' };

/** Every status of the documentation’s lookup tables. */
const READERS: Readonly<Record<string, Reader>> = {
  // Only the day is fixed, so the time is ignored.
  SCHEDULED: () => ({ kind: 'not-started', untimed: true }),
  TIMED: () => ({ kind: 'not-started' }),
  IN_PLAY: inPlay,
  PAUSED: paused,
  EXTRA_TIME: extraTime,
  PENALTY_SHOOTOUT: shootOut,
  FINISHED: finished(false),
  SUSPENDED: ({ score }) => ({ kind: 'to-finish', score: playScore(score) }),
  POSTPONED: () => ({ kind: 'postponed' }),
  CANCELLED: cancelled,
  CANCELED: cancelled,
  AWARDED: finished(true),
};

/** The state of a match. An undocumented status keeps its own words. */
export function readState(wire: WireMatch, now: number): MatchState {
  const reader = entryOf(READERS, wire.status.toUpperCase());
  if (reader === undefined) return { kind: 'other', text: plainWords(wire.status), score: playScore(wire.score) };
  return withWinner(reader(wire, now), entryOf(WINNERS, wire.score?.winner ?? null) ?? null);
}
