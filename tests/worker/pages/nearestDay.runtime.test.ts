import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN, visitorOf } from '../site.runtime.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const LONDON = visitorOf('XX');

const leagueOf = (name: string, id: string) => ({ id: `t${name}`, name: 'League', country: { id, name } });
const [DUTCH, FRENCH] = [leagueOf('Netherlands', 'c1'), leagueOf('France', 'c2')];
const LEAGUES = [DUTCH, FRENCH];

const record = (id: string, start_date: string, tournament: object, changes: object = {}) =>
  wireMatch({
    id,
    start_date,
    tournament,
    home: { id: `${id}h`, name: 'Lyon' },
    away: { id: `${id}a`, name: 'Nice' },
    ...changes,
  });

/** A site whose feed has these matches, and the calls to the feed. */
function siteOn(records: Record<string, unknown>[]) {
  const { asked: calls, open } = feedSite(({ pathname, searchParams }) => {
    if (pathname === '/v1/countries') return { countries: LEAGUES.map(({ country }) => ({ ...country, events: 1 })) };
    if (pathname === '/v1/tournaments') return { tournaments: [] };
    const league = LEAGUES.find(({ id }) => pathname === `/v1/tournaments/${id}`);
    if (league !== undefined) return { ...league, sport: '1' };
    if (!pathname.startsWith('/v2/events')) return undefined;
    const date = searchParams.get('date') ?? '2026-11-21';
    const [sport, tournament] = [searchParams.get('sport') ?? '1', searchParams.get('tournament')];
    const fixtures = records.filter(
      (each) =>
        (String(each.start_date).startsWith(date) || (pathname.endsWith('/live') && each.status === '1st half')) &&
        each.sport === sport &&
        (tournament === null || (each.tournament as { id: string }).id === tournament),
    );
    return { fixtures, results: [] };
  });
  const text = async (path: string) => {
    const { text: html } = await open(path, LONDON);
    return {
      html,
      main: textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? ''),
      rows: html.match(/<li class="row[ "]/g)?.length ?? 0,
    };
  };
  return { calls, text };
}

const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '';

const textOf = (html: string) => html.replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const TODAY = record('d', '2026-11-21T18:00:00Z', DUTCH);
const TOMORROW = record('f', '2026-11-22T20:45:00Z', FRENCH);
const YESTERDAY = record('y', '2026-11-20T20:00:00Z', FRENCH, {
  status: 'Finished',
  results: { runningscore: { home: '1', away: '0' } },
});
const IN_THREE = record('g', '2026-11-24T20:00:00Z', FRENCH);

