import * as v from 'valibot';
import { utcDate } from '../../web/domain/zonedTime.ts';
import { answerOf } from '../base/answerOf.ts';
import type { Log } from '../base/log.ts';
import { DAY_MS } from '../live/archive/endedMatches.ts';
import { type RelayCounts, relayCounts, relaysFor, setOf } from './relayNames.ts';

const KEY = 'relays';
/** A week has quiet days and those with most matches. */
const KEPT_MS = 8 * DAY_MS;
/** An isolate keeps what it read, and so does its colo: half a minute is the platform's least. */
const FRESH_MS = 30_000;
const PATIENCE_MS = 1_000;
/** After a failed read an isolate reads again this soon: one that just started knows no numbers yet. */
const RETRY_MS = 2_000;

/**
 * Publishes in Workers KV how many relays each set needs: for its most sockets of the last eight days. So isolates know
 * it after a deploy and before a kick-off. A site that needs one relay of each writes nothing.
 */
export class RelayPlan {
  readonly #storage: DurableObjectStorage;
  readonly #store: KVNamespace | undefined;

  constructor(storage: DurableObjectStorage, store: KVNamespace | undefined) {
    this.#storage = storage;
    this.#store = store;
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS relay_needs (name TEXT, day TEXT, relays INTEGER, UNIQUE (name, day))',
    );
  }

  /** Notes the sockets of relays and hubs at `now` (milliseconds UTC), and publishes a changed plan. */
  async note(links: readonly { name: string; sockets: number }[], now: number, log: Log): Promise<void> {
    const { sql, kv } = this.#storage;
    for (const [set, ofSet] of Map.groupBy(links, ({ name }) => setOf(name))) {
      const relays = relaysFor(ofSet.reduce((sum, { sockets }) => sum + sockets, 0));
      const upsert = 'INSERT INTO relay_needs VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET relays = excluded.relays';
      if (relays > 1) sql.exec(`${upsert} WHERE excluded.relays > relays`, set, utcDate(now), relays);
    }
    sql.exec('DELETE FROM relay_needs WHERE day <= ?', utcDate(now - KEPT_MS));
    const needs = sql.exec('SELECT name, MAX(relays) FROM relay_needs GROUP BY name ORDER BY name').raw();
    const plan = JSON.stringify(Object.fromEntries(needs));
    if (plan === (kv.get(KEY) ?? '{}')) return;
    const publish = async () => {
      await this.#store?.put(KEY, plan);
      kv.put(KEY, plan);
    };
    await answerOf(publish, { patienceMs: PATIENCE_MS, log, event: 'relay plan unwritable' });
  }
}

let known: { counts: RelayCounts; readAt: number } = { counts: {}, readAt: Number.NEGATIVE_INFINITY };

/** The published numbers of relays, or the last known ones. */
export async function readRelayPlan(store: KVNamespace | undefined, now: number, log: Log): Promise<RelayCounts> {
  if (store === undefined || Math.abs(now - known.readAt) < FRESH_MS) return known.counts;
  const read = () => store.get(KEY, { type: 'json', cacheTtl: FRESH_MS / 1000 });
  const stored = await answerOf<unknown>(read, { patienceMs: PATIENCE_MS, log, event: 'relay plan unreadable' });
  const readAt = stored === undefined ? now - FRESH_MS + RETRY_MS : now;
  known = { counts: v.is(relayCounts, stored) ? stored : known.counts, readAt };
  return known.counts;
}
