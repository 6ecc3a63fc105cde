import type { EventDetail, LineUp, LineUpPlayer, Statistic } from '../../../web/domain/eventDetail.ts';
import type { Side } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { ok, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { lineUpFrom, positionOf, statisticsFrom } from '../normalize/details.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { parseFixture } from './parseFixture.ts';
import {
  type WireFixture,
  type WireListed,
  wireLineUp,
  wireListed,
  wireRated,
  wireStatistic,
  wireTeamPlayers,
  wireTeamStatistics,
} from './wire.ts';

/** Ratings of a team’s players by API-Football id; empty if the competition has none. */
function ratingsFor(teamId: string, { players }: WireFixture, note: Note): ReadonlyMap<string, number> {
  const team = parseRecords(wireTeamPlayers, players, note).find(({ team }) => team.id === teamId);
  const marked = parseRecords(wireRated, team?.players ?? null, note, 'players');
  const ratings = marked.map(({ player, statistics }) => [player.id, statistics?.[0].games.rating ?? null] as const);
  return new Map(ratings.flatMap(([id, rating]) => (rating === null ? [] : [[id, rating]])));
}

function playerOf({ player }: WireListed, ratings: ReadonlyMap<string, number>): LineUpPlayer {
  const known = { name: player.name, number: player.number, position: positionOf(player.pos), captain: false };
  if (player.id === null) return known;
  const rating = ratings.get(player.id);
  return { id: `af${player.id}`, ...known, ...(rating !== undefined && { rating }) };
}

// A grid is `row:column`, from the own goal and from the left. Line-ups list players from the right.
function gridOrder({ player }: WireListed): number {
  const [row, column] = (player.grid ?? '').split(':').map(Number);
  return Number.isFinite(row) && Number.isFinite(column) ? (row ?? 0) * 100 - (column ?? 0) : Number.POSITIVE_INFINITY;
}

function lineUpFor(teamId: string, fixture: WireFixture, note: Note): LineUp | null {
  const wire = parseRecords(wireLineUp, fixture.lineups, note).find(({ team }) => team.id === teamId);
  if (wire === undefined) return null;
  const starters = parseRecords(wireListed, wire.startXI, note, 'players').sort(
    (a, b) => gridOrder(a) - gridOrder(b) || 0,
  );
  const ratings = ratingsFor(teamId, fixture, note);
  const known = (listed: WireListed) => playerOf(listed, ratings);
  const bench = parseRecords(wireListed, wire.substitutes, note, 'players');
  return lineUpFrom(
    { formation: wire.formation, coach: wire.coach?.name ?? null },
    starters.map(known),
    bench.map(known),
  );
}

function statisticsOf(teams: Record<Side, string>, { statistics }: WireFixture, note: Note): Statistic[] {
  const figures = parseRecords(wireTeamStatistics, statistics, note).flatMap(({ team, statistics: list }) => {
    const side = SIDES.find((each) => teams[each] === team.id);
    const given = side === undefined ? [] : parseRecords(wireStatistic, list, note, 'statistics');
    return given.map(({ type, value }) => ({ type, [side ?? 'home']: value }));
  });
  return statisticsFrom(figures);
}

/** Parses a record of `fixtures?id=` with all details. */
export function parseDetail(record: unknown, context: ParseContext): Result<EventDetail, string> {
  const parsed = parseFixture(record, context);
  if (!parsed.ok) return parsed;
  const { wire, ...normalized } = parsed.value;
  const { venue, referee } = wire.fixture;
  const [home, away] = [wire.teams.home?.id ?? '', wire.teams.away?.id ?? ''];
  return ok({
    ...normalized,
    periods: [],
    lineUps: {
      home: lineUpFor(home, wire, context.noteRejected),
      away: lineUpFor(away, wire, context.noteRejected),
    },
    statistics: statisticsOf({ home, away }, wire, context.noteRejected),
    venue: venue === null || venue.name === null ? null : { name: venue.name, city: venue.city, attendance: null },
    // `Felix Zwayer, Germany`: drop the country.
    referee: referee?.replace(/,\s*\p{L}[\p{L} -]*$/u, '') ?? null,
  });
}
