import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const ayr = { id: 't1', name: 'Ayr' };
const bury = { id: 't2', name: 'Bury' };

/** Today's match of one of the teams; no line-up of it is known. */
const event = {
  ...{ id: 'e1', sport: '1', start_date: '2026-11-21T18:00:00Z', status: 'Not started', tournament },
  ...{ home: ayr, away: { id: 't3', name: 'Cork' } },
};

const SCORERS = [
  { player: { id: 'p1', name: 'Ann Other' }, team: ayr, goals: 9, assists: 4, matches: 12 },
  { player: { id: 'p2', name: 'Bea Yonder' }, team: bury, goals: 7, penalties: 2 },
];

let sites = 0;

function newSite() {
  sites += 1;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/v1/tournaments')) return Response.json({ tournaments: [tournament] });
    if (pathname.endsWith('/v1/tournaments/47')) return Response.json(tournament);
    if (pathname.endsWith('/v1/tournaments/47/scorers')) return Response.json({ scorers: SCORERS });
    if (pathname.endsWith('/v2/events/live')) return Response.json({ fixtures: [event], results: [] });
    if (pathname.endsWith('/v2/events/e1')) return Response.json(event);
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  const visit = siteWith({ LIVE_API_URL: `https://feed-scorers-${sites}.test` });
  return async (path: string) => {
    const response = await visit(path, visitorOf('GB'));
    return { status: response.status, html: await response.text(), location: response.headers.get('Location') };
  };
}

afterEach(() => vi.restoreAllMocks());

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a player whom a list of scorers names and no line-up', () => {
  it.each([
    ['/football/england/premier-league-47/scorers', '/player/', 'Goals 9', 'Assists 4', 'Ayr'],
    ['/nl/voetbal/england/premier-league-47/topscorers', '/nl/speler/', 'Doelpunten 9', 'Assists 4', 'Ayr'],
  ])('has a page with what that list says, where %s leads', async (list, player, ...said) => {
    const open = newSite();
    const { html } = await open(list);
    const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
    const players = links.filter((link) => link.startsWith(player));
    expect(players).toHaveLength(2);
    for (const link of players) expect([link, (await open(link)).status]).toEqual([link, 200]);
    const page = await open(players[0] ?? '');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    const figures = main.replaceAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g, '$1 $2');
    for (const words of said) expect(textOf(`${figures}</main>`.replace(/^/, '<main>'))).toContain(words);
    expect(main).toContain(list);
    // What nobody has counted is no zero.
    expect(main).not.toMatch(/<dd[^>]*>0</);
  });

  it('is known without the list that led to him while his team plays, and else by that list alone', async () => {
    const open = newSite();
    expect((await open('/player/ann-other-t1-p1')).status).toBe(200);
    expect((await open('/player/bea-yonder-t2-p2')).status).toBe(404);
    const { status, html } = await open('/player/bea-yonder-t2-p2?competition=47');
    expect(status).toBe(200);
    // So is his team's page.
    expect(html).toContain('href="/team/bury-t2?competition=47"');
    expect((await open('/team/bury-t2?competition=47')).status).toBe(200);
  });

  it('is led to from another name, but not for ever: a line-up may call him that', async () => {
    const { status, location } = await newSite()('/player/a-other-t1-p1');
    expect([status, location]).toEqual([302, '/player/ann-other-t1-p1']);
  });

  it('is nobody under an id, a team or a competition that the list is not of', async () => {
    const open = newSite();
    for (const path of ['/player/x-t1-p9', '/player/x-t2-p1?competition=47', '/player/x-t2-p2?competition=48'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });
});
