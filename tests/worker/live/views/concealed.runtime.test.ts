import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askSocket, clockAt, type FeedMatch, journalWith, NOON, running } from '../../push/push.runtime.ts';
import { ORIGIN, visit } from '../../site.runtime.ts';

const SECOND = 1000;
const SCORER = 'Sentinelscorer';

let time = NOON;

const ask = (path: string, cookie: string) => visit(path, { Cookie: cookie });
const read = async (path: string, cookie: string) => (await ask(path, cookie)).text();

const incidents = {
  home: [
    { type: 'Goal', detail: '', match_time: '20', player: { id: '9', name: SCORER } },
    { type: 'Red card', detail: '', match_time: '30', player: { id: '8', name: SCORER } },
  ],
  away: [],
};
const ended: FeedMatch = {
  ...{ id: '3', status: 'Finished AP', home: 7123, away: 7123 },
  more: {
    incidents,
    results: {
      ...{ runningscore: { home: '7123', away: '7123' }, finalresult: { home: '7128', away: '7127' } },
      penaltyshootout: { home: '7128', away: '7127' },
    },
  },
};
const MATCHES = [running('1', 7117, 7123, { incidents }), running('2', 7119, 7121, { incidents }), ended];

/** Every kind of page and answer that tells of matches, in both languages. */
const PATHS = [
  ...['/', '/nl', '/football', '/nl/voetbal', '/football/live', '/football?filter=finished', '/football/netherlands'],
  ...['/football/netherlands/eredivisie-37', '/football/netherlands/eredivisie-37/results'],
  ...['/football/netherlands/eredivisie-37/standings', '/nl/voetbal/netherlands/eredivisie-37/uitslagen'],
  ...['', '/line-ups', '/statistics', '/odds', '/head-to-head', '/standings'].flatMap((tab) => [
    `/match/football/home-1-away-1-1${tab}`,
    `/match/football/home-3-away-3-3${tab}`,
  ]),
  ...['/nl/wedstrijd/voetbal/home-3-away-3-3', '/team/home-1-11', '/team/home-3-31', '/nl/team/home-3-31'],
  ...['/goals', '/nl/doelpunten', '/goals.xml', '/nl/doelpunten.xml', '/odds', '/nl/odds', '/my', '/search?q=home'],
  ...['/api/live', '/api/live?filter=finished', '/api/live/counters', '/api/event?sport=football&id=1'],
  ...['/api/event?sport=football&id=3', '/api/goals', '/api/odds', '/api/search?q=home'],
];
/** Numbers of their own: digits of a version or an instant are no score. */
const SPOILER = new RegExp(
  `(?<![0-9A-Za-z])71(17|19|2[0-9])(?![0-9A-Za-z])|${SCORER}|AET|Pen\\.|on penalties|strafschoppen gewonnen|"red(Cards)?":\\{"home":1`,
);

beforeEach(async () => {
  time += 3_600 * SECOND;
  clockAt(time);
  const site = await journalWith(MATCHES, { name: 'site' });
  for (const { id } of MATCHES) site.feed.details.set(id, { incidents });
  await site.look();
  time += 10 * SECOND;
  clockAt(time);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a visitor who wants no result before he asks', () => {
  it('finds none on a board of these matches, and hears of none that he has missed', async () => {
    const since = NOON - 86_400_000;
    for (const path of ['/watch?matches=1.2.3', '/nl/kijken?matches=1.2.3', `/api/away?since=${since}`]) {
      expect(await read(path, 'follow=c37; spoilers=all'), path).not.toMatch(SPOILER);
      expect(await read(path, 'follow=c37'), path).toMatch(SPOILER);
    }
  });

  it('finds none on any page and in any answer, which others do', async () => {
    const spoiling: string[] = [];
    for (const path of PATHS) {
      const found = SPOILER.exec(await read(path, 'spoilers=all'));
      if (found !== null) spoiling.push(`${path}: ${found[0]}`);
    }
    expect(spoiling).toEqual([]);
    expect(await read('/', '')).toMatch(SPOILER);
    expect(await read('/api/event?sport=football&id=3', '')).toMatch(SPOILER);
  });

  it('is told that it is so and how to change it, and sees a page’s results where he asks for them', async () => {
    const match = '/match/football/home-1-away-1-1';
    const page = await read(match, 'spoilers=all');
    expect(page).toContain('Spoiler mode is on');
    expect(page).toContain('href="?show=1"');
    expect(page).toContain('href="/settings"');
    const shown = await read(`${match}?show=1`, 'spoilers=all');
    expect(shown).toContain('7117');
    const later = (headers: Record<string, string>) =>
      exports.default.fetch(
        new Request(`${ORIGIN}/api/event?sport=football&id=1`, { headers: { Cookie: 'spoilers=all', ...headers } }),
      );
    const own = { Referer: `${ORIGIN}${match}?show=1`, 'Sec-Fetch-Site': 'same-origin' };
    expect(await (await later(own)).text()).toContain('7117');
    expect(await (await later({ ...own, 'Sec-Fetch-Site': 'cross-site' })).text()).not.toContain('7117');
    expect(await read(match, 'spoilers=all')).not.toContain('7117');
    expect(await read('/nl', 'spoilers=all')).toContain('spoilerstand');
  });

  it('has no socket, and his answers are kept by no cache on the way', async () => {
    expect((await askSocket('sport=football&asOf=0', { Cookie: 'spoilers=all' })).status).toBe(404);
    expect((await ask('/api/live', 'spoilers=all')).headers.get('Cache-Control')).toBe('private, no-store');
    expect((await ask('/api/live?show=1', 'spoilers=all')).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['t11', 'm1', 't12.t999'])('is spared what he follows alone (%s), by one visitor another', async (follow) => {
    const cookie = `spoilers=followed; follow=${follow}`;
    for (const path of ['/', '/api/live', '/goals', '/api/event?sport=football&id=1']) {
      expect(await read(path, cookie), path).not.toContain('7117');
    }
    expect(await read('/api/live', cookie)).toContain('7119');
    expect(await read('/', 'spoilers=followed; follow=t999')).toContain('7117');
  });

  it('stays behind his television too', async () => {
    expect(await read('/', 'spoilers=all; delay=30')).not.toMatch(SPOILER);
  });

  it.each(['spoilers=', 'spoilers=yes', 'spoilers=ALL'])('is not made by %s', async (cookie) => {
    expect(await read('/api/live', cookie)).toMatch(SPOILER);
  });

  it('costs the isolate no more than a bounded number of kinds, whatever follows are made up', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask('/api/live', `spoilers=followed; follow=t${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
