import type { Ending, MatchState, Period, Side } from '../../../web/domain/match.ts';
import { withWinner } from '../normalize/awarded.ts';
import { entryOf, plainWords } from '../normalize/fields.ts';
import { countedStart } from '../normalize/periodStart.ts';
import { playScore, shootOutOf } from './scores.ts';
import type { WireMatch } from './wire.ts';

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
