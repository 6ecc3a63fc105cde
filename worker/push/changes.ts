import type { EventDetail, Incident } from '../../web/domain/eventDetail.ts';
import {
  type Match,
  type MatchState,
  phaseOf,
  type Score,
  SIDES,
  type Side,
  scoreOf,
  shootOutOf,
} from '../../web/domain/match.ts';
import type { EarlierState } from '../journal/earlierStates.ts';
import type { Change } from '../journal/entry.ts';

/** A match as the journal knew it at its last read. */
export type KnownMatch = EarlierState & Pick<Match, 'sport'>;

const NONE: Score = { home: 0, away: 0 };

/** The name of a state, one for each status: `playing:first-half`, `finished:regular`. */
export function statusName(state: MatchState): string {
  switch (state.kind) {
    case 'playing':
      return `playing:${state.period}`;
    case 'finished':
      return `finished:${state.ending}${state.winner === undefined ? '' : `:${state.winner}`}`;
    case 'other':
      return `other:${state.text}`;
    case 'not-started':
      return state.untimed === true ? 'not-started:untimed' : state.kind;
    default:
      return state.kind;
  }
}

const isSame = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

// The order of goals in one read is unknown, so the home side's come first.
function goalsBetween(from: Score, to: Score): Change[] {
  let score = from;
  return SIDES.flatMap((side): Change[] => {
    const by = to[side] - from[side];
    if (by === 0) return [];
    score = { ...score, [side]: to[side] };
    return [by > 0 ? { kind: 'goal', side, by, score } : { kind: 'goal-taken-back', side, by: -by, score }];
  });
}

function scoreChanges(before: KnownMatch, after: KnownMatch): Change[] {
  const to = scoreOf(after.state);
  // An upcoming match starts at 0-0.
  const from = scoreOf(before.state) ?? (phaseOf(before) === 'upcoming' ? NONE : null);
  const isCorrected = after.correctedAt !== null && after.correctedAt !== before.correctedAt;
  if (to === null ? scoreOf(before.state) === null : isSame(from, to)) {
    return isCorrected ? [{ kind: 'goal-taken-back', side: null, by: 0, score: to }] : [];
  }
  const isResult = phaseOf(before) === 'finished' && phaseOf(after) === 'finished';
  if (from === null || to === null || isResult) return [{ kind: 'score-corrected', from, score: to }];
  const [home, away] = [to.home - from.home, to.away - from.away];
  if (home * away < 0) return [{ kind: 'score-corrected', from, score: to }];
  return goalsBetween(from, to);
}

function cardChanges(card: 'yellow' | 'red', before: Score, after: Score): Change[] {
  return SIDES.flatMap((side): Change[] => {
    const by = after[side] - before[side];
    if (by === 0) return [];
    return [by > 0 ? { kind: 'card', side, card, by } : { kind: 'card-taken-back', side, card, by: -by }];
  });
}

const startOf = (state: MatchState) => (state.kind === 'playing' ? state.startedAt : null);

/** The changes of a match between two reads of a list. */
export function changesOf(before: KnownMatch, after: KnownMatch): Change[] {
  const [from, to] = [statusName(before.state), statusName(after.state)];
  const changes: Change[] = [];
  if (before.kickOff !== after.kickOff)
    changes.push({ kind: 'kick-off', from: before.kickOff, kickOff: after.kickOff });
  if (from !== to) changes.push({ kind: 'status', from, to });
  else if (startOf(before.state) !== startOf(after.state)) {
    changes.push({ kind: 'clock', startedAt: startOf(after.state) });
  }
  changes.push(...scoreChanges(before, after), ...cardChanges('red', before.redCards, after.redCards));
  const shootOut = shootOutOf(after.state);
  if (!isSame(shootOutOf(before.state), shootOut)) changes.push({ kind: 'shoot-out', score: shootOut });
  const isSilent = changes.length === 0 && JSON.stringify(before.state) !== JSON.stringify(after.state);
  return isSilent ? [{ kind: 'goals' }] : changes;
}

/** A match's details as the journal knew them at its last read. */
export interface KnownDetail {
  yellow: Score;
  /** Whether each side's line-up is available. */
  lineUps: Record<Side, boolean>;
  /** All incidents as JSON, for comparison. */
  incidents: string;
}

const yellowCards = (incidents: readonly Incident[], side: Side) =>
  incidents.filter((each) => each.kind === 'yellow-card' && each.side === side).length;

/** Reduces an event to the details that are compared. */
export function knownDetail({ incidents, lineUps }: EventDetail): KnownDetail {
  return {
    yellow: { home: yellowCards(incidents, 'home'), away: yellowCards(incidents, 'away') },
    lineUps: { home: lineUps.home !== null, away: lineUps.away !== null },
    incidents: JSON.stringify(incidents),
  };
}

/** The changes of a match's details between two reads. */
export function detailChanges(before: KnownDetail, after: KnownDetail): Change[] {
  const changes = cardChanges('yellow', before.yellow, after.yellow);
  for (const side of SIDES) {
    if (after.lineUps[side] && !before.lineUps[side]) changes.push({ kind: 'line-ups', side });
  }
  if (changes.length === 0 && before.incidents !== after.incidents) changes.push({ kind: 'detail' });
  return changes;
}
