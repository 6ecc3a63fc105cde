export const DAY_MS = 24 * 60 * 60_000;
/** How long changes, and the goals and moments in them, are kept. */
export const KEPT_CHANGES_MS = 2 * DAY_MS;
/** Covers a season and the break after it. */
export const KEPT_SEASON_MS = 400 * DAY_MS;

/** The tables whose rows are deleted some time after the instant in a column. */
const KEPT: readonly (readonly [table: string, column: string, keptMs: number])[] = [
  ['entries', 'at', KEPT_CHANGES_MS],
  ['goals', 'at', KEPT_CHANGES_MS],
  ['moments', 'at', KEPT_CHANGES_MS],
  ['momentum', 'at', KEPT_CHANGES_MS],
  ['ended', 'kick_off', KEPT_SEASON_MS],
  ['planned', 'kickOff', KEPT_SEASON_MS],
];

/** Deletes old rows. The journal calls it when it starts: it starts again with each deploy and after each quiet night. */
export function deleteOldRows(sql: SqlStorage, now: number): void {
  for (const [table, column, keptMs] of KEPT) sql.exec(`DELETE FROM ${table} WHERE ${column} < ?`, now - keptMs);
}
