import type { LineUp, LineUpPlayer } from './eventDetail.ts';
import { POSITIONS, type Position } from './incidentKinds.ts';
import { isUnderWay, type Match, phaseOf, SIDES, type Side } from './match.ts';
import type { StandingsTable } from './standings.ts';

/** The matches of a team around an instant. */
export interface TeamMatches {
  /** All that are being played, the last one to kick off first; where none is, the next one. */
  current: Match[];
  /** What else is to come, the next one first. */
  fixtures: Match[];
  /** What was played, the last one first. */
  results: Match[];
}

/** How many of a team's running matches are kept up to date in its page: it plays one, and a feed can have forgotten others. */
export const MOST_FOLLOWED = 3;

/** The side that a team plays on; undefined where it does not play. */
export function sideOf(match: Pick<Match, Side>, teamId: string): Side | undefined {
  return SIDES.find((side) => match[side]?.id === teamId);
}

/**
 * Parts a team's matches at an instant: each is in exactly one part. A postponed match is still to come; a cancelled or abandoned one
 * goes by its kick-off. A feed can leave an older match under way, which must not hide the one that is being played.
 */
export function teamMatches(matches: readonly Match[], now: number): TeamMatches {
  const sorted = matches.toSorted((one, other) => one.kickOff - other.kickOff);
  const isToCome = (match: Match) => {
    const phase = phaseOf(match);
    return phase === 'upcoming' || match.state.kind === 'postponed' || (phase === 'off' && match.kickOff > now);
  };
  const running = sorted.filter(isUnderWay).toReversed();
  const next = sorted.filter((match) => phaseOf(match) === 'upcoming').slice(0, 1);
  const current = running.length > 0 ? running : next;
  const toCome = sorted.filter((match) => !current.includes(match) && isToCome(match));
  return {
    current,
    // A postponed match whose day has passed has no new day yet.
    fixtures: [...toCome.filter(({ kickOff }) => kickOff > now), ...toCome.filter(({ kickOff }) => kickOff <= now)],
    results: sorted.filter((match) => !isUnderWay(match) && !isToCome(match)).toReversed(),
  };
}

/** Who a team has, as far as the line-up of a match tells. */
export interface Squad {
  /** The match whose line-up it is. */
  match: Match;
  players: LineUpPlayer[];
  coach: string | null;
}

/** The squad that a line-up shows: the eleven and the bench. */
export function squadOf(match: Match, { starters, bench, coach }: LineUp): Squad {
  return { match, players: [...starters, ...bench], coach };
}

/** Players of one position; null for those whose position the feed does not say. */
export interface PositionGroup {
  position: Position | null;
  players: LineUpPlayer[];
}

/** Players by position, the goalkeepers first, each group by shirt number. */
export function byPosition(players: readonly LineUpPlayer[]): PositionGroup[] {
  const number = (player: LineUpPlayer) => player.number ?? Number.MAX_SAFE_INTEGER;
  return [...POSITIONS, null].flatMap((position): PositionGroup[] => {
    const group = players.filter((player) => player.position === position);
    return group.length === 0 ? [] : [{ position, players: group.toSorted((a, b) => number(a) - number(b)) }];
  });
}

/** How many rows of a table stand around a team's own. */
const ROWS_SHOWN = 5;

/** The part of a table around a team: five rows, its own in the middle where it can be; null where it has no row. */
export function tableAround(table: StandingsTable, teamId: string): StandingsTable | null {
  const place = table.rows.findIndex(({ team }) => team.id === teamId);
  if (place < 0) return null;
  const last = Math.max(0, table.rows.length - ROWS_SHOWN);
  const from = Math.min(Math.max(0, place - Math.floor(ROWS_SHOWN / 2)), last);
  return { ...table, rows: table.rows.slice(from, from + ROWS_SHOWN) };
}
