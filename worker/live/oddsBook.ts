import * as v from 'valibot';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { OLDEST_PRICE_MS, RESULT_OUTCOMES } from '../../web/domain/odds.ts';
import type { Background, Cache, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import { type Quote, readResultQuotes } from './resultQuotes.ts';

const SECOND = 1000;

/** The prices that the feed last had for each match: facts of no country, kept on the server. */
export type OddsBook = Record<string, { at: number; quotes: Quote[] }>;

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

async function refresh(
  known: OddsBook,
  matches: readonly Match[],
  { client, callsPerRefresh }: OddsContext,
): Promise<Result<OddsBook, Failure>> {
  const now = Date.now();
  const listed = new Set(matches.map(({ id }) => id));
  const book: OddsBook = Object.fromEntries(
    Object.entries(known).filter(([id, { at }]) => listed.has(id) && now - at < OLDEST_PRICE_MS),
  );
  const queue = due(matches, known, now).slice(0, callsPerRefresh);
  let problem: Result<OddsBook, Failure> | undefined;
  // One failure is the backend's, not the match's: the rest waits for the next refresh.
  while (queue.length > 0 && problem === undefined) {
    const next = queue.splice(0, AT_ONCE);
    const answers = await Promise.all(next.map((match) => client.odds(match)));
    for (const [index, { id }] of next.entries()) {
      const answer = answers[index];
      if (answer?.ok) book[id] = { at: now, quotes: readResultQuotes(answer.value) ?? [] };
      else problem ??= answer;
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
