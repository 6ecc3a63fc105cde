/**
 * The values of a field in row after row; of a field that holds an object, a column for each of its own fields. One that some rows
 * don't have is named with a `?` behind it, and null there.
 */
export type Column = unknown[] | { [field: string]: Column };

/**
 * The matches of a list as a document carries them: alike stands beside alike, which compresses better, and what is said of
 * a competition is said once.
 */
export interface MatchColumns {
  columns: Column;
  competitions: unknown[];
  /** For each match the place of its own in `competitions`. */
  places: number[];
}

/** The prices of a list as a document carries them, by the ids of their matches. */
export interface BoardColumns {
  columns: Column;
  ids: string[];
}

function isColumns(data: unknown): data is MatchColumns | BoardColumns {
  return typeof data === 'object' && data !== null && 'columns' in data;
}

function cellOf(column: Column, row: number): unknown {
  if (Array.isArray(column)) return column[row];
  const cells = Object.entries(column).map(([field, each]) => [field, cellOf(each, row)] as const);
  const had = cells.filter(([field, value]) => value !== null || !field.endsWith('?'));
  return Object.fromEntries(had.map(([field, value]) => [field.replace('?', ''), value]));
}

/** The data of a query, as it was before a document carried it. */
export function withRows(data: unknown): unknown {
  if (!isColumns(data)) return data;
  if ('ids' in data) return Object.fromEntries(data.ids.map((id, row) => [id, cellOf(data.columns, row)]));
  const { columns, competitions, places, ...rest } = data;
  const matches = places.map((place, row) => Object.assign({ competition: competitions[place] }, cellOf(columns, row)));
  return { ...rest, matches };
}
