import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { type Breakable, type Fault, startBreakable, startFeed } from './server.ts';
import { type Site, serveSites } from './sites.ts';

/** A visitor must learn of a fault within so long. */
const MOST_MS = 30_000;

const wait = (ms: number) => new Promise((waited) => setTimeout(waited, ms));

/** Looks at the status page every second until it says something; what it said, and after how long. */
async function untilItSays(site: Site, path: string, words: RegExp) {
  const began = performance.now();
  for (;;) {
    const { text } = await site.visit(path);
    const ms = performance.now() - began;
    if (words.test(text) || ms > MOST_MS) return { text, ms };
    await wait(1000);
  }
}

/** What the page says of one kind of fault, from a site that was well to one that is well again. */
interface Story {
  before: string;
  broken: { text: string; ms: number };
  dutch: string;
  mended: { text: string; ms: number };
}

async function tell(site: Site, source: Breakable, fault: Fault | 'refused'): Promise<Story> {
  const { text: before } = await untilItSays(site, '/status', /Everything works/);
  if (fault === 'refused') await source.down();
  else source.fault = fault;
  const broken = await untilItSays(site, '/status', /Some of this site is (late|missing)/);
  const { text: dutch } = await site.visit('/nl/status');
  source.fault = null;
  if (fault === 'refused') await source.up();
  const mended = await untilItSays(site, '/status', /Everything works/);
  return { before, broken, dutch, mended };
}

/** So many sites break at a time: the status page of each is looked at every second, and more would wait for each other. */
const AT_ONCE = 9;

const kinds: Record<string, Fault | 'refused'> = { ...faults, 'refused connections': 'refused' };

/** Of the content system the ways in which a machine is away; how each answer is read is the same as the feed's. */
const ofContent = ['500', '401', 'no headers, ever', 'a page with 200', 'refused connections'];

/** A content system in which editors have written nothing yet. */
const nothingWritten = (url: string) => {
  const isOne = url.startsWith('/api/site-setting');
  return { status: 200, body: { data: isOne ? { id: 1, attributes: {} } : [] } };
};

interface Case {
  kind: string;
  source: Breakable;
  settings: Record<string, string>;
}

const stories = new Map<string, Story>();
const closers: (() => Promise<void>)[] = [];

async function startFeedThat(kind: string): Promise<[string, Case]> {
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
  return [kind, { kind, source: feed, settings: { LIVE_API_URL: feed.url } }];
}

async function startContentThat(kind: string): Promise<[string, Case]> {
  const source = await startBreakable(nothingWritten);
  return [`content: ${kind}`, { kind, source, settings: { CMS_URL: source.url } }];
}

beforeAll(async () => {
  const starting = [...Object.keys(kinds).map(startFeedThat), ...ofContent.map(startContentThat)];
  const cases = await Promise.all(starting);
  closers.push(...cases.map(([, { source }]) => source.close));
  const settings = cases.map(([name, each]) => [name, { ...each.settings, UPSTREAM_TIMEOUT_MS: '1000' }]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  closers.unshift(close);
  const waiting = [...cases];
  const tellInTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, { kind, source }] = next;
      stories.set(name, await tell(site(name), source, kinds[kind] ?? 'refused'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tellInTurn));
}, 360_000);

afterAll(async () => {
  for (const close of closers) await close();
});

describe.each(Object.keys(kinds))('the status page, of a feed with %s,', (kind) => {
  it('says within 30 seconds what is late and why, in words for a visitor, in both languages', () => {
    const { before, broken, dutch } = stories.get(kind) ?? {};
    expect(before).toContain('Everything works');
    expect(broken?.ms).toBeLessThan(MOST_MS);
    expect(broken?.text).toMatch(/Scores<\/h2>[\s\S]*?Its source (does not|says|sends)[^<]*\.[\s\S]*?Since <time/);
    expect(broken?.text).not.toMatch(/timeout|JSON|schema|upstream|HTTP|127\.0\.0\.1/i);
    expect(dutch).toMatch(/Standen<\/h2>[\s\S]*?De bron [^<]*\./);
  });

  it('says that it is over, and keeps it among what happened', () => {
    const { mended } = stories.get(kind) ?? {};
    expect(mended?.ms).toBeLessThan(MOST_MS);
    expect(mended?.text).toMatch(/The last two weeks<\/h2>[\s\S]*Scores: (late|missing)[\s\S]*<time[\s\S]*<time/);
  });
});

describe.each(ofContent)('the status page, of a content system with %s,', (kind) => {
  it('says within 30 seconds what is late and why, in both languages, and that it is over', () => {
    const { before, broken, dutch, mended } = stories.get(`content: ${kind}`) ?? {};
    expect(before).toContain('Everything works');
    expect(broken?.ms).toBeLessThan(MOST_MS);
    expect(broken?.text).toMatch(
      /News and pages<\/h2>[\s\S]*?Its source (does not|says|sends)[^<]*\.[\s\S]*?Since <time/,
    );
    expect(dutch).toMatch(/Nieuws en pagina’s<\/h2>[\s\S]*?De bron [^<]*\./);
    expect(mended?.ms).toBeLessThan(MOST_MS);
    expect(mended?.text).toMatch(/The last two weeks<\/h2>[\s\S]*News and pages: (late|missing)/);
  });
});
