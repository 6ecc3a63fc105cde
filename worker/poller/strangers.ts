import { BoundedMap } from '../base/boundedMap.ts';
import { CallBudget } from '../base/callBudget.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { budgetParts } from './budgetParts.ts';
import { type Called, callFeed } from './callFeed.ts';
import type { Ledger } from './ledger.ts';
import type { Names } from './names.ts';
import type { PolledFeed } from './polledFeeds.ts';
import type { Reply } from './protocol.ts';

/** Ids that are remembered as nobody's; the one asked for longest ago goes first. */
const MOST_REMEMBERED = 5_000;

/** How long: a match that is new stands in a list before anybody has its address. */
const REMEMBERED_MS = 60 * 60_000;

/** A source that failed is asked again sooner: it has said nothing of the id. */
const FAILED_MS = 60_000;

/** Most calls a minute of the whole site for ids that no list has named, whoever makes them up. */
export const STRANGERS_A_MINUTE = 30;

type Answered = Called & { ok: true };

/** What a source gives for an id: something, or how the question is answered without. */
type Found = Answered | { ok: false; reply: Reply };

interface Asked {
  path: string;
  /** What the path asks for, as lists would name it. */
  subject: string;
  waitMs: number;
}

const NOTHING: Found = { ok: false, reply: { kind: 'nothing' } };

const refused = (retryAfterMs: number): Found => ({
  ok: false,
  reply: { kind: 'refused', status: 503, text: '', retryAfterMs },
});

/**
 * Whether an answer holds nothing: said in words (`{"detail": …}`, a status), or only `bare` (204, `[]`, `{}`), as a source
 * that is broken answers everything. A `null` may be a fault.
 */
function emptiness({ status, content }: Answered): 'said' | 'bare' | null {
  const text = new TextDecoder().decode(content.subarray(0, 100));
  if (status === 204 || /^\s*(\[\s*\]|\{\s*\})\s*$/.test(text)) return 'bare';
  return status !== 200 || /^\s*\{\s*"detail"/.test(text) ? 'said' : null;
}

/**
 * The calls for ids that no list has named, which visitors can make up: each id costs one call, all of them together a few
 * a minute, and none where calls are counted. What gives nothing is remembered, never kept warm, and pushes nothing out.
 */
export class StrangerCalls {
  readonly #source: PolledFeed;
  readonly #ledger: Ledger;
  readonly #names: Names;
  readonly #calls = new CallBudget(budgetParts(STRANGERS_A_MINUTE).granted);
  readonly #flights = new Map<string, Promise<Found>>();
  readonly #remembered = new BoundedMap<string, { found: Found; until: number }>(MOST_REMEMBERED);

  constructor(source: PolledFeed, { ledger, names }: { ledger: Ledger; names: Names }) {
    this.#source = source;
    this.#ledger = ledger;
    this.#names = names;
  }

  /** What the source has of such an id, with a call where none was made yet. */
  async ask({ path, subject, waitMs }: Asked): Promise<Found> {
    if (this.#source.quota.firm) return NOTHING;
    const now = Date.now();
    const known = this.#remembered.get(subject);
    if (known !== undefined && now < known.until) return known.found;
    const flight = this.#flights.get(subject) ?? this.#begin(path, subject, now);
    return (await withTimeout(flight, waitMs)) ?? { ok: false, reply: { kind: 'pending' } };
  }

  async #begin(path: string, subject: string, now: number): Promise<Found> {
    const rest = this.#ledger.restOf(this.#source, now);
    if (rest !== null) return refused(rest.until - now);
    if (!this.#calls.take(now)) return refused(this.#calls.freeAt(now) - now);
    const flight = this.#call(path, subject, now).finally(() => this.#flights.delete(subject));
    this.#flights.set(subject, flight);
    return flight;
  }

  async #call(path: string, subject: string, begun: number): Promise<Found> {
    const source = this.#source;
    this.#ledger.spend(source, source.cadenceOf(path, begun).cost, begun);
    const called = await callFeed(source, path, begun);
    const now = Date.now();
    this.#ledger.told(source, called.left, now);
    const empty = called.ok ? emptiness(called) : null;
    if (called.ok && empty === null) return called;
    const isUnknown = called.ok ? empty === 'said' || (await this.#names.any()) : called.status === 404;
    if (isUnknown) {
      this.#remember(subject, NOTHING, now + REMEMBERED_MS);
      return NOTHING;
    }
    const waitMs = Math.max(FAILED_MS, called.ok ? 0 : (called.refusal.forMs ?? 0));
    if (!called.ok && called.refusal.whole) this.#ledger.rest(source, now + waitMs, called.refusal);
    this.#remember(subject, refused(waitMs), now + waitMs);
    return refused(waitMs);
  }

  #remember(subject: string, found: Found, until: number): void {
    this.#remembered.set(subject, { found, until });
  }
}
