import type { Match } from '../../../web/domain/match.ts';
import { isNextTo, isPricedDay } from '../../../web/domain/nearDays.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, ok } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { loadWholeDay } from '../day/daySnapshot.ts';
import { listedDayKey, listedDayOf } from '../prices/listedOdds.ts';
import { bookByMatch, matchWinnerPrices, type OddsBook, oddsBook } from '../prices/oddsBook.ts';
import { firstTemporaryFailure, type LiveContext, loadFeed } from '../state/readContext.ts';

/** How long to wait before asking a feed again whether it has a list of odds. */
const WITHOUT_LIST_MS = 60 * 60_000;

/** A day without matches in play gets only this share of the calls. */
const QUIET_SHARE = 3;

const dateOf = ({ kickOff }: Pick<Match, 'kickOff'>) => utcDate(kickOff);

/** A sport's prices of a UTC date. `hasMoved`: the reader looks for moved prices. */
interface Day {
  sport: Sport;
  date: string;
  hasMoved: boolean;
}

// The book of a feed that lists the odds of a day in one answer; null when the feed has no such list.
async function loadListed(
  { sport, date }: Day,
  call: UpstreamCall,
  { feed, live }: LiveContext,
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
async function matchesOn({ sport, date }: Day, context: LiveContext): Promise<Match[]> {
  const day = await loadWholeDay({ sport, date, zone: 'UTC' }, context);
  return day.ok ? day.value.matches.filter((match) => dateOf(match) === date) : [];
}

// Closing prices are made of listed prices when no visitor opens the match.
async function noteListed(day: Day, book: OddsBook, context: LiveContext): Promise<void> {
  const { feed, live, clock } = context;
  const listed = listedDayOf(book, await matchesOn(day, context));
  await live.odds.listed.note(listedDayKey(feed.upstream.id, day.date), listed, clock.now);
}

async function load(
  day: Day,
  call: UpstreamCall,
  known: OddsBook | null,
  context: LiveContext,
): Promise<Answer<OddsBook>> {
  const { feed, config, clock, background } = context;
  const isNear = isNextTo(day.date, clock.now);
  const most = config.oddsCallsPerRefresh;
  const mostCalls = isNear ? most : Math.ceil(most / QUIET_SHARE);
  const loaded =
    (await loadListed(day, call, context)) ??
    (await bookByMatch(known ?? {}, { call, feed, matches: await matchesOn(day, context), mostCalls }));
  if (loaded.ok && isNear) background(noteListed(day, loaded.value, context));
  return loaded;
}

function loadDay(day: Day, context: LiveContext): Promise<Answer<OddsBook>> {
  const { sport, date, hasMoved } = day;
  return loadFeed(context.live.odds.books, context, {
    key: `odds:${sport}:${date}`,
    lifetime: LIFETIMES[hasMoved ? 'movedBook' : isNextTo(date, context.clock.now) ? 'runningBook' : 'quietBook'],
    load: (call, known) => load(day, call, known, context),
    parse: parserOf(oddsBook),
  });
}

/**
 * The prices of the days on which these matches kick off, of all operators, cached by sport and UTC date: lists of any
 * zone or filter share them. Fails when a day is missing and the others have none. They are of no country and never leave
 * the server.
 */
export async function loadDayOdds(
  { sport, matches, hasMoved = false }: { sport: Sport; matches: readonly Match[]; hasMoved?: boolean },
  context: LiveContext,
): Promise<Answer<OddsBook>> {
  const dates = [...new Set(matches.map(dateOf))].filter((date) => isPricedDay(date, context.clock.now)).sort();
  const books = await Promise.all(dates.map((date) => loadDay({ sport, date, hasMoved }, context)));
  const failed = firstTemporaryFailure(books);
  // Only these matches: a long day has many more.
  const all: OddsBook = {};
  for (const { id } of matches) {
    for (const book of books) {
      const entry = book.ok ? book.value[id] : undefined;
      if (entry !== undefined) all[id] ??= entry;
    }
  }
  return failed !== null && Object.keys(all).length === 0 ? { ok: false, error: failed } : ok(all);
}
