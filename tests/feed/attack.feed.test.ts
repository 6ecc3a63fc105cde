import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOKUPS_A_MINUTE } from '../../worker/content/contentReading.ts';
import { isNight } from '../support/tier.ts';
import { type AttackedSite, attackedSite } from './attackedSite.ts';
import { badLines, send, strangeCalls } from './attackers.ts';
import { ATTACKS, SECRET_WORD } from './attacks.ts';
import { MAX_KEPT, MEGABYTE } from './heap.ts';
import { OWN_ATTACKS } from './ownAttacks.ts';

/** Requests of each kind that renders pages. `ATTACK_VARIANTS=600` sends more by night. */
const VARIANTS = isNight ? Number(process.env.ATTACK_VARIANTS ?? 12) : 4;
/** Requests of each other kind. */
const MANY = isNight ? Math.max(600, VARIANTS) : VARIANTS;
/** Kinds that render a page or a full list for each request. 600 requests take 2 to 23 seconds. */
const RENDERED: ReadonlySet<string> = new Set(
  `unknown teams, lists of other days, data of other days, invalid days, unknown versions of a list,
  markup in a query, words in the query of a page, large cookies, headers that imitate the edge, forwarded hosts,
  odd request headers, unknown entity tags, follows on the page of own matches, follows on shared pages,
  follows in a link, broken packed follows, delays, invalid delays, odds pages, calculators,
  spoilers that are shown, tabs of a competition, known teams, players with a team, known matches,
  long boards of matches, returning visitors, past days with a delay, data of known matches`.split(/,\s+/),
);
/** Allows for a slow machine. */
const ANY_SPEED = { timeout: 300_000 };
/** The default `LIVE_CALLS_PER_SECOND`, for odds and unknown ids together. */
const CALLS_A_SECOND = 10;
/** The rate allows a burst of three seconds. */
const BURST_SECONDS = 3;
/** Calls per minute for shared content. Operators of twenty countries and the shared parts expire after a minute. */
const SHARED_A_MINUTE = 75;

/** Bytes of the Durable Objects' SQLite files, including write-ahead logs. */
const MAX_WRITTEN = 16 * MEGABYTE;
/** KV keys: operators of twenty countries in two languages, shared parts, some days, matches, competitions and teams. */
const MAX_KEYS = 120;

let site: AttackedSite;
let began: number;
let state: string;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'attacked-'));
  site = await attackedSite({ state, matches: isNight ? 200 : 12 });
  began = Date.now();
}, 120_000);

afterAll(async () => {
  await site.close();
  await rm(state, { recursive: true });
});

/** Files in a folder of the site's state with `part` in their path. */
async function filesIn(folder: string, part: string): Promise<string[]> {
  const below = await readdir(join(state, folder), { recursive: true, withFileTypes: true });
  return below
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(part));
}

const KINDS = Object.entries({ ...ATTACKS, ...OWN_ATTACKS });

/** Minutes since the start of the attack, including the partial first and last ones. */
const minutes = () => Math.ceil((Date.now() - began) / 60_000) + 1;

/** The budget of calls for odds and unknown ids since the start. */
const allowed = () => CALLS_A_SECOND * ((Date.now() - began) / 1000 + BURST_SECONDS);

describe('an attack', () => {
  it.each(KINDS)('gets no error, leak, script or redirect: %s', ANY_SPEED, async (kind, attackOf) => {
    const attacks = Array.from({ length: RENDERED.has(kind) ? VARIANTS : MANY }, (_, number) => attackOf(number));
    expect(await send(site, attacks)).toEqual([]);
  });

  it('leaves the isolate within its memory budget', async () => {
    expect(KINDS.filter(([kind]) => RENDERED.has(kind))).toHaveLength(RENDERED.size);
    expect(await site.heap.leastBytes()).toBeLessThan(MAX_KEPT);
  });

  it('causes no more feed calls than the budgets allow', () => {
    const isListed = (path: string) => site.listed.some((id) => path.includes(`/${id}`));
    const ofOne = site.calls.feed.filter((path) => /^\/v[12]\/(events|tournaments)\/(?!live)/.test(path));
    expect(ofOne.filter((path) => !isListed(path)).length).toBeLessThanOrEqual(allowed());
    expect(site.calls.feed.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(allowed());
    expect(strangeCalls(site)).toEqual([]);
  });

  it('makes the site load only shared content and a minute’s budget of pages', () => {
    const { content } = site.calls;
    const looked = content.filter((path) => path.includes('pageLink%5D'));
    // A lookup of a Dutch page also tries English.
    expect(looked.length).toBeLessThanOrEqual(2 * LOOKUPS_A_MINUTE * minutes());
    expect(content.length - looked.length).toBeLessThan(SHARED_A_MINUTE * minutes());
  });

  it('makes the site store only data of listed matches', async () => {
    const objects = await filesIn('do', '.sqlite');
    const sizes = await Promise.all(objects.map(async (path) => (await stat(path)).size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_WRITTEN);
    const keys = await filesIn('kv', 'blobs');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.length).toBeLessThan(MAX_KEYS);
  });

  it('leaves no word of a visitor, no secret and no error in the log', () => {
    expect(site.lines.length).toBeGreaterThan(0);
    expect(badLines(site, SECRET_WORD)).toEqual([]);
  });
});
