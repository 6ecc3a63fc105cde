import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOKUPS_A_MINUTE } from '../../worker/content/pageContent.ts';
import { keptBytes } from '../bench/inspector.ts';
import { COUNTRIES, countriesIn, isOpen, type VisitedCountry } from '../worker/policy/houses.records.ts';
import { type Answered, type AttackedSite, attackedSite, LISTED } from './attackedSite.ts';
import { ATTACKS, type Attack, SECRET_WORD } from './attacks.ts';

/** Requests of each kind; `ATTACK_VARIANTS=600` is an attack that means it. */
const VARIANTS = Number(process.env.ATTACK_VARIANTS ?? 12);
const AT_ONCE = 64;
const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
const LONGEST_PAGE = 2 * MEGABYTE;
/** Of the whole site, for ids that nobody has named and for prices. */
const CALLS_A_MINUTE = 30;

let site: AttackedSite;
let began: number;

beforeAll(async () => {
  site = await attackedSite();
  began = Date.now();
}, 60_000);

afterAll(() => site.close());

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

/** The calls of a minute that the site may have made since the attack began, with the one that had begun before. */
const allowed = () => CALLS_A_MINUTE * (Math.ceil((Date.now() - began) / 60_000) + 1);

describe('an attack of every kind', () => {
  it(
    'is answered without an error, a leak or a way to another site, and leaves the isolate its memory',
    async () => {
      for (const [kind, attackOf] of Object.entries(ATTACKS)) {
        expect(await send(Array.from({ length: VARIANTS }, (_, number) => attackOf(number))), kind).toEqual([]);
      }
      expect(await keptBytes(site.inspector)).toBeLessThan(MOST_KEPT);
    },
    Object.keys(ATTACKS).length * VARIANTS * 1_000,
  );

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
    expect(looked.length).toBeLessThanOrEqual((2 * LOOKUPS_A_MINUTE * allowed()) / CALLS_A_MINUTE);
    expect(content.length - looked.length).toBeLessThan(150);
  });

  it('leaves no word of a visitor in the log', () => {
    expect(site.lines.length).toBeGreaterThan(0);
    expect(site.lines.filter((line) => line.includes(SECRET_WORD) || line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('64 visitors of twenty countries at once', () => {
  const PATHS = ['/', '/nl', '/api/odds', '/api/settings?locale=en', '/football/live', '/static/about-us'];

  it('each get what is their own country’s alone', async () => {
    const turns = Math.ceil((VARIANTS * 20) / PATHS.length);
    const asked = PATHS.flatMap((path) => Array.from({ length: turns }, () => ({ path })));
    expect(await send(asked)).toEqual([]);
    const own = await site.ask({ path: '/api/odds' }, 'GB');
    expect(countriesIn(own.text)).toEqual(['GB']);
  }, 300_000);
});
