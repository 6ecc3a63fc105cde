import type { LineUp, LineUpPlayer } from './eventDetail.ts';
import { POSITIONS } from './incidentKinds.ts';
import { latestKickOff } from './kickOff.ts';
import { isFixture, isUnderWay, type Match, phaseOf, type Side, type Team } from './match.ts';
import { SIDES } from './matchKinds.ts';
import type { StandingsTable } from './standings.ts';

/** A team’s matches, grouped around the current time. */
export interface TeamMatches {
  /** Matches in play, latest kick-off first; the next match if there is none. */
  current: Match[];
  /** Other upcoming matches, next first. */
  fixtures: Match[];
  /** Past matches, latest first. */
  results: Match[];
}

/** How many running matches a team’s page updates live, because feeds may leave older ones running. */
export const MAX_FOLLOWED = 3;

/** The team’s side in a match; undefined if it does not play. */
export function sideOf(match: Pick<Match, Side>, teamId: string): Side | undefined {
  return SIDES.find((side) => match[side]?.id === teamId);
}

/** The team that a team plays in a match; null while it is unknown. */
export function opponentOf(match: Pick<Match, Side>, teamId: string): Team | null {
  return match[sideOf(match, teamId) === 'home' ? 'away' : 'home'];
}

/**
 * Groups a team’s matches at `now` (milliseconds UTC); each match is in one group. A postponed match is a fixture; a
 * cancelled or abandoned one depends on its kick-off. The latest kick-off comes first because a feed may leave an
 * older match running.
 */
export function teamMatches(matches: readonly Match[], now: number): TeamMatches {
  const sorted = matches.toSorted((one, other) => one.kickOff - other.kickOff);
  const isToCome = (match: Match) => isFixture(match) || (phaseOf(match) === 'off' && latestKickOff(match) > now);
  const running = sorted.filter(isUnderWay).toReversed();
  const next = sorted.filter((match) => phaseOf(match) === 'upcoming').slice(0, 1);
  const current = running.length > 0 ? running : next;
  const toCome = sorted.filter((match) => !current.includes(match) && isToCome(match));
  return {
    current,
    // A postponed match whose day has passed has no new date yet.
    fixtures: [true, false].flatMap((isAhead) => toCome.filter((match) => latestKickOff(match) > now === isAhead)),
    results: sorted.filter((match) => !isUnderWay(match) && !isToCome(match)).toReversed(),
  };
}

/** A squad, as far as a match’s line-up shows it. */
export interface Squad {
  match: Match;
  players: LineUpPlayer[];
  coach: string | null;
}

/** The squad in a line-up: starters and bench. */
export function squadOf(match: Match, { starters, bench, coach }: LineUp): Squad {
  return { match, players: [...starters, ...bench], coach };
}

/** Groups players by position, goalkeepers first and unknown positions last, each sorted by shirt number. */
export function byPosition(players: readonly LineUpPlayer[]) {
  const number = (player: LineUpPlayer) => player.number ?? Number.MAX_SAFE_INTEGER;
  const groups = [...POSITIONS, null].map((position) => ({
    position,
    players: players.filter((player) => player.position === position).sort((a, b) => number(a) - number(b)),
  }));
  return groups.filter((group) => group.players.length > 0);
}

const ROWS_SHOWN = 5;

/** Five rows of a table around a team, its own in the middle if possible; null if it has no row. */
export function tableAround(table: StandingsTable, teamId: string): StandingsTable | null {
  const place = table.rows.findIndex(({ team }) => team.id === teamId);
  if (place < 0) return null;
  const last = Math.max(0, table.rows.length - ROWS_SHOWN);
  const from = Math.min(Math.max(0, place - Math.floor(ROWS_SHOWN / 2)), last);
  return { ...table, rows: table.rows.slice(from, from + ROWS_SHOWN) };
}
