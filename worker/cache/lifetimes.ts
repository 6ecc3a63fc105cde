import type { Lifetime } from './reading.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every age in milliseconds. A `fresh` value serves without a question, a `usable` one while a newer one loads, and
 * one within `keep` as the last known good. Running matches depend on the poll interval (`runningLifetime`).
 */
export const LIFETIMES = {
  /** Lists of days other than today, which many visitors read. Results get corrected. */
  otherDay: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: 3 * DAY },
  /** Yesterday’s list in the first hours of a UTC day, an evening in America: its last matches end. */
  endingDay: { fresh: 20 * SECOND, usable: MINUTE, keep: 3 * DAY },
  /** One competition’s matches of a day; its page reads a week of them. */
  tournamentToday: { fresh: 30 * SECOND, usable: 5 * MINUTE, keep: DAY },
  tournamentBesideToday: { fresh: 10 * MINUTE, usable: HOUR, keep: DAY },
  /** Distant days change daily. Pages of teams and competitions read a fortnight. */
  tournamentOtherDay: { fresh: HOUR, usable: 12 * HOUR, keep: DAY },
  /** A match near its kick-off or end: line-ups arrive, kick-offs move, results get corrected. */
  eventNear: { fresh: 20 * SECOND, usable: MINUTE, keep: DAY },
  /** A match of days ago no longer changes. */
  eventOver: { fresh: 12 * HOUR, usable: 7 * DAY, keep: 30 * DAY },
  eventFar: { fresh: 2 * MINUTE, usable: 15 * MINUTE, keep: 3 * DAY },
  meetings: { fresh: HOUR, usable: 12 * HOUR, keep: 7 * DAY },
  standings: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: 3 * DAY },
  /** A season and its scorers. The latest results come from the lists of days (`live/tournamentSeason.ts`). */
  tournamentSeason: { fresh: 12 * HOUR, usable: 24 * HOUR, keep: 7 * DAY },
  lastSeason: { fresh: 7 * DAY, usable: 14 * DAY, keep: 30 * DAY },
  /** Players by assists or cards: sources with a quota are asked once every other day. */
  tournamentLeaders: { fresh: 24 * HOUR, usable: 48 * HOUR, keep: 7 * DAY },
  /** Competitions change with the season; their match counts change daily. */
  catalogue: { fresh: 5 * MINUTE, usable: HOUR, keep: 3 * DAY },
  /** A team’s page reads a fortnight of whole days. */
  teamsOfDay: { fresh: HOUR, usable: 12 * HOUR, keep: DAY },
  /** A team keeps its page through a month without matches. */
  team: { fresh: 10 * MINUTE, usable: HOUR, keep: 30 * DAY },
  momentum: { fresh: 20 * SECOND, usable: MINUTE, keep: HOUR },
  /** Calendars, whose clients read them once an hour. */
  calendar: { fresh: 10 * MINUTE, usable: 30 * MINUTE, keep: 7 * DAY },
  /** A team’s ended matches from the archive. */
  season: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: DAY },
  /** A team that plays on Sunday is still found in the search on Saturday. */
  seenNames: { fresh: 10 * MINUTE, usable: DAY, keep: 30 * DAY },
  counter: { fresh: MINUTE, usable: 10 * MINUTE, keep: HOUR },

  /** Prices of a day’s lists: with and without running matches. */
  runningBook: { fresh: 20 * SECOND, usable: 2 * MINUTE, keep: 10 * MINUTE },
  quietBook: { fresh: 2 * MINUTE, usable: 5 * MINUTE, keep: 10 * MINUTE },
  /** Prices as the journal reads them, to see which have moved. */
  movedBook: { fresh: 2 * SECOND, usable: 3 * SECOND, keep: 10 * MINUTE },
  /** Prices of one match: running, to come, ended. */
  oddsInPlay: { fresh: 20 * SECOND, usable: 40 * SECOND, keep: 30 * MINUTE },
  oddsBefore: { fresh: MINUTE, usable: 3 * MINUTE, keep: 30 * MINUTE },
  oddsClosed: { fresh: HOUR, usable: DAY, keep: 7 * DAY },

  /** Content changes hourly. A dead content system must not take the site down. */
  content: { fresh: MINUTE, usable: HOUR, keep: 7 * DAY },
  /** `site-setting` for a health check, which shows an outage within half a minute. */
  contentLook: { fresh: 15 * SECOND, usable: 20 * SECOND, keep: 7 * DAY },
  /** A webhook purges published pages. Without one, a new page shows after a minute. */
  pageLinks: { fresh: MINUTE, usable: HOUR, keep: DAY },
  /** Most pages have no content of their own, and each reads its own. */
  pageContent: { fresh: 5 * MINUTE, usable: HOUR, keep: 7 * DAY },
  contentPlaces: { fresh: 5 * MINUTE, usable: HOUR, keep: DAY },
} as const satisfies Record<string, Lifetime>;

/** The age of running matches, so short that a lone viewer’s next poll waits for a new answer. */
export function runningLifetime(pollSeconds: number): Lifetime {
  return {
    fresh: Math.min(5, pollSeconds * 0.5) * SECOND,
    usable: Math.min(8, pollSeconds * 0.8) * SECOND,
    keep: 12 * HOUR,
  };
}

/** How long the lasting store keeps seen prices. */
export const SEEN_ODDS_KEEP_MS = 7 * DAY;

/** A rendered page is no older than a cached `/api/live`, so a new page shows a goal as soon as an open one. */
export const PAGE_FRESH_MS = 3 * SECOND;
/** While one request renders a newer page, others get the old one for this long. */
export const PAGE_USABLE_MS = 8 * SECOND;

/** The picture addresses in today’s list and the settings. */
export const NAMED_PICTURES_MS = MINUTE;
/** Monitors poll often, so the health report is cached. */
export const HEALTH_MS = 3 * SECOND;
