import * as v from 'valibot';

/** Reports invalid or dropped records; one record if no number is given. */
export type Note = (problem: string, records?: number) => void;

/** Limits per list of an answer, far above real data. They bound pages and memory; other records are invalid. */
const MAX = {
  /** Per side: the busiest match of football has 40, of handball 60. */
  incidents: 150,
  assists: 3,
  /** Per side; the longest squads have 50. */
  players: 60,
  /** Kinds of statistics; sources have about 40. */
  statistics: 80,
  /** Quarters, halves, periods and overtimes; the longest game of basketball had ten. */
  periods: 20,
  /** Results of one match, including corrections (OpenLigaDB). */
  results: 20,
  referees: 20,
  /** Earlier meetings; a page shows ten. */
  meetings: 200,
  /** Tables of a competition; the largest qualification has 16 groups. */
  tables: 40,
  /** Rows of all tables together; a league has 20, the largest group stage 64. */
  rows: 400,
  /** Zones of a table. */
  zones: 20,
  /** Competitions of a source; the largest has 1,200. */
  competitions: 2_000,
  /** Countries and groups of countries. */
  countries: 400,
  /** For odds: above the largest odds comparison. */
  markets: 400,
  outcomes: 100,
  offers: 150,
  matches: 5_000,
  /** Players of a competition; sources list ten to a hundred, OpenLigaDB all scorers. */
  scorers: 600,
  /** Any other list. */
  records: 5_000,
} as const;

export type Limited = keyof typeof MAX;

/** The records of a list up to its limit, or up to `left` if earlier lists used some. Reports the rest. */
export function firstOf(
  list: readonly unknown[],
  what: Limited,
  note: Note,
  left: number = MAX[what],
): readonly unknown[] {
  if (list.length <= left) return list;
  note(`more than ${MAX[what]} ${what}`, list.length - left);
  return list.slice(0, left);
}

/** A parse error, short enough for a log line. */
export function problemOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`.slice(0, 200);
}

/** Parses the valid records of a list up to its limit, and counts the others. */
export function parseRecords<Schema extends v.GenericSchema>(
  schema: Schema,
  list: readonly unknown[] | null,
  note: Note,
  what: Limited = 'records',
): v.InferOutput<Schema>[] {
  return firstOf(list ?? [], what, note).flatMap((each) => {
    const result = v.safeParse(schema, each);
    if (result.success) return [result.output];
    note(problemOf(result.issues));
    return [];
  });
}

/** Parses the rows of several tables, which share one limit. A table that repeats a team has its first row. */
export function rowParser<Schema extends v.GenericSchema>(
  schema: Schema,
  teamOf: (row: v.InferOutput<Schema>) => string,
  note: Note,
) {
  let left: number = MAX.rows;
  return (list: readonly unknown[] | null): v.InferOutput<Schema>[] => {
    const rows = new Map<string, v.InferOutput<Schema>>();
    for (const row of parseRecords(schema, firstOf(list ?? [], 'rows', note, left), note, 'rows')) {
      if (rows.has(teamOf(row))) note('a team twice in a table');
      else rows.set(teamOf(row), row);
    }
    left -= rows.size;
    return [...rows.values()];
  };
}
