import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { askPrices, pricedOf } from './movedPrices.ts';

/** So many questions are asked as soon as something is told, and then one in this time: forty an hour, whatever happens. */
const AT_ONCE = 4;
const APART_MS = 105_000;
/** Prices have turns of their own: who looks at one that moves all the time sees where it is now. */
const PRICES_APART_MS = 30_000;
const isPrices = (kind: unknown) => /odds|prices/.test(String(kind));
/** A page that is told asks all the same now and then: what no entry says it sees so; of a match that is statistics, for one. */
const ASK_MS = 300_000;
const ASK_MATCH_MS = 140_000;
/** For each of the queries of a page it takes longer; beside a match's own longer still. */
const ASK_EACH_MS = 100_000;
const ASK_BESIDE_MS = 450_000;
/** What many pages are to ask for at one time is asked for spread over these. */
const SPREAD_MS = 2_000;
const AGAIN_MS = 10_000;
/** Prices that have been asked for and were the same are asked for once more. */
const ONCE_MORE_MS = 20_000;

/** What asks: a page, its clock (milliseconds UTC), and its queries of a kind, or of all. */
export interface Asker {
  client: QueryClient;
  now: () => number;
  shown: (kind?: string) => Query[];
}

/** What a message says beside its number (`worker/push/topics.ts`). */
export interface News {
  m?: unknown[];
  p?: string[];
  d?: 1;
  s?: 1;
}

const isFiltered = ({ queryKey: [, search] }: Query) => String(search).includes('filter=');

function fetchNow(query: Query): void {
  query.fetch().catch(() => undefined);
}

/** The turns in which a page asks, for prices or for all else: what it is told until the next one is asked for then, each thing once. */
class Turns {
  readonly #page: Asker;
  readonly #ofPrices: boolean;
  readonly #apart: number;
  /** The kinds of queries that are to be asked, and when each was asked last. */
  readonly #wanted = new Set<unknown>();
  readonly #asked = new Map<unknown, number>();
  /** The matches whose prices have moved. */
  readonly #moved = new Set<string>();
  #isOnceMore = false;
  #isWaiting = false;
  #next = 0;
  #askedAt: number;

  constructor(page: Asker, ofPrices: boolean, askedAt: number) {
    this.#page = page;
    this.#ofPrices = ofPrices;
    this.#apart = ofPrices ? PRICES_APART_MS : APART_MS;
    this.#askedAt = askedAt;
  }

  hear({ m, p, d, s }: News): void {
    if (this.#ofPrices) {
      if (p) this.#wantPrices(p, false);
      return;
    }
    if (s && this.#page.shown('live').some(isFiltered)) this.#want(['live'], AGAIN_MS);
    if (m?.[0]) setTimeout(() => this.#page.shown('goals').forEach(fetchNow), Math.random() * SPREAD_MS);
    if (m?.[0] || d) {
      this.#want(['event']);
      // Who answers at once may not know yet what else there is of it.
      setTimeout(() => this.#want(['event']), AGAIN_MS);
    }
  }

  /** Asks for what has not been asked for in a while; all was at `askedAt`. */
  wantOverdue(askedAt: number): void {
    this.#askedAt = askedAt;
    this.#want(this.#overdue(0), AGAIN_MS);
  }

  // The kinds of queries that are to be asked again within so many milliseconds.
  #overdue(within: number): unknown[] {
    const queries = this.#page.shown();
    const matches = this.#page.shown('event').length;
    const beside = Math.max(ASK_MS, (queries.length - matches) * (matches ? ASK_BESIDE_MS : ASK_EACH_MS));
    return queries.flatMap(({ queryKey: [kind] }) => {
      if (isPrices(kind) !== this.#ofPrices) return [];
      const since = this.#page.now() - Math.max(this.#askedAt, this.#asked.get(kind) ?? 0);
      return since > (kind === 'event' ? ASK_MATCH_MS : beside) - within ? [kind] : [];
    });
  }

  #wantPrices(ids: readonly string[], isOnceMore: boolean): void {
    for (const id of ids) this.#moved.add(id);
    this.#isOnceMore = isOnceMore;
    const isListed = this.#page.shown('odds').some(({ queryKey }) => this.#movedOf(queryKey).length > 0);
    this.#want(isListed ? ['odds'] : ['event-odds', 'event-prices']);
  }

  #movedOf(key: QueryKey): string[] {
    return pricedOf(this.#page.client, key, this.#moved);
  }

  #queries(): Query[] {
    return this.#page.shown().filter(({ queryKey: [kind] }) => this.#wanted.has(kind));
  }

  #want(kinds: readonly unknown[], spread = SPREAD_MS): void {
    for (const kind of kinds) this.#wanted.add(kind);
    if (this.#isWaiting || this.#queries().length === 0) return;
    this.#isWaiting = true;
    const wait = Math.max(0, this.#next - this.#page.now());
    setTimeout(() => setTimeout(() => this.#ask(wait > 0), Math.random() * spread), wait);
  }

  // Of prices those that have moved are asked for alone; where so much moves that they wait for a turn, all are.
  #ask(isLate: boolean): void {
    if (isLate) for (const kind of this.#overdue(this.#apart / 2)) this.#wanted.add(kind);
    const queries = this.#queries();
    const now = this.#page.now();
    this.#next = Math.max(this.#next, now - (AT_ONCE - 1) * this.#apart) + queries.length * this.#apart;
    for (const query of queries) {
      const { queryKey } = query;
      const moved = isLate || queryKey[0] !== 'odds' ? [] : this.#movedOf(queryKey);
      if (moved.length > 0) {
        this.#askMoved(queryKey, moved, this.#isOnceMore);
        continue;
      }
      this.#asked.set(queryKey[0], now);
      fetchNow(query);
    }
    this.#wanted.clear();
    this.#moved.clear();
    this.#isWaiting = false;
  }

  async #askMoved(key: QueryKey, moved: readonly string[], isOnceMore: boolean): Promise<void> {
    const same = await askPrices(this.#page.client, key, moved);
    if (same.length > 0 && !isOnceMore) setTimeout(() => this.#wantPrices(same, true), ONCE_MORE_MS);
  }
}

const turns = new WeakMap<QueryClient, Turns[]>();

/** Asks for what a page is told of, in its turn; without news for what is overdue, where all was asked at `askedAt`. */
export function askFor(news: News | null, page: Asker, askedAt: number): void {
  const both = turns.get(page.client) ?? [false, true].map((ofPrices) => new Turns(page, ofPrices, askedAt));
  turns.set(page.client, both);
  for (const own of both) {
    if (news) own.hear(news);
    else own.wantOverdue(askedAt);
  }
}
