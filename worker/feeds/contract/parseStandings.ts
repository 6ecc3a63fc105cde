import * as v from 'valibot';
import type { Standings, StandingsRow, StandingsZone } from '../../../web/domain/standings.ts';
import type { Rejections } from '../../base/rejections.ts';
import { otherNamesOf } from '../normalize/fields.ts';
import { type Note, parseRecords, rowParser } from '../normalize/limits.ts';
import { formOf, withDeductions } from '../normalize/lists.ts';
import { withLocalisedRows } from '../normalize/localisedNames.ts';
import { tolerated, wireCount, wireId, wireNumber, wireRecords, wireText } from '../normalize/wire.ts';

const wireStandings = v.object({ groups: v.array(v.unknown()) });
const wireGroup = v.object({ name: tolerated(wireText), rows: wireRecords, zones: wireRecords });
const wireZone = v.object({ name: wireText, from: wireCount, to: wireCount });
const wireRow = v.object({
  rank: tolerated(wireCount),
  team: v.object({ id: wireId, name: wireText }),
  played: tolerated(wireCount),
  won: tolerated(wireCount),
  drawn: tolerated(wireCount),
  lost: tolerated(wireCount),
  for: tolerated(wireCount),
  against: tolerated(wireCount),
  points: tolerated(wireNumber),
  deductions: tolerated(wireCount),
  form: tolerated(v.string()),
});

/** The name of a table that has none; `roundNames.json` translates it. */
const unnamed = (index: number, tables: number) => (tables === 1 ? 'Table' : `Table ${index + 1}`);

/** Parses `v1/tournaments/{id}/standings`; null if it is invalid. Tables without rows are dropped. */
export function parseStandings(value: unknown, rejections: Rejections): Standings | null {
  const read = v.safeParse(wireStandings, value);
  if (!read.success) return null;
  const note: Note = (problem, records) => rejections.note(`standings: ${problem}`, records);
  const parseRows = rowParser(wireRow, ({ team }) => team.id, note);
  const groups = parseRecords(wireGroup, read.output.groups, note, 'tables');
  const tables = groups.flatMap(({ name, rows, zones }, index) => {
    const listed = parseRows(rows);
    const read = listed.map(
      ({ rank, deductions, form, team, ...row }, index): StandingsRow => ({
        ...row,
        team: { ...team, ...otherNamesOf(team.name, null) },
        rank: rank ?? index + 1,
        deductions: deductions ?? 0,
        form: formOf(form),
      }),
    );
    const places = listed.every(({ deductions }) => deductions === null) ? withDeductions(read) : read;
    const parsedZones: StandingsZone[] = parseRecords(wireZone, zones, note, 'zones');
    return places.length === 0
      ? []
      : [{ name: name ?? unnamed(index, groups.length), rows: places, zones: parsedZones }];
  });
  return withLocalisedRows(tables);
}
