import * as v from 'valibot';
import { MARKET_SCOPES } from '../../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { OLDEST_PRICE_MS, RESULT_OUTCOMES } from '../../../web/domain/odds.ts';
import type { Result } from '../../base/result.ts';
import type { Feed } from '../../feeds/feed.ts';
import { agedWork, noteAge } from '../../upstream/answerAge.ts';
import type { Failure } from '../../upstream/fetchJson.ts';
import { matchWinnerPrices, type WinnerPrices } from './matchWinnerPrices.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A match's prices. Instants are milliseconds UTC. */
export interface BookEntry extends WinnerPrices {
  /** When the site last asked for them. */
  asked: number;
  /** When their source gave them: earlier, where it could not be asked then. */
  at: number;
}

/** The prices that the feed last had for each match of a sport and a UTC date: facts of no country, kept on the server. */
export type OddsBook = Record<string, BookEntry>;

const IN_PLAY_MS = 20 * SECOND;
const BEFORE_MS = 2 * MINUTE;
/** The poller is asked for so many together. */
const AT_ONCE = 10;

const storedBook = v.record(
  v.string(),
  v.object({
    asked: v.number(),
    at: v.number(),
    scope: v.picklist(MARKET_SCOPES),
    prices: v.array(
      v.object({
        provider: v.string(),
        outcome: v.picklist(RESULT_OUTCOMES),
        decimal: v.number(),
        at: v.nullable(v.number()),
      }),
    ),
  }),
);

/** Reads back a book that a cache stored; null when it is not of today's shape. */
export function parseBook(stored: unknown): OddsBook | null {
  const result = v.safeParse(storedBook, stored);
  return result.success ? result.output : null;
}

/** How often a match's prices are asked for, in milliseconds: in play more often; null where there are none to be had. */
function intervalOf(match: Match): number | null {
  const phase = phaseOf(match);
  if (phase === 'live') return IN_PLAY_MS;
  return phase === 'upcoming' ? BEFORE_MS : null;
}

/** Matches whose prices are due, the longest overdue first. New ones come by their kick-off. */
function due(matches: readonly Match[], book: OddsBook, now: number): Match[] {
  const overdue = new Map<Match, number>();
  for (const match of matches) {
    const interval = intervalOf(match);
    if (interval === null) continue;
    const entry = book[match.id];
    const share = entry === undefined ? Number.POSITIVE_INFINITY : (now - entry.asked) / interval;
    if (share >= 1) overdue.set(match, share);
  }
  return [...overdue]
    .sort(([one, mine], [other, its]) => (mine === its ? one.kickOff - other.kickOff : its - mine))
    .map(([match]) => match);
}

/** What of a book is still worth something. */
function withoutOld(book: OddsBook, now: number): OddsBook {
  return Object.fromEntries(Object.entries(book).filter(([, entry]) => now - entry.at < OLDEST_PRICE_MS));
}

/** What a book of a day is made of. */
export interface BookOrder {
  client: Pick<Feed, 'odds' | 'oddsOfDay'>;
  /** The matches of the day. */
  matches: readonly Match[];
  /** Most calls of the feed that one refresh may make; the matches that wait longest come first. */
  mostCalls: number;
}

/** The book of a day, match by match: as many as a refresh may ask for. Fails where nothing is known. */
export async function bookByMatch(
  known: OddsBook,
  { client, matches, mostCalls }: BookOrder,
): Promise<Result<OddsBook, Failure>> {
  const now = Date.now();
  const book = withoutOld(known, now);
  const queue = due(matches, book, now).slice(0, mostCalls);
  let problem: Result<OddsBook, Failure> | undefined;
  // One failure is the backend's, not the match's: the rest waits for the next refresh.
  while (queue.length > 0 && problem === undefined) {
    const next = queue.splice(0, AT_ONCE);
    const answers = await Promise.all(
      next.map(async (match) => ({ match, ...(await agedWork(() => client.odds(match))) })),
    );
    for (const { match, result, age } of answers) {
      if (age !== null) noteAge(age);
      if (result.ok) {
        book[match.id] = { asked: now, at: age?.at ?? now, ...matchWinnerPrices(result.value, match.sport) };
      } else problem ??= result;
    }
  }
  return problem !== undefined && Object.keys(book).length === 0 ? problem : { ok: true, value: book };
}
