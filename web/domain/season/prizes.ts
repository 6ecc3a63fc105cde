import type { StandingsTable } from '../standings.ts';

/** What a table decides: its first place, one of its first `places`, or a place above its last ones. */
export interface Prize {
  kind: 'title' | 'top' | 'bottom';
  /** The lowest rank that wins it. */
  places: number;
  /** How many ranks the table has. */
  size: number;
  /** The name of the feed’s zone; null for the title. */
  zone: string | null;
}

/** The prizes of a table. A zone counts if it continues the first ranks or the last ones. */
export function prizesOf({ rows, zones }: Pick<StandingsTable, 'rows' | 'zones'>, isGroup: boolean): Prize[] {
  const size = rows.length;
  const top: Prize[] = isGroup ? [] : [{ kind: 'title', places: 1, size, zone: null }];
  let above = 0;
  for (const { name, from, to } of zones.toSorted((one, other) => one.from - other.from)) {
    if (from !== above + 1 || to >= size) break;
    above = to;
    if (isGroup || to > 1) top.push({ kind: 'top', places: to, size, zone: name });
  }
  const bottom: Prize[] = [];
  let last = size;
  for (const { name, from, to } of zones.toSorted((one, other) => other.to - one.to)) {
    if (to !== last || from <= above + 1) break;
    last = from - 1;
    bottom.push({ kind: 'bottom', places: last, size, zone: name });
  }
  return [...top, ...bottom];
}
