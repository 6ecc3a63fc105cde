import type { Match } from '../../web/domain/match.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import { BoundedMap } from '../base/boundedMap.ts';
import { isolateLog, type Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Background } from '../cache/reading.ts';
import { Allowance } from '../poller/allowance.ts';
import { type PollerBinding, sitePoller } from '../poller/protocol.ts';
import { snapshotDigest } from './snapshotDigest.ts';
import type { OtherVersions } from './snapshotHistory.ts';

/** Versions are handed in at most this often, those of all lists together. */
const SHARE_MS = 10_000;
const MOST_WAITING = 60;

/** How long a browser is kept waiting for a short answer in place of a whole one. */
const PATIENCE_MS = 400;
const LEFT_ALONE_MS = 10_000;

/** A version that nobody knew is not looked for again for a while; visitors can make them up. */
const UNKNOWN_MS = 10_000;
const LOOK_UPS = { minute: 120 };
const MOST_KNOWN = 40;

const VERSION = /^[0-9a-f]{16}$/;

interface Known {
  contents: Promise<string | null>;
  until: number;
}

/** The versions of lists that all isolates made, by way of the poller. Its loss costs a whole list in place of a short answer. */
export class SiteVersions implements OtherVersions {
  readonly #binding: NonNullable<PollerBinding>;
  readonly #source: string;
  readonly #waiting = new Map<string, { list: string; version: string; matches: readonly Match[] }>();
  readonly #known = new BoundedMap<string, Known>(MOST_KNOWN);
  readonly #lookUps = new Allowance(LOOK_UPS);
  #sharedAt = Number.NEGATIVE_INFINITY;
  #awayUntil = 0;

  /** `source` is the id of the source that the lists are of. */
  constructor(binding: NonNullable<PollerBinding>, source: string) {
    this.#binding = binding;
    this.#source = source;
  }

  note(list: string, { version, matches }: Snapshot): void {
    const waiting = this.#waiting;
    waiting.set(`${list} ${version}`, { list, version, matches });
    const [oldest] = waiting.keys();
    if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
  }

  share(background: Background): void {
    const now = Date.now();
    if (this.#waiting.size === 0 || now - this.#sharedAt < SHARE_MS || now < this.#awayUntil) return;
    this.#sharedAt = now;
    background(this.#handIn(now, background.log));
  }

  async find(list: string, version: string): Promise<string | null> {
    const now = Date.now();
    const key = `${list} ${version}`;
    const known = this.#known.get(key);
    // Who began to look for it may have been cut off: everybody waits by himself.
    if (known !== undefined && now < known.until) return (await withTimeout(known.contents, PATIENCE_MS)) ?? null;
    if (!VERSION.test(version) || now < this.#awayUntil || !this.#lookUps.take(1, now)) return null;
    // Who asks for the same meanwhile shares the answer.
    const contents = this.#asked(now, isolateLog, (poller) => poller.recall(this.#source, list, version)).then(
      (answer) => answer ?? null,
    );
    this.#known.set(key, { contents, until: now + UNKNOWN_MS });
    return (await withTimeout(contents, PATIENCE_MS)) ?? null;
  }

  async #handIn(now: number, log: Log): Promise<void> {
    const versions = Array.from(this.#waiting.values(), ({ list, version, matches }) => ({
      list,
      version,
      contents: snapshotDigest(matches),
    }));
    this.#waiting.clear();
    await this.#asked(now, log, (poller) => poller.remember(this.#source, versions));
  }

  async #asked<Value>(now: number, log: Log, ask: (poller: ReturnType<typeof sitePoller>) => Promise<Value>) {
    try {
      const answer = await withTimeout(ask(sitePoller(this.#binding)), PATIENCE_MS);
      if (answer === undefined) this.#awayUntil = now + LEFT_ALONE_MS;
      return answer;
    } catch (error) {
      this.#awayUntil = now + LEFT_ALONE_MS;
      log('warn', 'poller away', { source: this.#source, error: String(error).slice(0, 200) });
      return undefined;
    }
  }
}