describe('a list without matches on its day', () => {
  it('opens the nearest day with matches for a region', async () => {
    const path = '/football/france';
    const { text } = siteOn([TODAY, TOMORROW, IN_THREE]);
    const { main, rows, html } = await text(path);
    expect(rows).toBe(1);
    expect(main).toContain('France: football on Sunday 22 November');
    // Today is still one click away.
    expect(html).toContain(`href="${path}?date=2026-11-21"`);
  });

  it('opens the nearest past or coming day for a competition', async () => {
    const path = '/football/france/league-tFrance/matches';
    const past = await siteOn([TODAY, YESTERDAY, IN_THREE]).text(path);
    expect(past.rows).toBe(1);
    expect(past.html).toMatch(/aria-current="date" title="Friday 20 November"/);
    const coming = await siteOn([TODAY, TOMORROW, YESTERDAY]).text(path);
    expect(coming.html).toMatch(/aria-current="date" title="Sunday 22 November"/);
  });

  it('opens the nearest day with matches for a sport', async () => {
    const { rows, html } = await siteOn([{ ...TOMORROW, sport: '23' }]).text('/basketball');
    expect(rows).toBe(1);
    expect(html).toMatch(/aria-current="date" title="Sunday 22 November"/);
  });

  it.each([
    ['/football/france', 'France: live football scores and fixtures, Sunday 22 November'],
    ['/nl/voetbal/france', 'Frankrijk: voetbal, uitslagen en programma, zondag 22 november'],
    ['/football/france/league-tFrance/matches', 'League (France): matches, Sunday 22 November'],
  ])('names in the head of %s the day that it opens', async (path, title) => {
    const { text } = siteOn([TODAY, TOMORROW]);
    const { html } = await text(path);
    const ofDay = (await text(`${path}?date=2026-11-22`)).html;
    expect(html).toContain(`<title>${title}`);
    expect(descriptionOf(html)).toMatch(
      /(Sunday 22 November.* No matches today|zondag 22 november.* Vandaag wordt er niet)/,
    );
    expect(descriptionOf(ofDay)).not.toBe(descriptionOf(html));
    expect(ofDay).not.toContain(`<title>${title}`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(ofDay).toContain(`<link rel="canonical" href="${ORIGIN}${path}?date=2026-11-22">`);
    for (const page of [html, ofDay]) expect(page).not.toContain('content="noindex"');
  });

  it.each([
    ['/?date=2026-11-21', 'No matches on this day. Next: Lyon v Nice, Sun 22 Nov, 20:45', '/?date=2026-11-22'],
    [
      '/nl?date=2026-11-21',
      'Geen wedstrijden op deze dag. Hierna: Lyon – Nice, zo 22 nov, 20:45',
      '/nl?date=2026-11-22',
    ],
    [
      '/football/live',
      'No matches in play right now. Next: Lyon v Nice, Sun 22 Nov, 20:45',
      '/football?date=2026-11-22',
    ],
    ['/?date=2031-05-01', 'No matches on this day. Next: Lyon v Nice, Sun 22 Nov, 20:45', '/?date=2026-11-22'],
  ])('names the next match on %s and links to its day', async (path, said, address) => {
    const { main, html } = await siteOn([TOMORROW]).text(path);
    expect(main).toContain(said);
    expect(html).toContain(`href="${address}"`);
  });

  it.each(['/', '/football/france/league-tFrance/matches'])(
    'names on a past day of %s the first match that has not begun',
    async (path) => {
      const ended = { status: 'Finished', results: { runningscore: { home: 1, away: 0 } } };
      const today = (hour: number, changes: object) =>
        record(`at${hour}`, `2026-11-21T${hour}:00:00Z`, FRENCH, changes);
      const others = [
        YESTERDAY,
        today(12, ended),
        today(14, { status: 'Postponed' }),
        today(15, { status: '1st half' }),
        IN_THREE,
      ];
      const first = async (...more: Record<string, unknown>[]) =>
        /Next: [^.]*?\d\d:\d\d/.exec((await siteOn([...others, ...more]).text(`${path}?date=2026-11-18`)).main)?.[0];
      expect(await first(today(18, {}))).toBe('Next: Lyon v Nice, Sat 21 Nov, 18:00');
      expect(await first()).toBe('Next: Lyon v Nice, Tue 24 Nov, 20:00');
    },
  );

  it.each(['/?date=2026-11-20', '/football/france?date=2031-05-01'])(
    'does not count a running match as the next one on %s',
    async (path) => {
      const { main } = await siteOn([
        record('r', '2026-11-19T18:00:00Z', FRENCH, { status: '1st half' }),
        TOMORROW,
      ]).text(path);
      expect(main).toContain('Next: Lyon v Nice, Sun 22 Nov, 20:45');
    },
  );

  it.each([
    '/football/live',
    // Another day has no match in play.
    '/football/live?date=2026-11-24',
  ])('names at %s the next match of today when only its filter is empty', async (path) => {
    const { main, html } = await siteOn([TODAY, TOMORROW]).text(path);
    expect(main).toContain('Next: Lyon v Nice, Sat 21 Nov, 18:00');
    expect(html).toMatch(/href="\/football">Next/);
  });

  it.each([
    ['/football/france', '<a class="[^"]*" href="/football">Football today</a>'],
    ['/nl/voetbal/france/league-tFrance', '<a class="[^"]*" href="/nl/voetbal">Voetbal vandaag</a>'],
  ])('links from %s to the whole sport when nothing is to come', async (path, way) => {
    const { main, html } = await siteOn([TODAY]).text(path);
    expect(main).not.toMatch(/Next:|Hierna:/);
    expect(html).toMatch(new RegExp(way));
  });

  it('promises no next match when the feed knows none', async () => {
    const { main } = await siteOn([]).text('/basketball');
    expect(main).toContain('No matches on this day.');
    expect(main).not.toContain('Next');
  });
});

it('the search for the next match asks for each day once for all visits', async () => {
  const { calls, text } = siteOn([TODAY]);
  for (const path of [
    ...['/football/france', '/basketball', '/?date=2026-11-22', '/?date=2026-11-24', '/football/live'],
  ]) {
    await text(path);
  }
  for (let day = 1; day < 8; day += 1) await text(`/football/france?date=2030-01-${String(day).padStart(2, '0')}`);
  const near = calls.filter((call) => call.includes('/v2/events?') && call.includes('2026-'));
  expect(new Set(near).size).toBe(near.length);
  expect(near.length).toBeLessThanOrEqual(30);
});
