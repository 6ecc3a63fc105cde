import type { Lifetime } from './reading.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long every value of the site serves: fresh without a question, usable while a newer one is fetched, kept as the last
 * known good (milliseconds). What runs now goes by how often pages ask (`runningLifetime`).
 */
export const LIFETIMES = {
  /** Lists of other days than today: many look at them, and results are corrected. */
  otherDay: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: 3 * DAY },
  /** Yesterday's in the first hours of a day (UTC), which are an evening in America: its last matches end. */
  endingDay: { fresh: 20 * SECOND, usable: MINUTE, keep: 3 * DAY },
  /** One competition's matches of a day, which its page asks for a week at a time. */
  tournamentToday: { fresh: 30 * SECOND, usable: 5 * MINUTE, keep: DAY },
  tournamentBesideToday: { fresh: 10 * MINUTE, usable: HOUR, keep: DAY },
  /** What is days away changes by the day, and pages of teams and competitions ask for a fortnight of it. */
  tournamentOtherDay: { fresh: HOUR, usable: 12 * HOUR, keep: DAY },
  /** A match near its kick-off or its end: line-ups come, kick-offs are delayed, results are corrected. */
  eventNear: { fresh: 20 * SECOND, usable: MINUTE, keep: DAY },
  /** A match of days ago changes no more. */
  eventOver: { fresh: 12 * HOUR, usable: 7 * DAY, keep: 30 * DAY },
  eventFar: { fresh: 2 * MINUTE, usable: 15 * MINUTE, keep: 3 * DAY },
  meetings: { fresh: HOUR, usable: 12 * HOUR, keep: 7 * DAY },
  standings: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: 3 * DAY },
  /** A whole season and its scorers: what happened since is known from the days (`live/tournamentSeason.ts`). */
  tournamentSeason: { fresh: 12 * HOUR, usable: 24 * HOUR, keep: 7 * DAY },
  /** What was played last season changes no more. */
  lastSeason: { fresh: 7 * DAY, usable: 14 * DAY, keep: 30 * DAY },
  /** Players by assists or cards: a source may be asked for each every other day. */
  tournamentLeaders: { fresh: 24 * HOUR, usable: 48 * HOUR, keep: 7 * DAY },
  /** Competitions come and go with the season; their counts of today's matches change with the day. */
  catalogue: { fresh: 5 * MINUTE, usable: HOUR, keep: 3 * DAY },
  /** A team's page asks for a fortnight of whole days. */
  teamsOfDay: { fresh: HOUR, usable: 12 * HOUR, keep: DAY },
  /** Known for a month, so that a team keeps its page through a break without matches. */
  team: { fresh: 10 * MINUTE, usable: HOUR, keep: 30 * DAY },
  /** Of one match, while it runs and after: a minute is its step. */
  momentum: { fresh: 20 * SECOND, usable: MINUTE, keep: HOUR },
  /** A team's ended matches from the site's own archive. */
  season: { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: DAY },
  /** Whom the site has seen stays known: a team that plays on Sunday is found on Saturday. */
  seenNames: { fresh: 10 * MINUTE, usable: DAY, keep: 30 * DAY },
  counter: { fresh: MINUTE, usable: 10 * MINUTE, keep: HOUR },

  /** The prices of a day's lists: of days on which matches run, and of the others. */
  runningBook: { fresh: 20 * SECOND, usable: 2 * MINUTE, keep: 10 * MINUTE },
  quietBook: { fresh: 2 * MINUTE, usable: 5 * MINUTE, keep: 10 * MINUTE },
  /** … that are known to have moved since: what was had before is no answer. */
  movedBook: { fresh: 2 * SECOND, usable: 3 * SECOND, keep: 10 * MINUTE },
  /** The prices of one match: while it runs, before it, and after it, when they are those that it closed with. */
  oddsInPlay: { fresh: 20 * SECOND, usable: 40 * SECOND, keep: 30 * MINUTE },
  oddsBefore: { fresh: MINUTE, usable: 3 * MINUTE, keep: 30 * MINUTE },
  oddsClosed: { fresh: HOUR, usable: DAY, keep: 7 * DAY },

  /** Content changes by the hour, and a dead content system must not take the site with it. */
  content: { fresh: MINUTE, usable: HOUR, keep: 7 * DAY },
  /**
   * One part of it, while somebody asks how the site is: that the content system is away shows within half a minute, and to who
   * looks for the first time at once, for one call in fifteen seconds of each isolate that is asked.
   */
  contentLook: { fresh: 15 * SECOND, usable: 20 * SECOND, keep: 7 * DAY },
  /** What editors publish is purged by webhook; without one a new page is seen after a minute. */
  pageLinks: { fresh: MINUTE, usable: HOUR, keep: DAY },
  /** Most pages have nothing of their own, and each page asks for itself. */
  pageContent: { fresh: 5 * MINUTE, usable: HOUR, keep: 7 * DAY },
  contentPlaces: { fresh: 5 * MINUTE, usable: HOUR, keep: DAY },
} as const satisfies Record<string, Lifetime>;

/**
 * How long scores of matches that run now serve, for pages that ask every `pollSeconds`. A lone viewer's next question
 * waits for a new answer instead of getting the one before it; where many look, somebody has always asked already.
 */
export function runningLifetime(pollSeconds: number): Lifetime {
  return {
    fresh: Math.min(5, pollSeconds * 0.5) * SECOND,
    usable: Math.min(8, pollSeconds * 0.8) * SECOND,
    keep: 12 * HOUR,
  };
}

/** What the site saw of prices is kept for so long in the lasting store. */
export const SEEN_ODDS_KEEP_MS = 7 * DAY;

/** A rendered page: as long as `/api/live` may be held, so that a goal is seen no later on a new page than on an open one. */
export const PAGE_FRESH_MS = 3 * SECOND;
/** While one visitor's page is rendered anew, the others get the old one for so long. */
export const PAGE_USABLE_MS = 8 * SECOND;

/** What today's list and the settings name of pictures. */
export const NAMED_PICTURES_MS = MINUTE;
/** Monitors ask often, and many of them: what everybody is told of the site's health is made once in so long. */
export const HEALTH_MS = 3 * SECOND;
