import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const [home, away] = [
  { id: 'H1', name: 'Home Team' },
  { id: 'A1', name: 'Away Team' },
];

const eventOn = (date: string) => wireMatch({ id: 'E1', start_date: `${date}T20:00:00Z`, tournament, home, away });

/** A site whose feed answers each day with the matches of `dayOf`, and fails for null. */
function siteOf(dayOf: (date: string) => object[] | null, standings?: object) {
  return feedSite(({ pathname, searchParams }) => {
    if (pathname.endsWith('/standings')) return standings;
    if (pathname === '/v1/tournaments') return standings && { tournaments: [tournament] };
    if (!pathname.startsWith('/v2/events')) return undefined;
    const fixtures = dayOf(searchParams.get('date') ?? '2026-11-21');
    return fixtures === null ? new Response('', { status: 500 }) : { fixtures, results: [] };
  });
}

describe('a team without a match today', () => {
  it('asks for its whole days, and for single competitions only on the days near today', async () => {
    const { open, asked } = siteOf((date) => (date === '2026-11-24' ? [eventOn(date)] : []));
    const { status, text: html } = await open('/team/home-team-H1');
    expect(status).toBe(200);
    expect(html).toContain('Next match');
    expect(html).toContain('No matches in the last seven days.');
    expect(asked.filter((path) => path.includes('sport=1') && !path.includes('tournament='))).toHaveLength(14);
    expect(asked.some((path) => path.includes('sport=5') && !path.includes('2026-11-21'))).toBe(false);
    expect(asked.filter((path) => path.includes('tournament='))).toHaveLength(4);
  });

  it('shows its matches in every competition of the fortnight', async () => {
    const cup = { id: '132', name: 'Cup', country: { id: '1', name: 'England' } };
    const guests = { id: 'A27', name: 'Guests of the cup' };
    const { open } = siteOf((date) => {
      if (date === '2026-11-27') return [{ ...eventOn(date), id: 'E27', tournament: cup, away: guests }];
      return date === '2026-11-20' ? [eventOn(date)] : [];
    });
    expect((await open('/team/home-team-H1')).text).toContain('Guests of the cup');
  });
});

const statuses: Record<string, string> = {
  '2026-11-15': '2nd half',
  '2026-11-18': 'Interrupted',
  '2026-11-21': '1st half',
};
const opponentOf = (date: string) => ({ id: `A${date.slice(-2)}`, name: `Guests of ${date}` });

it('a team with matches that never ended shows each match once, that of today first', async () => {
  const { open } = siteOf((date) => {
    const status = statuses[date];
    const event = { ...eventOn(date), id: `E${date.slice(-2)}`, away: opponentOf(date), status };
    return status === undefined ? [] : [{ ...event, start_date: `${date}T15:10:00Z` }];
  });
  const { text } = await open('/team/home-team-H1');
  const html = text.slice(text.indexOf('<h1'), text.indexOf('id="state"'));
  const places = ['2026-11-21', '2026-11-18', '2026-11-15'].map((date) => {
    expect(html.split(`>${opponentOf(date).name}<`)).toHaveLength(2);
    return html.indexOf(opponentOf(date).name, html.indexOf('Live now'));
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

describe('the page of a team while the feed fails', () => {
  it('answers 503 for a team and a player', async () => {
    const { open } = siteOf(() => null);
    for (const path of ['/team/home-team-H1', '/player/somebody-H1-P1']) {
      const text = expect.stringContaining('Not available right now');
      expect(await open(path)).toMatchObject({ status: 503, text });
    }
  });

  it('answers 503 for a sport whose list of today alone fails, and for an unknown team', async () => {
    const { open } = feedSite(({ pathname, searchParams }) => {
      const isHandball = searchParams.get('sport') === '20' && searchParams.get('date') === '2026-11-21';
      if (isHandball) return new Response('', { status: 500 });
      return pathname.startsWith('/v2/events') ? { fixtures: [], results: [] } : undefined;
    });
    for (const path of ['/handball', '/team/home-team-H1'])
      expect([path, (await open(path)).status]).toEqual([path, 503]);
    expect((await open('/watch')).text).toContain('Part of this page couldn’t be loaded.');
  });

  it('shows the known matches when some days fail', async () => {
    const { open } = siteOf((date) => (date === '2026-11-21' ? [eventOn(date)] : null));
    const { status, text: html } = await open('/team/home-team-H1');
    expect(status).toBe(200);
    expect(html).toContain('Next match');
    expect(html).toContain('No recent matches found. Some days could not be loaded.');
    expect(html).not.toContain('No matches in the last seven days.');
  });
});

it('a team without matches has a page only with a competition that lists it', async () => {
  const { open } = siteOf(() => [], { groups: [{ name: 'League', rows: [{ rank: 1, team: home }] }] });
  const { status, text: html } = await open('/team/home-team-H1?competition=47');
  expect(status).toBe(200);
  expect(html).toContain('standings-marked');
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/team/home-team-H1?competition=47">`);
  expect((await open('/team/home-team-H1?competition=48')).status).toBe(404);
  expect((await open('/team/home-team-H1?competition=%2F..')).status).toBe(404);
});
