import type { Lifetime } from './cacheTypes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The lifetime of every cached value, in milliseconds. Running matches depend on the poll interval (`runningLifetime`). */
export const LIFETIMES = {
  /** Lists of days other than today, which many visitors read. Results get corrected. */
  otherDay: { maxAge: 2 * MINUTE, staleWhileRevalidate: 30 * MINUTE, staleIfError: 3 * DAY },
  /** Yesterday’s list in the first hours of a UTC day, an evening in America: its last matches end. */
  endingDay: { maxAge: 20 * SECOND, staleWhileRevalidate: 40 * SECOND, staleIfError: 3 * DAY },
  /** One competition’s matches of a day; its page reads a week of them. */
  competitionToday: { maxAge: 30 * SECOND, staleWhileRevalidate: 5 * MINUTE, staleIfError: DAY },
  competitionBesideToday: { maxAge: 10 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  /** Distant days change daily. Pages of teams and competitions read a fortnight. */
  competitionOtherDay: { maxAge: HOUR, staleWhileRevalidate: 12 * HOUR, staleIfError: DAY },
  /** A match near its kick-off or end: line-ups arrive, kick-offs move, results get corrected. */
  eventNear: { maxAge: 20 * SECOND, staleWhileRevalidate: 40 * SECOND, staleIfError: DAY },
  /** A match of days ago no longer changes. */
  eventOver: { maxAge: 12 * HOUR, staleWhileRevalidate: 7 * DAY, staleIfError: 30 * DAY },
  eventFar: { maxAge: 2 * MINUTE, staleWhileRevalidate: 15 * MINUTE, staleIfError: 3 * DAY },
  meetings: { maxAge: HOUR, staleWhileRevalidate: 12 * HOUR, staleIfError: 7 * DAY },
  standings: { maxAge: 2 * MINUTE, staleWhileRevalidate: 30 * MINUTE, staleIfError: 3 * DAY },
  /** Which tabs of a competition have something to show. */
  tabs: { maxAge: 10 * MINUTE, staleWhileRevalidate: 7 * DAY, staleIfError: 30 * DAY },
  /** A season and its scorers. The latest results come from the lists of days (`live/competition/competitionSeason.ts`). */
  competitionSeason: { maxAge: 12 * HOUR, staleWhileRevalidate: 12 * HOUR, staleIfError: 7 * DAY },
  lastSeason: { maxAge: 7 * DAY, staleWhileRevalidate: 7 * DAY, staleIfError: 30 * DAY },
  /** Players by assists or cards: sources with a quota are asked once every other day. */
  competitionLeaders: { maxAge: 24 * HOUR, staleWhileRevalidate: 24 * HOUR, staleIfError: 7 * DAY },
  /** Competitions change with the season; their match counts change daily. */
  catalogue: { maxAge: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: 3 * DAY },
  /** A team’s page reads a fortnight of whole days. */
  teamsOfDay: { maxAge: HOUR, staleWhileRevalidate: 12 * HOUR, staleIfError: DAY },
  /** A team keeps its page through a month without matches. */
  team: { maxAge: 10 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: 30 * DAY },
  momentum: { maxAge: 20 * SECOND, staleWhileRevalidate: 40 * SECOND, staleIfError: HOUR },
  /** Calendars, whose clients read them once an hour. The journal may know that a match moved. */
  calendar: { maxAge: 2 * MINUTE, staleWhileRevalidate: 3 * MINUTE, staleIfError: 7 * DAY },
  /** A team’s ended matches from the archive. */
  season: { maxAge: 2 * MINUTE, staleWhileRevalidate: 30 * MINUTE, staleIfError: DAY },
  /** A team that plays on Sunday is still found in the search on Saturday. */
  seenNames: { maxAge: 10 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 30 * DAY },
  /** Goals, red cards and ends, as the journal lists them. */
  journalList: { maxAge: SECOND, staleWhileRevalidate: SECOND, staleIfError: 2 * DAY },
  /** Matches that changed for the journal. A page made a second after a goal has it. */
  journalChanges: { maxAge: 0.5 * SECOND, staleWhileRevalidate: 0.2 * SECOND, staleIfError: DAY },
  counter: { maxAge: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: HOUR },

  /** Prices of a day’s lists: with and without running matches. */
  runningBook: { maxAge: 20 * SECOND, staleWhileRevalidate: 100 * SECOND, staleIfError: 10 * MINUTE },
  quietBook: { maxAge: 2 * MINUTE, staleWhileRevalidate: 3 * MINUTE, staleIfError: 10 * MINUTE },
  /** Prices as the journal reads them, to see which have moved. */
  movedBook: { maxAge: 2 * SECOND, staleWhileRevalidate: SECOND, staleIfError: 10 * MINUTE },
  /** Prices of one match: running, to come, ended. */
  oddsInPlay: { maxAge: 20 * SECOND, staleWhileRevalidate: 20 * SECOND, staleIfError: 30 * MINUTE },
  oddsBefore: { maxAge: MINUTE, staleWhileRevalidate: 2 * MINUTE, staleIfError: 30 * MINUTE },
  oddsClosed: { maxAge: HOUR, staleWhileRevalidate: DAY, staleIfError: 7 * DAY },

  /** Content changes hourly. A dead content system must not take the site down. */
  content: { maxAge: MINUTE, staleWhileRevalidate: HOUR, staleIfError: 7 * DAY },
  /** Which competitions and countries come first. Cold isolates remember it; purges protect it (`purgeMarks.ts`). */
  navigation: { maxAge: MINUTE, staleWhileRevalidate: 7 * DAY, staleIfError: 7 * DAY },
  /** `site-setting` for a health check, which shows an outage within half a minute. */
  contentLook: { maxAge: 15 * SECOND, staleWhileRevalidate: 5 * SECOND, staleIfError: 7 * DAY },
  /** A webhook purges published pages. Without one, the second reader after a minute sees a new page. */
  pageLinks: { maxAge: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  /** Most pages have no content of their own, and each reads its own. */
  pageContent: { maxAge: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: 7 * DAY },
  contentCatalogue: { maxAge: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
} as const satisfies Record<string, Lifetime>;

/** The age of running matches, so short that a lone viewer’s next poll waits for a new answer. */
export function runningLifetime(pollSeconds: number): Lifetime {
  return {
    maxAge: Math.min(5, pollSeconds * 0.5) * SECOND,
    staleWhileRevalidate: Math.min(3, pollSeconds * 0.3) * SECOND,
    staleIfError: 12 * HOUR,
    retryWithin: 6 * SECOND,
  };
}

/** How long the lasting store keeps seen prices. */
export const SEEN_ODDS_KEEP_MS = 7 * DAY;

/** A rendered page is as new as a cached `/api/live`, so a new page shows a goal as soon as an open one. */
export const PAGE_LIFETIME = { maxAge: 3 * SECOND, staleWhileRevalidate: 5 * SECOND };

/** The picture addresses in today’s list and the settings. */
export const NAMED_PICTURES_MS = MINUTE;
/** Monitors poll often, so the health report is cached. */
export const HEALTH_MS = 3 * SECOND;
