import { expect, vi } from 'vitest';
import type { Visit } from '../support/serveBuild.ts';
import { type Fault, type Feed, startFeed } from './server.ts';
import { type Site, serveSites } from './sites.ts';

export const EVENT = '/match/football/arsenal-chelsea-100';

/** A fault of a backend: a faulty response, or refused connections. */
export type Break = Fault | 'refused';

/** Allows for a busy machine. */
const EVENTUALLY = { timeout: 120_000, interval: 250 };

async function breakDown(feed: Feed, fault: Break): Promise<void> {
  if (fault === 'refused') await feed.down();
  else feed.fault = fault;
}

async function mend(feed: Feed, fault: Break): Promise<void> {
  feed.fault = null;
  if (fault === 'refused') await feed.up();
}

/** Responses of a site whose feed fails at the start, then works, then fails again. */
export interface Outage {
  /** The first visit to a list, without any answer of the feed. */
  first: Visit;
  /** Pages before the first answer of the feed. */
  cold: Record<string, Visit>;
  /** Pages while the feed works. */
  recovered: Record<string, Visit>;
  /** Pages after the site has noticed the second failure. */
  stale: Record<string, Visit>;
}

async function visitAll(site: Site, paths: readonly string[]): Promise<Record<string, Visit>> {
  const visits: Record<string, Visit> = {};
  for (const path of paths) visits[path] = await site.visit(path);
  return visits;
}

async function visitUntilWell(site: Site, path: string): Promise<void> {
  await vi.waitFor(async () => expect((await site.visit(path)).status).toBe(200), EVENTUALLY);
}

/** Visits the home page until the site knows that the feed fails. */
async function visitUntilNoticed(site: Site): Promise<void> {
  await vi.waitFor(async () => {
    await site.visit('/');
    const { sources } = JSON.parse((await site.visit('/api/health')).text);
    expect(sources.live.failures).toBeGreaterThan(0);
  }, EVENTUALLY);
}

/** Asks for the settings until the content has arrived, which a busy machine delays. */
async function visitUntilOffers(site: Site): Promise<void> {
  const path = '/api/settings?locale=en';
  await vi.waitFor(async () => expect((await site.visit(path)).text).toContain('bet365'), EVENTUALLY);
}

/** Runs a site through an outage and records its pages. */
async function passOutage(site: Site, feed: Feed, fault: Break, paths: readonly string[]): Promise<Outage> {
  await breakDown(feed, fault);
  await visitUntilOffers(site);
  const first = await site.visit('/');
  const cold = await visitAll(site, paths);
  await mend(feed, fault);
  for (const path of paths) await visitUntilWell(site, path);
  const recovered = await visitAll(site, paths);
  await breakDown(feed, fault);
  await visitUntilNoticed(site);
  return { first, cold, recovered, stale: await visitAll(site, paths) };
}

/** Runs one site per fault through its outage, all in parallel. */
export async function passOutages(
  kinds: Readonly<Record<string, Break>>,
  paths: readonly string[],
): Promise<{ outages: Map<string, Outage>; close(): Promise<void> }> {
  const feeds = new Map<string, Feed>();
  for (const kind of Object.keys(kinds)) {
    const feed = await startFeed();
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
    feeds.set(kind, feed);
  }
  const settings = Array.from(feeds, ([kind, { url }]) => [
    kind,
    // The minimum of both settings shortens the waits.
    { LIVE_API_URL: url, LIVE_FEED_SECONDS: '1', UPSTREAM_TIMEOUT_MS: '1000' },
  ]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  const outages = new Map<string, Outage>();
  await Promise.all(
    Array.from(feeds, async ([kind, feed]) => {
      const fault = kinds[kind];
      if (fault !== undefined) outages.set(kind, await passOutage(site(kind), feed, fault, paths));
    }),
  );
  return {
    outages,
    async close() {
      await close();
      for (const feed of feeds.values()) await feed.close();
    },
  };
}

/** The recorded outage of a kind; throws without one. */
export function outageOf(outages: ReadonlyMap<string, Outage>, kind: string): Outage {
  const outage = outages.get(kind);
  if (outage === undefined) throw new Error(`no site passed the outage ${kind}`);
  return outage;
}
