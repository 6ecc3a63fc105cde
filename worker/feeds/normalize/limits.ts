/** Notes what could not be read or was left out, and how many records that were: one where it does not say. */
export type NoteRejected = (problem: string, records?: number) => void;

/**
 * The most of each list of an answer that is read, far more than any real one has, so that no record makes a page of more
 * than 2 MB or costs an isolate its memory, whatever stands in it. What is beyond is counted with what can't be read.
 */
const MOST = {
  /** Of one side: the busiest match of football has 40, of handball 60. */
  incidents: 150,
  /** Who helped to score a goal. */
  assists: 3,
  /** Of one side's line-up; the longest squads have 50. */
  players: 60,
  /** Kinds of numbers of a match, of which sources have 40 or so. */
  statistics: 80,
  /** Quarters, halves, periods and overtimes: the longest game of basketball had ten. */
  periods: 20,
  /** Results of one match, corrections among them (OpenLigaDB). */
  results: 20,
  referees: 20,
  /** Earlier meetings, of which a page shows ten. */
  meetings: 200,
  /** Tables of a competition; the largest qualification has 16 groups. */
  tables: 40,
  /** Rows of all tables of a competition together; a league has 20, the largest group stage 64. */
  rows: 400,
  /** Zones of a table. */
  zones: 20,
  /** Competitions of a source; the largest has 1,200. */
  competitions: 2_000,
  /** Countries and groups of countries. */
  countries: 400,
  /** Of prices: more than the largest comparison of bookmakers has. */
  markets: 400,
  outcomes: 100,
  offers: 150,
  matches: 5_000,
  /** Players of a competition, by their goals; sources list ten to a hundred, OpenLigaDB all of them. */
  scorers: 600,
  /** Any other list. */
  records: 5_000,
} as const;

export type Limited = keyof typeof MOST;

/** As much of a list as is read, or of `left` of them where others came before; what is beyond is noted. */
export function firstOf(
  list: readonly unknown[],
  what: Limited,
  noteRejected: NoteRejected,
  left: number = MOST[what],
): readonly unknown[] {
  if (list.length <= left) return list;
  noteRejected(`more than ${MOST[what]} ${what}`, list.length - left);
  return list.slice(0, left);
}

/** How many of a list are left to be read after others. */
export function leftOf(what: Limited, read: number): number {
  return Math.max(0, MOST[what] - read);
}
