import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOKUPS_A_MINUTE } from '../../worker/content/pageContent.ts';
import { keptBytes } from '../bench/inspector.ts';
import { COUNTRIES, countriesIn, isOpen, type VisitedCountry } from '../worker/policy/houses.records.ts';
import { type Answered, type AttackedSite, attackedSite, LISTED } from './attackedSite.ts';
import { ATTACKS, type Attack, SECRET_WORD } from './attacks.ts';
import { OWN_ATTACKS } from './ownAttacks.ts';

/** Requests of each kind that is answered within a second or two, however many they are. */
const MANY = 600;
/** Of each kind that has pages made anew; `ATTACK_VARIANTS=600` is an attack that means it. */
const VARIANTS = Number(process.env.ATTACK_VARIANTS ?? 12);
/** Kinds whose every request is a page of its own to make, or a whole list: 600 take 2 to 23 seconds. */
const MADE_ANEW: ReadonlySet<string> = new Set([
  ...['teams that nobody has', 'other days of lists', 'other days of data', 'no days', 'versions that never were'],
  ...['markup in a query', 'pages of words', 'cookies of any size', 'headers that mean to be the edge', 'other hosts'],
  ...['browsers of any name', 'tags that nobody gave', 'follows on the own page', 'follows on shared pages'],
  ...['follows by a link', 'follows that are packed', 'delays', 'delays that are none', 'desks of odds', 'calculators'],
  ...['results that are shown after all', 'tables of a season', 'teams that lists name', 'players of teams'],
  ...['matches that lists name', 'boards of any length', 'visitors who were away', 'days behind', 'their answers'],
]);
/** However busy the machine is. */
const BUSY = { timeout: 300_000 };
const AT_ONCE = 64;
const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
const LONGEST_PAGE = 2 * MEGABYTE;
/** Of the whole site, for ids that nobody has named and for prices. */
const CALLS_A_MINUTE = 30;
/** Of the content system, for what everybody sees: the twenty countries' operators and the shared parts are fresh for a minute. */
const SHARED_A_MINUTE = 75;

/** What Durable Objects write, with SQLite's own copies of what they are writing. */
const MOST_WRITTEN = 16 * MEGABYTE;
/** Twenty countries' operators in two languages, what all see, a few days, and twenty matches, competitions and teams an hour. */
const MOST_KEYS = 120;

let site: AttackedSite;
let began: number;
let state: string;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'attacked-'));
  site = await attackedSite(state);
  began = Date.now();
}, 60_000);

afterAll(async () => {
  await site.close();
  await rm(state, { recursive: true });
});

/** The files below a folder of the site's state that have `part` in their path. */
async function filesIn(folder: string, part: string): Promise<string[]> {
  const below = await readdir(join(state, folder), { recursive: true, withFileTypes: true });
  return below
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(part));
}

const KINDS = Object.entries({ ...ATTACKS, ...OWN_ATTACKS });

const countryOf = (number: number): VisitedCountry => COUNTRIES[number % COUNTRIES.length] ?? 'XX';

/** What is wrong with an answer to a visitor of a country; nothing where it is as it should be. */
function problemsOf({ path }: Attack, { status, headers, text }: Answered, country: VisitedCountry): string[] {
  const problems: string[] = [];
  const says = (problem: string) => problems.push(`${problem}: ${path.slice(0, 120)}`);
  const location = headers.location ?? '';
  const own = `https://${country.toLowerCase()}.`;
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) says(String(status));
  if (text.length > LONGEST_PAGE) says(`${text.length} characters`);
  if (/^(https?:)?\/\//.test(location) && !location.startsWith(site.origin) && !location.startsWith(own))
    says(location);
  if (/<script>alert|<img src=x|at \w+ \(.*\.js:\d+/.test(text)) says('markup or code of somebody');
  const leaks = countriesIn(`${location} ${text}`).filter((each) => each !== country || !isOpen(each));
  if (leaks.length > 0) says(`${country} sees ${leaks}`);
  return problems;
}

/** Sends requests so many at once; gives what was wrong with the answers. */
async function send(attacks: readonly Attack[]): Promise<string[]> {
  const problems: string[] = [];
  const queue = [...attacks.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [number, attack] = next;
      const country = countryOf(number);
      problems.push(...problemsOf(attack, await site.ask(attack, country), country));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return problems;
}

/** The minutes since the attack began, with the one that had begun before. */
const minutes = () => Math.ceil((Date.now() - began) / 60_000) + 1;

/** The calls that the site may have made in that time for what nobody has named. */
const allowed = () => CALLS_A_MINUTE * minutes();

describe('an attack of every kind', () => {
  it.each(KINDS)('is answered without an error, a leak or a way to another site: %s', BUSY, async (kind, attackOf) => {
    const many = MADE_ANEW.has(kind) ? VARIANTS : Math.max(MANY, VARIANTS);
    expect(await send(Array.from({ length: many }, (_, number) => attackOf(number)))).toEqual([]);
  });

  it('leaves the isolate its memory', async () => {
    expect(KINDS.filter(([kind]) => MADE_ANEW.has(kind))).toHaveLength(MADE_ANEW.size);
    expect(await keptBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  });

  it('costs the feed no more than its budgets, and none of its other addresses', () => {
    const isListed = (path: string) => LISTED.some((id) => path.includes(`/${id}`));
    const ofOne = site.calls.feed.filter((path) => /^\/v[12]\/(events|tournaments)\/(?!live)/.test(path));
    expect(ofOne.filter((path) => !isListed(path)).length).toBeLessThanOrEqual(allowed());
    expect(site.calls.feed.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(allowed());
    expect(site.calls.feed.filter((path) => !/^\/v[12]\/(events|odds|countries|tournaments)\b/.test(path))).toEqual([]);
  });

  it('costs the content system no more than what everybody sees, and the pages of a minute', () => {
    const { content } = site.calls;
    const looked = content.filter((path) => path.includes('pageLink%5D'));
    // A Dutch page is looked for in English too.
    expect(looked.length).toBeLessThanOrEqual(2 * LOOKUPS_A_MINUTE * minutes());
    expect(content.length - looked.length).toBeLessThan(SHARED_A_MINUTE * minutes());
  });

  it('has the site write down no more than what lists name', async () => {
    const objects = await filesIn('do', '.sqlite');
    const sizes = await Promise.all(objects.map(async (path) => (await stat(path)).size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_WRITTEN);
    const keys = await filesIn('kv', 'blobs');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.length).toBeLessThan(MOST_KEYS);
  });

  it('leaves no word of a visitor in the log', () => {
    expect(site.lines.length).toBeGreaterThan(0);
    expect(site.lines.filter((line) => line.includes(SECRET_WORD) || line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('64 visitors of twenty countries at once', () => {
  const PATHS = [
    ...['/', '/nl', '/api/odds', '/api/settings?locale=en', '/football/live', '/static/about-us'],
    ...['/odds', '/nl/odds/calculator', '/goals', '/my', '/settings', '/match/football/town-city-m1/odds'],
    ...['/team/town-1-m1h', '/football/england/premier-league-47', '/status', '/api/event-odds?sport=football&id=m1'],
  ];

  it(
    'each get what is their own country’s alone',
    async () => {
      const turns = Math.ceil((VARIANTS * 20) / PATHS.length);
      const asked = PATHS.flatMap((path) => Array.from({ length: turns }, () => ({ path })));
      expect(await send(asked)).toEqual([]);
      const own = await site.ask({ path: '/api/odds' }, 'GB');
      expect(countriesIn(own.text)).toEqual(['GB']);
    },
    Math.max(300_000, VARIANTS * 3_000),
  );
});
