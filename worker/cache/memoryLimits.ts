const KB = 1024;
const MB = 1024 * KB;

/**
 * The memory of each cache of an isolate, in bytes. The platform ends an isolate beyond 128 MB, and code, requests
 * and garbage need most of that, so all caches together have about 46 MB.
 */
export const MEMORY = {
  /** Lists of days: the largest values, in every visitor’s way. */
  lists: 10 * MB,
  /** The snapshots of days that are made of these lists. */
  snapshots: 2 * MB,
  history: 1.5 * MB,
  details: 3 * MB,
  events: MB,
  /** Seasons of competitions: a dozen of 380 matches, which are read on each visit of the competition or of a match in it. */
  seasons: 6 * MB,
  teamSeasons: MB,
  competitionDays: MB,
  teams: MB,
  /** Prices of days. A visitor’s day has parts of two UTC days, with up to 400 priced matches of many operators each. */
  books: 4 * MB,
  pages: 8 * MB,
  /** Texts of pages, each in every language. */
  texts: 512 * KB,
  /** The lists of articles in every language, without their texts. */
  articles: 3 * MB,
  other: 256 * KB,
  /** For each cache of a delayed or spoiler-free view, of which there are up to twelve. */
  view: 32 * KB,
  viewLists: 256 * KB,
} as const;

/** Memory of an entry that is only a name. */
const BYTES_PER_NAME = 500;
/** Memory for each character of a value’s text: its objects, and the rows and answers made from them. */
const BYTES_PER_CHARACTER = 2;

/** The approximate memory of a value with this JSON or key. */
export function memoryOf(text: string): number {
  return BYTES_PER_NAME + BYTES_PER_CHARACTER * text.length;
}
