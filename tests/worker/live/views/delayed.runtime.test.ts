import { beforeEach, describe, expect, it } from 'vitest';
import { onePerRoute, pagesOf } from '../../../crawl/pages.ts';
import { isNight } from '../../../support/tier.runtime.ts';
import { askSocket, clockAt, journalWith, NOON, running } from '../../push/push.runtime.ts';
import { visit } from '../../site.runtime.ts';

const SECOND = 1000;
/** Scores that no other part of a page contains. */
const OLD = 17;
const NEW = 23;

let site: ReturnType<typeof journalWith>;
let time = NOON;

const ask = (path: string, cookie: string) => visit(path, { Cookie: cookie });
const read = async (path: string, cookie: string) => (await ask(path, cookie)).text();

/** Advances the clock and sets the feed's home score. */
async function pass(seconds: number, home: number): Promise<void> {
  time += seconds * SECOND;
  clockAt(time);
  const incidents = {
    home: [{ type: 'Goal', detail: '', match_time: '45', player: { id: '9', name: `Scorer${home}` } }],
    away: [],
  };
  site.feed.matches = [running('1', home, OLD, { incidents }), running('2', 0, 0)];
  await site.look();
}

const MATCH = 'match/football/home-1-away-1-1';
const PAGES = pagesOf('en', {
  ...{ sport: 'football', region: 'netherlands', competition: 'eredivisie-37', match: 'home-1-away-1-1', id: '1' },
  team: 'home-1-11',
});
/** Every kind of address that shows matches. */
const PATHS = [
  ...(isNight ? PAGES : onePerRoute(PAGES)).map(({ address }) => address),
  ...['/nl', '/nl/wedstrijd/voetbal/home-1-away-1-1', '/nl/doelpunten', '/goals.xml', '/search?q=home'],
  '/football/netherlands/eredivisie-37/standings?table=as-it-stands',
  `/api/since-visit?since=${NOON - 86_400_000}`,
  ...['/api/live', '/api/live?filter=live', '/api/event?sport=football&id=1', '/api/goals'],
];

beforeEach(async () => {
  time += 3_600 * SECOND;
  clockAt(time);
  site = journalWith([running('1', OLD, OLD), running('2')], { name: 'site' });
  // Longer than the longest delay, so that a delayed visitor has an old state to read.
  await pass(1, OLD);
  await pass(200, OLD);
});

describe('the delay setting', () => {
  it('shows a goal nowhere before the delay is over, and then shows it', async () => {
    const before = await read('/api/live', 'delay=30');
    expect(before).toContain(`"home":${OLD}`);
    await pass(2, NEW);
    await pass(25, NEW);
    expect(await read('/api/live', '')).toContain(`"home":${NEW}`);
    for (const path of PATHS) {
      const text = await read(path, 'delay=30');
      expect(text, path).not.toContain(`Scorer${NEW}`);
      expect(text, path).not.toMatch(
        new RegExp(`(home"?:|[>–-]|\\b)${NEW}(?=[<,}–-]|\\b(?!:|[0-9]))(?=.{0,40}${OLD})`),
      );
    }
    await pass(40, NEW);
    expect(await read('/api/live', 'delay=30')).toContain(`"home":${NEW}`);
  });

  it('hides a goal that a page of the match reads before the journal', async () => {
    await read('/api/live', '');
    time += 1 * SECOND;
    clockAt(time);
    const list = site.feed.matches;
    site.feed.matches = [running('1', NEW, OLD), running('2', 0, 0)];
    site.feed.details.set('1', {});
    expect(await read('/api/event?sport=football&id=1', '')).toContain(`"home":${NEW}`);
    site.feed.matches = list;
    for (const path of ['/api/event?sport=football&id=1', '/api/live', `/${MATCH}`])
      expect(await read(path, 'delay=30'), path).not.toContain(`"home":${NEW}`);
  });

  it('keeps the table before a goal in the public API', async () => {
    const tables = () => read('/api/v1/competitions/37/standings?delay=30', '');
    const before = await tables();
    expect(JSON.parse(before)).toMatchObject({ stale: false, tables: [] });
    await pass(2, NEW);
    expect(await tables()).toBe(before);
    // The site has no older copy of this table, so the message must not blame the source.
    const unknown = JSON.parse(await read('/api/v1/competitions/37/standings?delay=180', ''));
    expect(unknown).toMatchObject({ status: 503, detail: expect.stringContaining('`delay`') });
  });

  it('shows no score and no scorer of a match that the site did not know that long ago', async () => {
    time += SECOND;
    clockAt(time);
    const incidents = {
      home: [{ type: 'Goal', detail: '', match_time: '5', player: { id: '9', name: `Scorer${NEW}` } }],
      away: [],
    };
    const began = new Date(time - 600 * SECOND).toISOString();
    const more = { incidents, start_date: began, properties: { GameStarted: began } };
    site.feed.matches = [...site.feed.matches, running('3', NEW, OLD, more)];
    await site.look();
    const event = '/api/event?sport=football&id=3';
    for (const path of [event, '/match/football/home-3-away-3-3']) {
      expect(await read(path, ''), path).toContain(`Scorer${NEW}`);
      expect(await read(path, 'delay=180'), path).not.toContain(`Scorer${NEW}`);
    }
    const unknown = { kind: 'awaiting-info', score: null };
    expect(JSON.parse(await read(event, 'delay=180')).event.match.state).toMatchObject(unknown);
    const { matches } = JSON.parse(await read('/api/live', 'delay=180'));
    expect(matches.find(({ id }: { id: string }) => id === '3').state).toMatchObject(unknown);
  });

  it('gets private answers, no socket and a clock with the same delay', async () => {
    await pass(5, OLD);
    const own = await ask('/api/live', 'delay=60');
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await ask('/api/live', '')).headers.get('Cache-Control')).toContain('public');
    expect((await askSocket('sport=football', { Cookie: 'delay=60' })).status).toBe(404);
    const page = await read('/', 'delay=60');
    expect(page).toContain(`"now":${time - 60 * SECOND}`);
    expect(page).toContain('60 seconds late');
    expect(page).toContain('"push":false');
  });

  it('hides the new score when the journal is down', async () => {
    await pass(2, NEW);
    site.feed.isDown = true;
    const text = await read('/api/live', 'delay=45');
    expect(text).not.toContain(`"home":${NEW}`);
  });

  it('stays off with a cookie of another form', async () => {
    const now = await read('/api/live', '');
    for (const delay of ['4', '181', '-30', '30s', '', '1e2'])
      expect(await read('/api/live', `delay=${delay}`), delay).toBe(now);
  });
});

it('twelve delayed visitors cost at most two reads of the feed', async () => {
  await pass(5, OLD);
  const asked = site.asked.length;
  await Promise.all([...Array(12)].map((_, index) => read('/', `delay=${5 * (index + 1)}`)));
  const calls = site.asked.slice(asked).filter((path) => path === 'v2/events/live');
  // Delayed pages use the isolate's caches. The isolate and the journal may each read the list once.
  expect(calls.length).toBeLessThanOrEqual(2);
  expect(await read('/', '')).not.toContain('seconds later');
});
