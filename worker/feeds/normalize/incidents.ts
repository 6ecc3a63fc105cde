import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import { goalsAgree, isGoal } from '../../../web/domain/incidents.ts';
import type { ListedGoal, Match, MatchState, Period, Score, Side } from '../../../web/domain/match.ts';
import { CLOCK } from '../../../web/domain/matchClock.ts';
import { SPORT_FACTS, type Sport } from '../../../web/domain/sport.ts';
import type { ReadKind } from './incidentKinds.ts';

type Person = { id: string | null; name: string | null } | null;

/** A source’s facts of an incident. `playerOut` is replaced by `player`; `text` describes an unknown kind. */
interface Given {
  side: Side;
  minute: MatchMinute | null;
  player: Person;
  playerOut: Person;
  assists: string[];
  scoreAfter: Score | null;
  text: string;
}

/** An incident of a kind. */
export function incidentFrom(
  read: ReadKind,
  { side, minute, playerOut, assists, scoreAfter, text, ...given }: Given,
): Incident {
  const player = given.player?.name ?? null;
  const moment = { side, minute, ...(given.player?.id && { playerId: given.player.id }) };
  switch (read.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty':
      return { ...moment, kind: read.kind, player, assists, scoreAfter };
    case 'missed-penalty':
    case 'cancelled-goal':
      return { ...moment, kind: read.kind, player, reason: read.reason };
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return { ...moment, kind: read.kind, player };
    case 'substitution': {
      const outId = playerOut?.id ? { playerOutId: playerOut.id } : {};
      return { ...moment, kind: read.kind, playerIn: player, playerOut: playerOut?.name ?? null, ...outId };
    }
    case 'decision':
      return { ...moment, kind: read.kind, decision: read.decision, player };
    case 'other':
      return { ...moment, kind: read.kind, text, player };
  }
}

const MINUTE = 60_000;

/** The start of a period from the source’s minute at `now`, in whole minutes so that answers agree, or null. */
export function countedStart(period: Period, minute: number, now: number): number | null {
  const clock = CLOCK[period];
  if (clock === undefined) return null;
  return Math.floor(now / MINUTE) * MINUTE - (minute - clock.offset) * MINUTE;
}

/** Limits of a plausible match clock. */
const LAST_MINUTE = 130;
const MAX_ADDED = 30;

/** A minute of the match clock from a source, 0 before kick-off; null if it is implausible. */
export function minuteOf(minute: number | null, added: number | null = null): MatchMinute | null {
  if (minute === null || !Number.isInteger(minute) || Math.abs(minute) > LAST_MINUTE) return null;
  return { minute: Math.max(0, minute), added: added !== null && added > 0 && added <= MAX_ADDED ? added : null };
}

/** The place of an incident on the match clock; the end without a minute. */
export function clockOf({ minute }: Incident): number {
  return minute === null ? Number.POSITIVE_INFINITY : minute.minute + (minute.added ?? 0) / 100;
}

/** The goals of a match after a goal, by its running score; 0 if it is unknown. */
export function totalAfter({ scoreAfter }: { kind: string; scoreAfter?: Score | null }): number {
  return scoreAfter == null ? 0 : scoreAfter.home + scoreAfter.away;
}

/** Sorts incidents by the match clock, and goals of a minute by their scores. Incidents without a minute come last. */
export function inOrder<Each extends Incident>(incidents: readonly Each[]): Each[] {
  return incidents.toSorted((one, other) => clockOf(one) - clockOf(other) || totalAfter(one) - totalAfter(other));
}

/** The number of players sent off per side. Cancelled red cards do not count. */
function redCardsIn(incidents: readonly Incident[]): Score {
  const cancelled = incidents.flatMap((each) =>
    each.kind === 'decision' && each.decision === 'red-card-cancelled' ? [`${each.side} ${each.player}`] : [],
  );
  const dismissals = incidents.filter(
    (each) =>
      each.kind === 'second-yellow-card' ||
      (each.kind === 'red-card' && (each.player === null || !cancelled.includes(`${each.side} ${each.player}`))),
  );
  const of = (side: Side) => dismissals.filter((each) => each.side === side).length;
  return { home: of('home'), away: of('away') };
}

/** The facts that a match’s row has from its incidents: the players sent off, and the minute of a cancelled goal. */
export function rowFacts(incidents: readonly Incident[]): Pick<Match, 'redCards' | 'correctedAt'> {
  const minute = incidents.findLast(({ kind }) => kind === 'cancelled-goal')?.minute ?? null;
  const correctedAt = minute && [minute.minute, minute.added].filter((part) => part !== null).join('+');
  return { redCards: redCardsIn(incidents), correctedAt };
}

/** Above any real number of goals, and enough for the score line. */
const MAX_GOALS = 40;

/** Adds the goals that count: to a running match for its score line and the latest news, to an ended one their minutes. */
export function withGoals(state: MatchState, sport: Sport, incidents: readonly Incident[]): MatchState {
  const { kind: now } = state;
  if ((now !== 'playing' && now !== 'half-time' && now !== 'finished') || !SPORT_FACTS[sport].goalsAreNews)
    return state;
  const goals = inOrder(incidents.filter(isGoal).slice(0, MAX_GOALS)).flatMap(({ side, minute, kind, player }) => {
    if (minute === null) return [];
    const goal: ListedGoal = { side, minute: minute.minute, ...(minute.added !== null && { added: minute.added }) };
    return [{ goal, scorer: kind === 'own-goal' ? null : player }];
  });
  const listed = goals.map(({ goal }) => goal);
  if (now === 'finished') {
    if (!goalsAgree(listed, state.score)) return state;
    return {
      ...state,
      goalMinutes: listed.map(({ side, minute }) => Math.max(1, minute) * (side === 'home' ? 1 : -1)),
    };
  }
  const last = goals.at(-1);
  if (last === undefined) return state;
  if (last.scorer !== null) last.goal.scorer = last.scorer;
  return { ...state, goals: listed };
}
