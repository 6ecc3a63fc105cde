import { BoundedMap } from '../base/boundedMap.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Question, Reply } from '../upstream/pollerBinding.ts';
import { type Called, callFeed } from './callFeed.ts';
import type { FairCalls } from './fairCalls.ts';
import type { Ledger } from './ledger.ts';
import type { Names } from './names.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The limit of remembered ids without a match or competition; the oldest is dropped first. */
const MOST_MISSING = 5_000;

/** How long an id is remembered as missing. Lists name a new match long before visitors have its address. */
const MISSING_MS = 60 * 60_000;

/** After a failure the id is requested again sooner, because the source said nothing about it. */
const FAILED_MS = 10_000;

type Answered = Called & { ok: true };

/** The source's answer about an id, or the reply without one. */
export type Found = Answered | { ok: false; reply: Reply };

const NOTHING: Found = { ok: false, reply: { kind: 'nothing' } };
const PENDING: Found = { ok: false, reply: { kind: 'pending' } };

const refused = (retryAfterMs: number): Found => ({
  ok: false,
  reply: { kind: 'refused', status: 503, text: '', retryAfterMs },
});

/**
 * Whether an answer is empty: explicitly (`{"detail": …}` or a status), or only `bare` (204, `[]`, `{}`), which a
 * broken source may give to everything. A `null` may be a fault.
 */
function emptiness({ status, content }: Answered): 'said' | 'bare' | null {
  const text = new TextDecoder().decode(content.subarray(0, 100));
  if (status === 204 || /^\s*(\[\s*\]|\{\s*\})\s*$/.test(text)) return 'bare';
  return status !== 200 || /^\s*\{\s*"detail"/.test(text) ? 'said' : null;
}

/**
 * Calls for ids that no list has named and that a visitor may have made up. A negative cache and a shared rate limit
 * them, and a source with counted calls gets none. They are never polled and evict no list or match.
 */
export class UnknownIds {
  readonly #source: PolledFeed;
  readonly #ledger: Ledger;
  readonly #names: Names;
  readonly #calls: FairCalls | null;
  readonly #flights = new Map<string, Promise<Found>>();
  readonly #remembered = new BoundedMap<string, { found: Found; until: number }>(MOST_MISSING);

  /** `calls`: the call rate for unknown ids; null when the source counts its calls. */
  constructor(source: PolledFeed, { ledger, names, calls }: { ledger: Ledger; names: Names; calls: FairCalls | null }) {
    this.#source = source;
    this.#ledger = ledger;
    this.#names = names;
    this.#calls = calls;
  }

  /** The source's answer about an id (`subject`), from memory or by a call; `pending` until a call is free. */
  async ask({ path, network, waitMs }: Question, subject: string): Promise<Found> {
    if (this.#calls === null) return NOTHING;
    const now = Date.now();
    const known = this.#remembered.get(subject);
    if (known !== undefined && now < known.until) return known.found;
    let flight = this.#flights.get(subject);
    if (flight === undefined) {
      const rest = this.#ledger.restOf(this.#source, now);
      if (rest !== null) return refused(rest.until - now);
      // Leaves half of the time for the call itself, because the isolate treats a slower poller as away.
      if (!(await this.#calls.take(network, waitMs / 2))) return PENDING;
      flight = this.#flights.get(subject) ?? this.#begin(path, subject);
    }
    return (await withTimeout(flight, waitMs / 2)) ?? PENDING;
  }

  #begin(path: string, subject: string): Promise<Found> {
    const flight = this.#call(path, subject).finally(() => this.#flights.delete(subject));
    this.#flights.set(subject, flight);
    return flight;
  }

  async #call(path: string, subject: string): Promise<Found> {
    const source = this.#source;
    const begun = Date.now();
    this.#ledger.spend(source, source.cadenceOf(path, begun).cost, begun);
    const called = await callFeed(source, path, begun);
    const now = Date.now();
    this.#ledger.noteLeft(source, called.left, now);
    const empty = called.ok ? emptiness(called) : null;
    if (called.ok && empty === null) return called;
    const isMissing = called.ok ? empty === 'said' || (await this.#names.any()) : called.status === 404;
    if (isMissing) {
      this.#remembered.set(subject, { found: NOTHING, until: now + MISSING_MS });
      return NOTHING;
    }
    const waitMs = Math.max(FAILED_MS, called.ok ? 0 : (called.refusal.forMs ?? 0));
    if (!called.ok && called.refusal.whole) this.#ledger.rest(source, now + waitMs, called.refusal);
    this.#remembered.set(subject, { found: refused(waitMs), until: now + waitMs });
    return refused(waitMs);
  }
}
