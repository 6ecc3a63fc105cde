/** The values of a field in row after row; of a field that holds an object, a column for each of its own fields. */
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

function isColumns(data: unknown): data is MatchColumns {
  return typeof data === 'object' && data !== null && 'columns' in data && 'competitions' in data;
}

function cellOf(column: Column, row: number): unknown {
  if (Array.isArray(column)) return column[row];
  return Object.fromEntries(Object.entries(column).map(([field, each]) => [field, cellOf(each, row)]));
}

/** The data of a query, as it was before a document carried it. */
export function withMatches(data: unknown): unknown {
  if (!isColumns(data)) return data;
  const { columns, competitions, places, ...rest } = data;
  const matches = places.map((place, row) => Object.assign({ competition: competitions[place] }, cellOf(columns, row)));
  return { ...rest, matches };
}
