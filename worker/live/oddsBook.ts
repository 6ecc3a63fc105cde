import * as v from 'valibot';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { OLDEST_PRICE_MS, RESULT_OUTCOMES } from '../../web/domain/odds.ts';
import type { Background, Cache, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import type { LatestOdds } from './latestOdds.ts';
import { type Quote, readResultQuotes } from './resultQuotes.ts';

const SECOND = 1000;

/** What the feed answered when it was last asked for a match's prices (`at`, milliseconds UTC). */
export interface BookEntry {
  at: number;
  quotes: Quote[];
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
    at: v.number(),
    quotes: v.array(
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

/** Matches whose prices are due, the longest overdue first: in play they are due sooner. New ones come by their kick-off. */
function due(matches: readonly Match[], book: OddsBook, now: number): Match[] {
  const overdue = new Map<Match, number>();
  for (const match of matches) {
    const phase = phaseOf(match);
    if (phase !== 'live' && phase !== 'upcoming') continue;
    const at = book[match.id]?.at;
    const share =
      at === undefined ? Number.POSITIVE_INFINITY : (now - at) / (phase === 'live' ? IN_PLAY_MS : BEFORE_MS);
    if (share >= 1) overdue.set(match, share);
  }
  return [...overdue]
    .sort(([one, mine], [other, its]) => (mine === its ? one.kickOff - other.kickOff : its - mine))
    .map(([match]) => match);
}

// The book of a list as it is known without asking: its own entries, and what other lists have had since.
function knownBook(matches: readonly Match[], own: OddsBook, { client, latest }: OddsContext, now: number): OddsBook {
  const book: OddsBook = {};
  for (const { id } of matches) {
    const [mine, others] = [own[id], latest.of(client.upstream.id, id)];
    const entry = mine === undefined || (others !== undefined && others.at > mine.at) ? others : mine;
    if (entry !== undefined && now - entry.at < OLDEST_PRICE_MS) book[id] = entry;
  }
  return book;
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
    const answers = await Promise.all(next.map((match) => client.odds(match)));
    for (const [index, { id }] of next.entries()) {
      const answer = answers[index];
      if (answer?.ok) {
        const entry = { at: now, quotes: readResultQuotes(answer.value) ?? [] };
        latest.note(client.upstream.id, id, entry);
        book[id] = entry;
      } else problem ??= answer;
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
