import { SIDES, type Side, type Team } from '../domain/match.ts';

/**
 * The values of a field in row after row; of a field that holds an object, a column for each of its own fields. One that some rows
 * don't have is named with a `?` behind it, and null there. Of ids that are numbers one text, of them in base 36.
 */
export type Column = unknown[] | string | { [field: string]: Column };

interface Columns {
  columns: Column;
  /** Of the matches, one for each row. */
  ids: string[];
}

/**
 * The matches of a list as a document carries them: alike stands beside alike, which compresses better, and what is said of
 * a competition is said once. Names and crests that the document's rows show are not said again.
 */
export interface MatchColumns extends Columns {
  competitions: unknown[];
  /** For each match the place of its own in `competitions`. */
  places: number[];
}

/** The prices of a list as a document carries them: as `operator` each has the place of its own in `operators`. */
export interface BoardColumns extends Columns {
  operators: { provider: string; operator: string }[];
}

/** What the row of a match shows of a team of it. */
export type ShownTeam = { [Field in 'name' | 'short' | 'crest']?: Team[Field] | undefined };

/** Reads that in the document, of the match with an id. */
export type ReadTeam = (id: string, side: Side) => ShownTeam;

function isColumns(data: unknown): data is MatchColumns | BoardColumns {
  return Object(data).columns !== undefined;
}

function cellsOf(column: Column, rows: readonly string[]): unknown[] {
  if (Array.isArray(column)) return column;
  if (typeof column === 'string') return column.split(' ').map((id) => `${Number.parseInt(id, 36)}`);
  const fields = Object.entries(column).map(([field, each]) => [field, cellsOf(each, rows)] as const);
  return rows.map((_, row) => {
    const had = fields.filter(([field, cells]) => cells[row] !== null || !field.endsWith('?'));
    return Object.fromEntries(had.map(([field, cells]) => [field.replace('?', ''), cells[row]]));
  });
}

/** Rows of what the site's own server wrote for this very page: as the page's state they are what it says they are. */
const rowsOf = <Row>({ columns, ids }: Columns): Row[] => cellsOf(columns, ids) as Row[];

type MatchRow = Partial<Record<Side, object | null>>;
type PriceRow = Record<string, { operator: number } | null>;

/** The data of a query, as it was before a document carried it; `shown` reads what its rows show. */
export function withRows(data: unknown, shown: ReadTeam): unknown {
  if (!isColumns(data)) return data;
  if ('operators' in data) {
    const rows = rowsOf<PriceRow>(data);
    for (const price of rows.flatMap(Object.values<PriceRow[string]>))
      if (price) Object.assign(price, data.operators[price.operator]);
    return Object.fromEntries(data.ids.map((id, row) => [id, rows[row]]));
  }
  const { columns: _, ids, competitions, places, ...list } = data;
  const matches = rowsOf<MatchRow>(data).map((row, at) => {
    const id = ids[at] ?? '';
    for (const side of SIDES) row[side] &&= { ...shown(id, side), ...row[side] };
    return { id, competition: competitions[places[at] ?? 0], ...row };
  });
  return { ...list, matches };
}
