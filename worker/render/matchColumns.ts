import type { BoardColumns, Column, MatchColumns } from '../../web/data/matchColumns.ts';
import type { Competition } from '../../web/domain/competition.ts';
import type { Match } from '../../web/domain/match.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects that differ in more fields than this are of different kinds, and stand better as they are. */
const MOST_OPTIONAL = 2;

function columnOf(values: unknown[]): Column {
  if (!values.every(isFields)) return values;
  const fields = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const optional = fields.filter((field) => values.some((value) => value[field] === undefined));
  // What is null where it is there could not be told from what is not.
  const isUnclear = optional.some((field) => values.some((value) => value[field] === null));
  if (fields.length === 0 || optional.length > MOST_OPTIONAL || isUnclear) return values;
  return Object.fromEntries(
    fields.map((field) => {
      const name = optional.includes(field) ? `${field}?` : field;
      return [name, columnOf(values.map((value) => value[field]))];
    }),
  );
}

/** The matches of a list as a document carries them (`withRows` reads them). */
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

/** The prices of a list as a document carries them (`withRows` reads them). */
export function boardColumns(board: object): BoardColumns {
  return { columns: columnOf(Object.values(board)), ids: Object.keys(board) };
}
