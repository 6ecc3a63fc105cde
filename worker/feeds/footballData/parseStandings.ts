import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { otherNamesOf, plainWords, wireNumericId } from '../normalize/fields.ts';
import { type Note, parseRecords, rowParser } from '../normalize/limits.ts';
import { withDeductions } from '../normalize/lists.ts';
import { tolerated, wireCount, wireText } from '../normalize/wire.ts';
import { wireRow, wireTable } from './wire.ts';

export const wireScorers = v.object({ scorers: v.array(v.unknown()) });

const wireScorer = v.object({
  player: v.object({ id: tolerated(wireNumericId), name: wireText }),
  team: tolerated(v.object({ id: wireNumericId, name: wireText })),
  playedMatches: tolerated(wireCount),
  goals: tolerated(wireCount),
  assists: tolerated(wireCount),
  penalties: tolerated(wireCount),
});

/** Parses a list of scorers. Null assists are unknown. */
export function parseScorers(records: readonly unknown[], note: Note): Scorers {
  return parseRecords(wireScorer, records, note, 'scorers').map(
    ({ player, team, playedMatches, goals, assists, penalties }) => ({
      id: player.id === null ? null : `fd${player.id}`,
      name: player.name,
      team: team === null ? null : { id: `fd${team.id}`, name: team.name },
      goals,
      assists,
      penalties,
      matches: playedMatches,
      yellowCards: null,
      redCards: null,
    }),
  );
}

/** Answers use both `GROUP_A` and `Group A`. */
function groupName(group: string): string {
  return /^GROUP_[A-Z]$/.test(group) ? `Group ${group.slice(-1)}` : group;
}

/** Parses the tables of `standings`, without those of home and away matches. */
export function parseStandings(records: unknown[], league: string, note: Note): Standings {
  const names = new Set<string>();
  const parseRows = rowParser(wireRow, ({ team }) => team.id, note);
  return parseRecords(wireTable, records, note, 'tables').flatMap(({ type, group, stage, table }) => {
    if (type !== null && type !== 'TOTAL') return [];
    const listed = parseRows(table).map((row, index) => ({
      rank: row.position ?? index + 1,
      team: { id: `fd${row.team.id}`, name: row.team.name, ...otherNamesOf(row.team.name, row.team.shortName) },
      played: row.playedGames,
      won: row.won,
      drawn: row.draw,
      lost: row.lost,
      for: row.goalsFor,
      against: row.goalsAgainst,
      points: row.points,
      deductions: 0,
      // The order of the form’s letters is not documented, so it could be reversed.
      form: [],
    }));
    const rows = withDeductions(listed);
    const name = group !== null ? groupName(group) : names.has(league) ? plainWords(stage ?? '') : league;
    if (rows.length === 0 || names.has(name)) return [];
    names.add(name);
    return [{ name, rows, zones: [] }];
  });
}
