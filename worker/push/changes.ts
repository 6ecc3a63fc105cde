import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { type Match, phaseOf, type Score, type Side, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import type { MatchChange } from '../../web/domain/matchChange.ts';
import { SIDES } from '../../web/domain/matchKinds.ts';
import type { HintKind } from '../../web/domain/pushMessage.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { digestOf } from '../base/digests.ts';
import type { EarlierState } from '../settings/journalBinding.ts';
import { listedGoal } from './goals.ts';
import type { PlayerChange } from './playerDeeds.ts';

/** A match as the journal knew it at its last read. */
export type KnownMatch = EarlierState & Pick<Match, 'sport'>;

/** A change of a match's row in the lists. `row`: its clock, a scorer or a minute, which is sent but not kept. */
export type RowChange = MatchChange | { kind: 'row' };

/**
 * A reason to fetch again. `list`: a sport's list has other matches or names. `details`: the match's page has other
 * incidents. `prices`: a price moved; the price itself is never included.
 */
type Hint = { kind: HintKind };

export type EntryKind = (RowChange | PlayerChange | Hint)['kind'];

interface EntryOf<Change> {
  /** When the source reported it, milliseconds UTC. */
  at: number;
  sport: Sport;
  /** The match's id; empty for a change of a list. */
  match: string;
  change: Change;
}

export type HintEntry = EntryOf<Hint>;

/** `row`: the match after the change. */
export type MatchEntry = EntryOf<RowChange | PlayerChange> & { row: Match };

export type Entry = MatchEntry | HintEntry;

const NONE: Score = { home: 0, away: 0 };

const isSame = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

// The order of goals in one read is unknown, so the home side's come first.
function goalsBetween(before: KnownMatch, from: Score, to: Score): MatchChange[] {
  let score = from;
  return SIDES.flatMap((side): MatchChange[] => {
    const by = to[side] - from[side];
    if (by === 0) return [];
    score = { ...score, [side]: to[side] };
    if (by > 0) return [{ kind: 'goal', side, by, score }];
    const scorer = listedGoal(before, side, from[side])?.scorer;
    return [{ kind: 'goal-disallowed', side, score, ...(scorer ? { scorer } : {}) }];
  });
}

function scoreChanges(before: KnownMatch, after: KnownMatch): MatchChange[] {
  const to = scoreOf(after.state);
  // An upcoming match starts at 0-0.
  const from = scoreOf(before.state) ?? (phaseOf(before) === 'upcoming' ? NONE : null);
  const isCorrected = after.correctedAt !== null && after.correctedAt !== before.correctedAt;
  if (to === null ? scoreOf(before.state) === null : isSame(from, to)) {
    return isCorrected ? [{ kind: 'goal-disallowed', side: null, score: to }] : [];
  }
  // A result whose play was not seen says nothing about the order of its goals.
  const isResult = phaseOf(before) !== 'live' && phaseOf(before) !== 'running' && phaseOf(after) === 'finished';
  if (from === null || to === null || isResult) return [{ kind: 'score-corrected', score: to }];
  const [home, away] = [to.home - from.home, to.away - from.away];
  return home * away < 0 ? [{ kind: 'score-corrected', score: to }] : goalsBetween(before, from, to);
}

function cardChanges(card: 'yellow' | 'red', before: Score, after: Score): MatchChange[] {
  return SIDES.flatMap((side): MatchChange[] => {
    const by = after[side] - before[side];
    if (by === 0) return [];
    return [by > 0 ? { kind: 'card', side, card, by } : { kind: 'card-overturned', side, card, by: -by }];
  });
}

// A state from the disk may have its fields in another order.
function sortFields(_: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort()) : value;
}

const textOf = (fields: object) => JSON.stringify(fields, sortFields);

// A state without the parts that change during a period.
const statusText = ({ state }: KnownMatch) =>
  textOf({ ...state, score: null, goals: null, shootOut: null, halfTime: null, startedAt: null });

function stateChanges(before: KnownMatch, after: KnownMatch): MatchChange[] {
  const shootOut = shootOutOf(after.state);
  return [
    ...(statusText(before) === statusText(after) ? [] : [{ kind: 'status', state: after.state } as const]),
    ...scoreChanges(before, after),
    ...(isSame(shootOutOf(before.state), shootOut) ? [] : [{ kind: 'shoot-out', score: shootOut } as const]),
  ];
}

/** The changes of a match between two reads of a list. */
export function changesOf(before: KnownMatch, after: KnownMatch): RowChange[] {
  const { state, kickOff } = after;
  const hasOtherState = before.state !== state && textOf(before.state) !== textOf(state);
  const changes: MatchChange[] = [
    ...(before.kickOff === kickOff ? [] : [{ kind: 'kick-off', kickOff } as const]),
    // A goal can also come and go without another state.
    ...(hasOtherState || before.correctedAt !== after.correctedAt ? stateChanges(before, after) : []),
    ...cardChanges('red', before.redCards, after.redCards),
  ];
  return changes.length === 0 && hasOtherState ? [{ kind: 'row' }] : changes;
}

function yellowCards({ incidents }: Pick<EventDetail, 'incidents'>): Score {
  const of = (side: Side) => incidents.filter((each) => each.kind === 'yellow-card' && each.side === side).length;
  return { home: of('home'), away: of('away') };
}

/** The details of a match that are compared: its yellow cards, which line-ups are known, and a digest of its incidents. */
export interface KnownDetail {
  yellow: Score;
  hasLineUp: Readonly<Record<Side, boolean>>;
  incidents: string;
}

export function knownDetail(event: Pick<EventDetail, 'incidents' | 'lineUps'>): KnownDetail {
  const { home, away } = event.lineUps;
  const incidents = digestOf(JSON.stringify(event.incidents));
  return { yellow: yellowCards(event), hasLineUp: { home: home !== null, away: away !== null }, incidents };
}

/** The changes of a match's details between two reads. */
export function detailChanges(before: KnownDetail, after: KnownDetail): (MatchChange | { kind: 'details' })[] {
  const changes = cardChanges('yellow', before.yellow, after.yellow);
  for (const side of SIDES) {
    if (after.hasLineUp[side] && !before.hasLineUp[side]) changes.push({ kind: 'line-ups', side });
  }
  return changes.length > 0 || before.incidents === after.incidents ? changes : [{ kind: 'details' }];
}
