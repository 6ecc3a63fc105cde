import { describe, expect, it, vi } from 'vitest';
import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { london, ORIGIN, visitSite } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const [home, away] = [
  { id: 'H1', name: 'Home Team' },
  { id: 'A1', name: 'Away Team' },
];

const eventOn = (date: string) => wireMatch({ id: 'E1', start_date: `${date}T20:00:00Z`, tournament, home, away });

/** A site whose feed answers each day with `dayOf`, and the paths of its calls. */
function siteWith(dayOf: (date: string) => unknown) {
  const settings = { LIVE_API_URL: newUrl('feed-team') };
  const asked: string[] = [];
  stubFetch(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.origin.startsWith('https://feed-team')) return new Response('', { status: 502 });
    asked.push(`${url.pathname}${url.search}`);
    if (!url.pathname.startsWith('/v2/events')) return Response.json({ detail: 'Not found.' }, { status: 404 });
    const day = dayOf(url.searchParams.get('date') ?? '2026-11-21');
    return day === null ? new Response('', { status: 500 }) : Response.json(day);
  });
  return { ask: (path: string) => visitSite(settings, path, london), asked };
}

describe('a team without a match today', () => {
  it('asks for single competitions only on the days of its matches', async () => {
    const { ask, asked } = siteWith((date) => ({
      fixtures: date === '2026-11-24' ? [eventOn(date)] : [],
      results: [],
    }));
    const response = await ask('/team/home-team-H1');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Next match');
    expect(html).toContain('No matches in the last seven days.');
    expect(asked.filter((path) => path.includes('sport=1') && !path.includes('tournament='))).toHaveLength(14);
    expect(asked.some((path) => path.includes('sport=5'))).toBe(false);
    expect(asked.filter((path) => path.includes('tournament='))).toHaveLength(1);
  });

  it('shows its matches in every competition of the fortnight', async () => {
    const cup = { id: '132', name: 'Cup', country: { id: '1', name: 'England' } };
    const { ask } = siteWith((date) => ({
      fixtures:
        date === '2026-11-20'
          ? [eventOn(date)]
          : date === '2026-11-27'
            ? [{ ...eventOn(date), id: 'E27', tournament: cup, away: { id: 'A27', name: 'Guests of the cup' } }]
            : [],
      results: [],
    }));
    expect(await (await ask('/team/home-team-H1')).text()).toContain('Guests of the cup');
  });
});

describe('a team with old matches that never ended in the feed', () => {
  const statuses: Record<string, string> = {
    '2026-11-15': '2nd half',
    '2026-11-18': 'Interrupted',
    '2026-11-21': '1st half',
    '2026-11-24': 'Not started',
  };
  const opponentOf = (date: string) => ({ id: `A${date.slice(-2)}`, name: `Guests of ${date}` });

  for (const [path, heading] of [
    ['/team/home-team-H1', 'Live now'],
    ['/nl/team/home-team-H1', 'Nu live'],
  ] as const) {
    it(`shows each match once, those of today first (${path})`, async () => {
      const { ask } = siteWith((date) => {
        const status = statuses[date];
        const event = { ...eventOn(date), id: `E${date.slice(-2)}`, away: opponentOf(date), status };
        return { fixtures: status === undefined ? [] : [{ ...event, start_date: `${date}T15:10:00Z` }], results: [] };
      });
      const whole = await (await ask(path)).text();
      const html = whole.slice(whole.indexOf('<h1'), whole.indexOf('id="state"'));
      const places = ['2026-11-21', '2026-11-18', '2026-11-15', '2026-11-24'].map((date) => {
        expect(html.split(`>${opponentOf(date).name}<`)).toHaveLength(2);
        return html.indexOf(opponentOf(date).name, html.indexOf(heading));
      });
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });
  }
});

describe('the page of a team while the feed fails', () => {
  it('answers 503 for a team and a player', async () => {
    const { ask } = siteWith(() => null);
    for (const path of ['/team/home-team-H1', '/player/somebody-H1-P1']) {
      const response = await ask(path);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('Not available right now');
    }
  });

  it('shows the known matches when some days fail', async () => {
    const { ask } = siteWith((date) => (date === '2026-11-21' ? { fixtures: [eventOn(date)], results: [] } : null));
    const response = await ask('/team/home-team-H1');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Next match');
    expect(html).toContain('No recent matches found. Some days could not be loaded.');
    expect(html).not.toContain('No matches in the last seven days.');
  });
});

describe('a team without matches in these days', () => {
  it('has a page only with the id of a competition that lists it', async () => {
    const { ask } = siteWith(() => ({ fixtures: [], results: [] }));
    const withTable = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const rows = [{ rank: 1, team: home }];
      if (pathname.endsWith('/standings')) return Response.json({ groups: [{ name: 'League', rows }] });
      if (pathname.endsWith('/v1/tournaments')) return Response.json({ tournaments: [tournament] });
      return (await withTable?.(input, init)) ?? new Response('', { status: 502 });
    });
    const response = await ask('/team/home-team-H1?competition=47');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('standings-marked');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/team/home-team-H1?competition=47">`);
    expect((await ask('/team/home-team-H1?competition=48')).status).toBe(404);
    expect((await ask('/team/home-team-H1?competition=%2F..')).status).toBe(404);
  });
});
