import * as v from 'valibot';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { OLDEST_PRICE_MS } from '../../../web/domain/odds.ts';
import type { Result } from '../../base/result.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { Failure } from '../../upstream/failure.ts';
import { type Inquiry, inquire } from '../../upstream/inquiry.ts';
import { matchWinnerPrices, winnerPricesSchema } from './matchWinnerPrices.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const bookEntry = v.object({
  /** When the site last asked for them. */
  asked: v.number(),
  /** When their source gave them: earlier, where it could not be asked then. */
  at: v.number(),
  ...winnerPricesSchema.entries,
});

/** A match's prices. Instants are milliseconds UTC. */
export type BookEntry = v.InferOutput<typeof bookEntry>;

const storedBook = v.record(v.string(), bookEntry);

/** The prices that the feed last had for each match of a sport and a UTC date: facts of no country, kept on the server. */
export type OddsBook = v.InferOutput<typeof storedBook>;

const IN_PLAY_MS = 20 * SECOND;
const BEFORE_MS = 2 * MINUTE;
/** The poller is asked for so many together. */
const AT_ONCE = 10;

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
  /** Learns how old the answers are. */
  inquiry: Inquiry;
  client: Pick<Feed, 'odds' | 'oddsOfDay'>;
  /** The matches of the day. */
  matches: readonly Match[];
  /** Most calls of the feed that one refresh may make; the matches that wait longest come first. */
  mostCalls: number;
}

/** The book of a day, match by match: as many as a refresh may ask for. Fails where nothing is known. */
export async function bookByMatch(
  known: OddsBook,
  { inquiry, client, matches, mostCalls }: BookOrder,
): Promise<Result<OddsBook, Failure>> {
  const now = Date.now();
  const book = withoutOld(known, now);
  const queue = due(matches, book, now).slice(0, mostCalls);
  let problem: Result<OddsBook, Failure> | undefined;
  // One failure is the backend's, not the match's: the rest waits for the next refresh.
  while (queue.length > 0 && problem === undefined) {
    const next = queue.splice(0, AT_ONCE);
    const answers = await Promise.all(
      next.map(async (match) => ({ match, ...(await inquire((asked) => client.odds(asked, match))) })),
    );
    for (const { match, result, age } of answers) {
      if (age !== null) inquiry.note(age);
      if (result.ok) {
        book[match.id] = { asked: now, at: age?.at ?? now, ...matchWinnerPrices(result.value, match.sport) };
      } else problem ??= result;
    }
  }
  return problem !== undefined && Object.keys(book).length === 0 ? problem : { ok: true, value: book };
}
