import * as v from 'valibot';
import type { Match } from '../../web/domain/match.ts';
import type { Background, Lifetime, Reading } from '../cache/cache.ts';
import type { Store } from '../cache/stores.ts';
import { within } from '../cache/within.ts';
import { log } from '../log.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import { closingOdds } from './closingOdds.ts';
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
/** Closing prices are told for a week. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

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

const historyKey = (source: string, { id }: Match) => `${source}:odds-history:${id}`;

async function load(
  match: Match,
  known: SeenOdds | null,
  context: SeenOddsContext,
): Promise<Result<SeenOdds, Failure>> {
  const { client, lasting, background, now } = context;
  const answer = await client.odds(match);
  if (!answer.ok) return answer;
  const odds = answer.value;
  const key = historyKey(client.upstream.id, match);
  const past = known?.history ?? (await recall(key, lasting));
  const history = grownHistory(past, odds, now, match.kickOff);
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

/** The last prices of a match that has ended do not change; the feed may correct the match itself. */
const ENDED: Lifetime = { fresh: 60 * 60_000, usable: 24 * 60 * 60_000, keep: 7 * 24 * 60 * 60_000 };

// What the site has seen itself counts; of a match that nobody looked at the feed may still know what there was last.
async function loadClosing(match: Match, { client, lasting }: SeenOddsContext): Promise<Result<FeedOdds, Failure>> {
  const seen = closingOdds(await recall(historyKey(client.upstream.id, match), lasting), match.kickOff);
  return seen.markets.length > 0 ? { ok: true, value: seen } : client.odds(match);
}

/** How the closing prices of a match that has ended are read. They have no past: their charts are of no use any more. */
export function closingOddsReading(match: Match, context: SeenOddsContext): Reading<SeenOdds> {
  return {
    key: `${context.client.upstream.id}:closing-odds:${match.id}`,
    lifetime: ENDED,
    async load() {
      const closing = await loadClosing(match, context);
      return closing.ok ? { ok: true, value: { ...closing.value, history: {}, keptAt: 0 } } : closing;
    },
    parse: parseSeenOdds,
  };
}
