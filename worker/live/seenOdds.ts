import * as v from 'valibot';
import type { Match } from '../../web/domain/match.ts';
import type { Background, Lifetime, Reading } from '../cache/cache.ts';
import type { Store } from '../cache/stores.ts';
import { within } from '../cache/within.ts';
import { log } from '../log.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import { type FeedOdds, feedOddsEntries } from './feedOdds.ts';
import { grownHistory, type OddsHistory, storedHistory } from './oddsHistory.ts';

/** An event's prices and what the site has seen of them before. */
export interface SeenOdds extends FeedOdds {
  history: OddsHistory;
  /** When the history was last put into the lasting store, milliseconds UTC; 0 for never. */
  keptAt: number;
}

const STORE_PATIENCE_MS = 250;
const KEEP_EVERY_MS = 5 * 60_000;
const KEEP_SECONDS = 3 * 24 * 60 * 60;

const storedOdds = v.object({ ...feedOddsEntries, history: storedHistory, keptAt: v.number() });

function parseSeenOdds(stored: unknown): SeenOdds | null {
  const result = v.safeParse(storedOdds, stored);
  return result.success ? result.output : null;
}

/** What reading an event's prices needs. */
export interface SeenOddsContext {
  client: Pick<LiveClient, 'upstream' | 'odds'>;
  /** Where histories outlive the isolate; a page lives without. */
  lasting: Store;
  background: Background;
  /** The visitor's instant, milliseconds UTC. */
  now: number;
}

// A history that is lost or can't be read begins anew.
async function recall(key: string, lasting: Store): Promise<OddsHistory> {
  try {
    const text = await within(lasting.get(key), STORE_PATIENCE_MS);
    const read = v.safeParse(storedHistory, JSON.parse(text ?? '{}'));
    return read.success ? read.output : {};
  } catch (error) {
    log('warn', 'store unreadable', { key, error: String(error) });
    return {};
  }
}

async function keep(key: string, history: OddsHistory, lasting: Store): Promise<void> {
  try {
    await lasting.put(key, JSON.stringify(history), KEEP_SECONDS);
  } catch (error) {
    log('warn', 'store unwritable', { key, error: String(error) });
  }
}

async function load(
  match: Match,
  known: SeenOdds | null,
  context: SeenOddsContext,
): Promise<Result<SeenOdds, Failure>> {
  const { client, lasting, background, now } = context;
  const answer = await client.odds(match);
  if (!answer.ok) return answer;
  const odds = answer.value;
  const key = `${client.upstream.id}:odds-history:${match.id}`;
  const past = known?.history ?? (await recall(key, lasting));
  const history = grownHistory(past, odds, now);
  const isDue = Date.now() - (known?.keptAt ?? 0) >= KEEP_EVERY_MS && Object.keys(history).length > 0;
  if (isDue) background(keep(key, history, lasting));
  return { ok: true, value: { ...odds, history, keptAt: isDue ? Date.now() : (known?.keptAt ?? 0) } };
}

/** How an event's prices are read: from the feed, each answer adding to the history of the one before. */
export function seenOddsReading(match: Match, lifetime: Lifetime, context: SeenOddsContext): Reading<SeenOdds> {
  return {
    key: `${context.client.upstream.id}:event-odds:${match.id}`,
    lifetime,
    load: (known) => load(match, known, context),
    parse: parseSeenOdds,
  };
}
