import type { EventDetail, LineUp, LineUpPlayer, Statistic } from '../../../web/domain/eventDetail.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';
import type { Side } from '../../../web/domain/match.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { ok, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { entryOf } from '../normalize/fields.ts';
import { type Note, readRecords } from '../normalize/limits.ts';
import { readFixture } from './parseFixture.ts';
import {
  type WireFixture,
  type WireListed,
  wireLineUp,
  wireListed,
  wireMarked,
  wireStatistic,
  wireTeamPlayers,
  wireTeamStatistics,
} from './wire.ts';

const POSITIONS: Readonly<Record<string, Position>> = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' };

/** API-Football’s statistics by their names in the domain; other types keep theirs. */
const STATISTICS: Readonly<Record<string, string>> = {
  'shots on goal': 'shots_on_target',
  'shots off goal': 'shots_off_target',
  'total shots': 'shots',
  'corner kicks': 'corners',
  'ball possession': 'possession',
  'goalkeeper saves': 'saves',
  'total passes': 'passes',
  'passes accurate': 'accurate_passes',
  'passes %': 'pass_accuracy',
  'shots insidebox': 'shots_inside_box',
  'shots outsidebox': 'shots_outside_box',
};

/** Ratings of a team’s players by API-Football id; empty if the competition has none. */
function marksFor(teamId: string, { players }: WireFixture, note: Note): ReadonlyMap<string, number> {
  const team = readRecords(wireTeamPlayers, players, note).find(({ team }) => team.id === teamId);
  const marked = readRecords(wireMarked, team?.players ?? null, note, 'players');
  const marks = marked.map(({ player, statistics }) => [player.id, statistics?.[0].games.rating ?? null] as const);
  return new Map(marks.flatMap(([id, mark]) => (mark === null ? [] : [[id, mark]])));
}

function playerOf({ player }: WireListed, marks: ReadonlyMap<string, number>): LineUpPlayer {
  const position = player.pos === null ? null : (POSITIONS[player.pos.charAt(0).toUpperCase()] ?? null);
  const known = { name: player.name, number: player.number, position, captain: false };
  if (player.id === null) return known;
  const mark = marks.get(player.id);
  return { id: `af${player.id}`, ...known, ...(mark !== undefined && { mark }) };
}

// A grid is `row:column`, from the own goal and from the left. Line-ups list players from the right.
function placeOf({ player }: WireListed): number {
  const [row, column] = (player.grid ?? '').split(':').map(Number);
  return Number.isFinite(row) && Number.isFinite(column) ? (row ?? 0) * 100 - (column ?? 0) : Number.POSITIVE_INFINITY;
}

function lineUpFor(teamId: string, fixture: WireFixture, note: Note): LineUp | null {
  const wire = readRecords(wireLineUp, fixture.lineups, note).find(({ team }) => team.id === teamId);
  if (wire === undefined) return null;
  const starters = readRecords(wireListed, wire.startXI, note, 'players').sort((a, b) => placeOf(a) - placeOf(b) || 0);
  if (starters.length === 0) return null;
  const marks = marksFor(teamId, fixture, note);
  const known = (listed: WireListed) => playerOf(listed, marks);
  return {
    formation: /^\d(-\d){1,4}$/.test(wire.formation ?? '') ? wire.formation : null,
    coach: wire.coach?.name ?? null,
    starters: starters.map(known),
    bench: readRecords(wireListed, wire.substitutes, note, 'players').map(known),
  };
}

function statisticsOf(teams: Record<Side, string>, { statistics }: WireFixture, note: Note): Statistic[] {
  const found = new Map<string, Statistic>();
  for (const { team, statistics: list } of readRecords(wireTeamStatistics, statistics, note)) {
    const side: Side | null = team.id === teams.home ? 'home' : team.id === teams.away ? 'away' : null;
    if (side === null) continue;
    for (const { type: name, value } of readRecords(wireStatistic, list, note, 'statistics')) {
      const word = name.toLowerCase();
      const known = entryOf(STATISTICS, word);
      const type = known ?? (slugOf(name).replaceAll('-', '_') || name);
      found.set(type, { ...(found.get(type) ?? { type, home: null, away: null }), [side]: value });
    }
  }
  return [...found.values()].filter(({ home, away }) => home !== null || away !== null);
}

/** Parses a record of `fixtures?id=` with all details. */
export function parseDetail(record: unknown, context: ParseContext): Result<EventDetail, string> {
  const read = readFixture(record, context);
  if (!read.ok) return read;
  const { match, wire, incidents } = read.value;
  const { venue, referee } = wire.fixture;
  const [home, away] = [wire.teams.home?.id ?? '', wire.teams.away?.id ?? ''];
  return ok({
    match,
    halfTime: wire.score?.halftime ?? null,
    shootOut: match.state.kind === 'finished' ? match.state.shootOut : (wire.score?.penalty ?? null),
    incidents,
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
