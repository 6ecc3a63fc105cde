import type { Match } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { Lru } from '../../base/lru.ts';
import { isNextTo, isPricedDay } from '../../base/nearDays.ts';
import type { Result } from '../../base/result.ts';
import type { Cache } from '../../cache/cache.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { Background } from '../../cache/reading.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { Failure } from '../../upstream/failure.ts';
import { type Inquiry, inquire } from '../../upstream/inquiry.ts';
import { type ListedOdds, listedDayKey } from './listedOdds.ts';
import { listedIn } from './listedPrices.ts';
import { matchWinnerPrices } from './matchWinnerPrices.ts';
import { bookByMatch, type OddsBook, parseBook } from './oddsBook.ts';

/** How long to wait before asking a feed again whether it has a list of odds. */
const WITHOUT_LIST_MS = 60 * 60_000;

/** A day without matches in play gets only this share of the calls. */
const QUIET_SHARE = 3;

const MOST_LISTS = 100;

const DAY_MS = 86_400_000;

const dateOf = ({ kickOff }: Pick<Match, 'kickOff'>) => zonedTime(kickOff, 'UTC').date;

/** The UTC dates on which these matches kick off, in order. */
function datesOf(matches: readonly Match[]): string[] {
  const days = new Set<number>();
  for (const { kickOff } of matches) days.add(Math.floor(kickOff / DAY_MS));
  return Array.from(days, (day) => zonedTime(day * DAY_MS, 'UTC').date).sort();
}

/** The prices of some matches, with the daily books that they came from. */
interface CombinedBook {
  dates: readonly string[];
  parts: readonly OddsBook[];
  book: OddsBook;
}

function pickPrices(parts: readonly OddsBook[], matches: readonly Match[]): OddsBook {
  const book: OddsBook = {};
  for (const { id } of matches) {
    const entry = parts.find((part) => part[id] !== undefined)?.[id];
    if (entry !== undefined) book[id] = entry;
  }
  return book;
}

// Reuses the known book when its entries are the same, so anything cached for it stays valid.
function sameIfAlike(known: OddsBook | undefined, book: OddsBook): OddsBook {
  if (known === undefined) return book;
  const ids = Object.keys(book);
  const isSame = ids.length === Object.keys(known).length && ids.every((id) => known[id] === book[id]);
  return isSame ? known : book;
}

/** The dependencies of reading a list's prices for one request. */
export interface DayOddsContext {
  client: Pick<Feed, 'odds' | 'oddsOfDay'> & { upstream: Pick<Feed['upstream'], 'id'> };
  books: Cache<OddsBook>;
  /** Records listed prices, from which closing prices are made. */
  listed: Pick<ListedOdds, 'note'>;
  background: Background;
  /** The most calls of the feed in one refresh of a day, when prices are requested match by match. */
  callsPerRefresh: number;
  /** The matches of a sport on a UTC date; empty on failure. */
  matchesOf(date: string): Promise<readonly Match[]>;
  /** The visitor's instant, milliseconds UTC. */
  now: number;
  /** Whether the caller looks for moved prices. */
  hasMoved?: boolean;
}

interface Loading extends DayOddsContext {
  inquiry: Inquiry;
}

/** The prices of lists, cached by sport and UTC date. Lists of any zone or filter share a day's prices. */
export class DayOdds {
  /** When to ask each feed again for a list of odds, milliseconds UTC. */
  readonly #withoutList = new Map<string, number>();
  /** The book of each list; the least recently used is evicted first. */
  readonly #lists = new Lru<string, OddsBook>(MOST_LISTS);
  /** The combined book of each list of matches. */
  readonly #combined = new WeakMap<readonly Match[], CombinedBook>();

  /** The prices of a list's matches; `key` identifies the list. Empty while nothing is known. */
  async read(key: string, sport: Sport, matches: readonly Match[], context: DayOddsContext): Promise<OddsBook> {
    const known = this.#combined.get(matches);
    const dates = known?.dates ?? datesOf(matches);
    const priced = dates.filter((date) => isPricedDay(date, context.now));
    const parts = await Promise.all(priced.map((date) => this.#readDay(sport, date, context)));
    if (known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at])) return known.book;
    const name = `${context.client.upstream.id} ${key}`;
    const book = sameIfAlike(this.#lists.get(name), pickPrices(parts, matches));
    this.#lists.set(name, book);
    this.#combined.set(matches, { dates, parts, book });
    return book;
  }

  async #readDay(sport: Sport, date: string, context: DayOddsContext): Promise<OddsBook> {
    const { client, books, background, now, hasMoved = false } = context;
    const answer = await books.read(
      {
        key: `${client.upstream.id}:odds:${sport}:${date}`,
        lifetime: LIFETIMES[hasMoved ? 'movedBook' : isNextTo(date, now) ? 'runningBook' : 'quietBook'],
        load: (inquiry, known) => this.#load(sport, date, known ?? {}, { ...context, inquiry }),
        parse: parseBook,
      },
      background,
    );
    return answer.ok ? answer.value.value : NOTHING;
  }

  async #load(sport: Sport, date: string, known: OddsBook, context: Loading): Promise<Result<OddsBook, Failure>> {
    const { background, now } = context;
    const loaded = (await this.#listed(sport, date, context)) ?? (await this.#byMatch(date, known, context));
    if (loaded.ok && isNextTo(date, now)) background(this.#note(date, loaded.value, context));
    return loaded;
  }

  // Closing prices are made of listed prices when no visitor opens the match.
  async #note(date: string, book: OddsBook, context: DayOddsContext): Promise<void> {
    const { client, listed, matchesOf, now } = context;
    const matches = (await matchesOf(date)).filter((match) => dateOf(match) === date);
    await listed.note(listedDayKey(client.upstream.id, date), listedIn(book, matches), now);
  }

  async #byMatch(date: string, known: OddsBook, context: Loading): Promise<Result<OddsBook, Failure>> {
    const { inquiry, client, callsPerRefresh, matchesOf, now } = context;
    const mostCalls = isNextTo(date, now) ? callsPerRefresh : Math.ceil(callsPerRefresh / QUIET_SHARE);
    // A match that started the day before belongs to that day's book.
    const matches = (await matchesOf(date)).filter((match) => dateOf(match) === date);
    return bookByMatch(known, { inquiry, client, matches, mostCalls });
  }

  // The book of a feed that lists the odds of a day in one answer; null when the feed has no such list.
  async #listed(
    sport: Sport,
    date: string,
    { inquiry, client }: Pick<Loading, 'inquiry' | 'client'>,
  ): Promise<Result<OddsBook, Failure> | null> {
    const asked = Date.now();
    if (asked < (this.#withoutList.get(client.upstream.id) ?? 0)) return null;
    const { result, age } = await inquire((asking) => client.oddsOfDay(asking, sport, date));
    if (age !== null) inquiry.note(age);
    if (!result.ok) return result;
    if (result.value === null) {
      this.#withoutList.set(client.upstream.id, asked + WITHOUT_LIST_MS);
      return null;
    }
    const at = age?.at ?? asked;
    const entries = Array.from(result.value, ([id, odds]) => {
      return [id, { asked, at, ...matchWinnerPrices(odds, sport) }] as const;
    });
    return { ok: true, value: Object.fromEntries(entries) };
  }
}

const NOTHING: OddsBook = {};
