import * as v from 'valibot';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { OLDEST_PRICE_MS, RESULT_OUTCOMES } from '../../web/domain/odds.ts';
import type { Background, Cache, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import { agedWork, noteAge } from '../upstream/answerAge.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import type { LatestOdds } from './latestOdds.ts';
import { matchWinnerPrices, type WinnerPrice } from './matchWinnerPrices.ts';

const SECOND = 1000;

/** A match's prices. Instants are milliseconds UTC. */
export interface BookEntry {
  /** When the site last asked for them. */
  asked: number;
  /** When their source gave them: earlier, where it could not be asked then. */
  at: number;
  prices: WinnerPrice[];
}

/** The prices that the feed last had for each match: facts of no country, kept on the server. */
export type OddsBook = Record<string, BookEntry>;

const BOOK: Lifetime = { fresh: 20 * SECOND, usable: 2 * 60 * SECOND, keep: 10 * 60 * SECOND };

const IN_PLAY_MS = 20 * SECOND;
const BEFORE_MS = 2 * 60 * SECOND;
/** The poller is asked for so many together. */
const AT_ONCE = 10;

const storedBook = v.record(
  v.string(),
  v.object({
    asked: v.number(),
    at: v.number(),
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

function parseBook(stored: unknown): OddsBook | null {
  const result = v.safeParse(storedBook, stored);
  return result.success ? result.output : null;
}

export interface OddsContext {
  client: { upstream: Pick<LiveClient['upstream'], 'id'>; odds: LiveClient['odds'] };
  books: Cache<OddsBook>;
  latest: LatestOdds;
  background: Background;
  /** Most calls of the feed that one refresh may make; the matches that wait longest come first. */
  callsPerRefresh: number;
}

/** How often a match's prices are asked for, in milliseconds: in play more often; null where there are none to be had. */
function intervalOf(match: Match): number | null {
  const phase = phaseOf(match);
  if (phase === 'live') return IN_PLAY_MS;
  return phase === 'upcoming' ? BEFORE_MS : null;
}

/** The entry that was asked for last. */
export function newerOf(entry: BookEntry, other: BookEntry | undefined): BookEntry {
  return other !== undefined && other.asked > entry.asked ? other : entry;
}

/**
 * The book of a list as it is known without asking: its own entries, and what other lists have just had. What they had
 * longer ago would grow older here than any list's own.
 */
function knownBook(matches: readonly Match[], own: OddsBook, { client, latest }: OddsContext, now: number): OddsBook {
  const book: OddsBook = {};
  for (const match of matches) {
    const interval = intervalOf(match);
    if (interval === null) continue;
    const [mine, others] = [own[match.id], latest.of(client.upstream.id, match.id)];
    const entry = others !== undefined && now - others.asked <= interval / 2 ? newerOf(others, mine) : mine;
    if (entry !== undefined && now - entry.at < OLDEST_PRICE_MS) book[match.id] = entry;
  }
  return book;
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

async function refresh(
  own: OddsBook,
  matches: readonly Match[],
  context: OddsContext,
): Promise<Result<OddsBook, Failure>> {
  const { client, latest, callsPerRefresh } = context;
  const now = Date.now();
  const book = knownBook(matches, own, context, now);
  const queue = due(matches, book, now).slice(0, callsPerRefresh);
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
        const entry = { asked: now, at: age?.at ?? now, prices: matchWinnerPrices(result.value, match.sport) };
        latest.note(client.upstream.id, match.id, entry);
        book[match.id] = entry;
      } else problem ??= result;
    }
  }
  return problem !== undefined && Object.keys(book).length === 0 ? problem : { ok: true, value: book };
}

/** The book of a day's matches; empty while nothing is known. `key` names the day. */
export async function readOddsBook(key: string, matches: readonly Match[], context: OddsContext): Promise<OddsBook> {
  const answer = await context.books.read(
    {
      key: `${context.client.upstream.id}:odds:${key}`,
      lifetime: BOOK,
      load: (known) => refresh(known ?? {}, matches, context),
      parse: parseBook,
    },
    context.background,
  );
  return answer.ok ? answer.value.value : {};
}
