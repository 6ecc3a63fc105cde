import type { Column, MatchColumns } from '../../web/data/matchColumns.ts';
import type { Competition } from '../../web/domain/competition.ts';
import type { Match } from '../../web/domain/match.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function columnOf(values: unknown[]): Column {
  if (!values.every(isFields)) return values;
  const fields = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const columns: { [field: string]: Column } = {};
  for (const field of fields) {
    const each = values.map((value) => value[field]);
    const isEverywhere = each.every((value) => value !== undefined);
    // Where it is not there it would come back as null, which it also is elsewhere.
    if (!isEverywhere && each.includes(null)) return values;
    columns[isEverywhere ? field : `${field}?`] = isEverywhere ? columnOf(each) : each;
  }
  return fields.length === 0 ? values : columns;
}

/** The matches of a list as a document carries them (`withMatches` reads them). */
export function columnsOf(matches: readonly Match[]): MatchColumns {
  const known = new Map<string, { place: number; competition: Competition }>();
  const rows: Omit<Match, 'competition'>[] = [];
  const places: number[] = [];
  for (const { competition, ...row } of matches) {
    const text = JSON.stringify(competition);
    const { place } = known.get(text) ?? { place: known.size };
    known.set(text, { place, competition });
    places.push(place);
    rows.push(row);
  }
  return { columns: columnOf(rows), competitions: Array.from(known.values(), (each) => each.competition), places };
}
