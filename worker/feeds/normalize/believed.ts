import type { Incident } from '../../../web/domain/eventDetail.ts';
import { latestKickOff } from '../../../web/domain/kickOff.ts';
import { isUnderWay, type MatchState, type Score, scoreOf } from '../../../web/domain/match.ts';
import { isExtended } from '../../../web/domain/scoreLine.ts';
import { SPORT_FACTS } from '../../../web/domain/sport.ts';
import { perKey } from '../../base/memo.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { GivenMatch } from './givenMatch.ts';
import { surplusOf } from './goals.ts';
import { isWithin } from './shootOut.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Long enough for extra time, a shoot-out and a kick-off delayed by an hour. */
const MAX_MS = 4 * HOUR;
/** The longest cup tie, for one that is first seen in extra time or its shoot-out. */
const MAX_TIE_MS = 6 * HOUR;
/** No part of a match lasts longer without a change. */
const QUIET_MS = HOUR;
/** A source has the result of an end within this time. */
const DOUBTED_MS = 10 * MINUTE;

const MAX_SEEN = 2_000;

/** What a source last said about each match, to tell a repetition from a change. */
export class SeenStates {
  readonly #seenOf = perKey(MAX_SEEN, (_id: string) => ({ text: '', since: 0, isChange: false }));

  /** When the source first said this about a match (`at`: now), and whether it said something else before. */
  note(id: string, state: MatchState, at: number): { since: number; isChange: boolean } {
    // Lists and details share these parts. A clock may be computed, so it tells nothing.
    const text = JSON.stringify({ ...state, startedAt: null, periods: null });
    const seen = this.#seenOf(id);
    if (seen.text !== text) Object.assign(seen, { text, since: at, isChange: seen.text !== '' });
    return seen;
  }
}

/** Instants are milliseconds UTC. */
export interface BeliefContext {
  now: number;
  /** When the source first gave this answer. */
  answeredAt: number;
  seen: SeenStates;
}

/** The context of an answer, at `now`. */
export const answerContext = ({ age }: UpstreamCall, now: number, seen: SeenStates): BeliefContext => ({
  now,
  answeredAt: Math.min(age?.first ?? now, now),
  seen,
});

/** Marks a match as unreported that has "not started" four hours after kick-off, or after its day without a time. */
function withoutReport({ state, kickOff, untimed }: GivenMatch, now: number): MatchState {
  if (state.kind !== 'not-started' && state.kind !== 'delayed') return state;
  const latest = state.kind === 'delayed' ? kickOff - (kickOff % DAY) + DAY : latestKickOff({ kickOff, untimed });
  return now - latest < MAX_MS ? state : { kind: 'unreported' };
}

/** Whether an end has no result, or contradicts the half-time score or the listed goals. */
function isDoubtful(state: MatchState & { kind: 'finished' }, given: GivenMatch, incidents: readonly Incident[]) {
  const { ending, score, shootOut, winner } = state;
  if (ending === 'awarded' || winner !== undefined) return false;
  if (given.lacksEnd === true || (shootOut === null && (score === null || ending === 'penalties'))) return true;
  if (score === null) return false;
  const isBelowGoals = SPORT_FACTS[given.sport].goalsAreNews && surplusOf(incidents, score) > 0;
  return isBelowGoals || !isWithin(given.halfTime, score);
}

/** The highest score that a record states, which is the newest. */
function newestScore({ state, halfTime }: GivenMatch, incidents: readonly Incident[]): Score | null {
  const running = incidents.map((each) => ('scoreAfter' in each ? each.scoreAfter : null));
  const known = [scoreOf(state), halfTime, ...running].filter((each) => each !== null);
  return known.toSorted((one, other) => other.home + other.away - one.home - one.away)[0] ?? null;
}

/** A match in play that nobody reports on any more awaits information, and a day later has no result. */
function unlessForgotten({ id, kickOff, state, changedAt }: GivenMatch, { now, seen }: BeliefContext): MatchState {
  const age = now - kickOff;
  const { since, isChange } = seen.note(id, state, now);
  const isLongTie = isExtended(state) && age < MAX_TIE_MS;
  if (age < MAX_MS || ((isChange || isLongTie) && now - since < QUIET_MS)) return state;
  if (age >= DAY) return { kind: 'unreported' };
  const last = Math.max(changedAt ?? 0, isChange ? since : 0);
  return { kind: 'awaiting-info', score: scoreOf(state), since: last > 0 && last <= now ? last : null };
}

/**
 * The state of a match as far as it can be believed: an end without its result is awaited for ten minutes, and a match
 * that stays in play for hours is not live.
 */
export function believed(given: GivenMatch, incidents: readonly Incident[], context: BeliefContext): MatchState {
  const { now, answeredAt, seen } = context;
  const { id, sport, kickOff } = given;
  const state = withoutReport(given, now);
  if (isUnderWay({ state, sport })) return unlessForgotten(given, context);
  const isRecent = now - kickOff < MAX_TIE_MS;
  if (state.kind !== 'finished' || !isRecent || !isDoubtful(state, given, incidents)) return state;
  if (now - seen.note(id, state, answeredAt).since >= DOUBTED_MS) return state;
  return { kind: 'awaiting-info', score: newestScore(given, incidents) };
}
