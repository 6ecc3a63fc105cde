import type { Match } from '../../../web/domain/match.ts';
import { isNextTo, isPricedDay } from '../../../web/domain/nearDays.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import type { Background } from '../../base/background.ts';
import { type Answer, ok } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import type { Cache } from '../../cache/cache.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { Feed } from '../../feeds/feed.ts';
import { type ListedOdds, listedDayKey } from './listedOdds.ts';
import { listedDayOf } from './listedPrices.ts';
import { bookByMatch, matchWinnerPrices, type OddsBook, oddsBook } from './oddsBook.ts';

/** How long to wait before asking a feed again whether it has a list of odds. */
const WITHOUT_LIST_MS = 60 * 60_000;

/** A day without matches in play gets only this share of the calls. */
const QUIET_SHARE = 3;

const dateOf = ({ kickOff }: Pick<Match, 'kickOff'>) => utcDate(kickOff);

/** The dependencies of reading a list's prices for one request. */
export interface DayOddsContext {
  feed: Pick<Feed, 'odds' | 'oddsOfDay'> & { upstream: Pick<Feed['upstream'], 'id'> };
  live: {
    odds: {
      books: Cache<OddsBook>;
      listed: Pick<ListedOdds, 'note'>;
      /** When to ask each source without a list of odds for it again, milliseconds UTC. */
      listRetryAt: Map<string, number>;
    };
  };
  background: Background;
  /** The most calls of the feed in one refresh of a day, when prices are requested match by match. */
  config: { oddsCallsPerRefresh: number };
  clock: { now: number };
  /** The matches of a sport on a UTC date; empty on failure. */
  matchesOf(date: string): Promise<readonly Match[]>;
  /** Whether the caller looks for moved prices. */
  hasMoved?: boolean;
}

interface Loading extends DayOddsContext {
  call: UpstreamCall;
}

// The book of a feed that lists the odds of a day in one answer; null when the feed has no such list.
async function loadListed(
  sport: Sport,
  date: string,
  { call, feed, live }: Pick<Loading, 'call' | 'feed' | 'live'>,
): Promise<Answer<OddsBook> | null> {
  const { listRetryAt } = live.odds;
  const asked = Date.now();
  if (asked < (listRetryAt.get(feed.upstream.id) ?? 0)) return null;
  const { result, age } = await loadWithAge((own) => feed.oddsOfDay(own, sport, date));
  if (age !== null) call.addAge(age);
  if (!result.ok) return result;
  if (result.value === null) {
    listRetryAt.set(feed.upstream.id, asked + WITHOUT_LIST_MS);
    return null;
  }
  const at = age?.at ?? asked;
  const entries = Array.from(result.value, ([id, odds]) => {
    return [id, { asked, at, ...matchWinnerPrices(odds, sport) }] as const;
  });
  return ok(Object.fromEntries(entries));
}

// A match that started the day before belongs to that day's book.
async function matchesOn(date: string, { matchesOf }: DayOddsContext): Promise<Match[]> {
  return (await matchesOf(date)).filter((match) => dateOf(match) === date);
}

async function loadByMatch(date: string, known: OddsBook, context: Loading): Promise<Answer<OddsBook>> {
  const { call, feed, config, clock } = context;
  const most = config.oddsCallsPerRefresh;
  const mostCalls = isNextTo(date, clock.now) ? most : Math.ceil(most / QUIET_SHARE);
  return bookByMatch(known, { call, feed, matches: await matchesOn(date, context), mostCalls });
}

// Closing prices are made of listed prices when no visitor opens the match.
async function noteListed(date: string, book: OddsBook, context: DayOddsContext): Promise<void> {
  const { feed, live, clock } = context;
  const listed = listedDayOf(book, await matchesOn(date, context));
  await live.odds.listed.note(listedDayKey(feed.upstream.id, date), listed, clock.now);
}

async function load(sport: Sport, date: string, known: OddsBook, context: Loading): Promise<Answer<OddsBook>> {
  const loaded = (await loadListed(sport, date, context)) ?? (await loadByMatch(date, known, context));
  if (loaded.ok && isNextTo(date, context.clock.now)) context.background(noteListed(date, loaded.value, context));
  return loaded;
}

async function readDay(sport: Sport, date: string, context: DayOddsContext): Promise<OddsBook> {
  const { feed, live, background, clock, hasMoved = false } = context;
  const answer = await live.odds.books.read(
    {
      key: `${feed.upstream.id}:odds:${sport}:${date}`,
      lifetime: LIFETIMES[hasMoved ? 'movedBook' : isNextTo(date, clock.now) ? 'runningBook' : 'quietBook'],
      load: (call, known) => load(sport, date, known ?? {}, { ...context, call }),
      parse: parserOf(oddsBook),
    },
    background,
  );
  return answer.ok ? answer.value.value : {};
}

/**
 * The prices of the days on which these matches kick off, cached by sport and UTC date: lists of any zone or filter
 * share them. Empty while nothing is known.
 */
export async function readDayOdds(sport: Sport, matches: readonly Match[], context: DayOddsContext): Promise<OddsBook> {
  const dates = [...new Set(matches.map(dateOf))].filter((date) => isPricedDay(date, context.clock.now)).sort();
  const books = await Promise.all(dates.map((date) => readDay(sport, date, context)));
  return Object.assign({}, ...books.reverse());
}
