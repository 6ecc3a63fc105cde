import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const ayr = { id: 't1', name: 'Ayr' };
const bury = { id: 't2', name: 'Bury' };

/** Today's match of one of the teams, without a line-up. */
const event = wireMatch({ tournament, home: ayr, away: { id: 't3', name: 'Cork' } });

const SCORERS = [
  { player: { id: 'p1', name: 'Ann Other' }, team: ayr, goals: 9, assists: 4, matches: 12 },
  { player: { id: 'p2', name: 'Bea Yonder' }, team: bury, goals: 7, penalties: 2 },
];

function newSite() {
  const answers: Record<string, object> = {
    '/v1/tournaments': { tournaments: [tournament] },
    '/v1/tournaments/47': tournament,
    '/v1/tournaments/47/scorers': { scorers: SCORERS },
    '/v2/events/live': { fixtures: [event], results: [] },
    '/v2/events/e1': event,
  };
  return feedSite(({ pathname }) => answers[pathname]).open;
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('a player known from a list of scorers only', () => {
  it.each([
    ['/football/england/premier-league-47/scorers', '/player/', 'Goals 9', 'Assists 4', 'Ayr', 'Top scorers: 1st'],
    [
      '/nl/voetbal/england/premier-league-47/topscorers',
      '/nl/speler/',
      'Doelpunten 9',
      'Assists 4',
      'Ayr',
      'Topscorers: 1e',
    ],
  ])('has a page with the figures of the list, linked from %s', async (list, player, ...said) => {
    const open = newSite();
    const { text } = await open(list);
    const links = [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
    const players = links.filter((link) => link.startsWith(player));
    expect(players).toHaveLength(2);
    for (const link of players) expect([link, (await open(link)).status]).toEqual([link, 200]);
    const page = (await open(players[0] ?? '')).text;
    expect(page).toContain('<meta name="robots" content="noindex">');
    const main = mainOf(page);
    const figures = main.replaceAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g, '$1 $2');
    const read = figures.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const words of said) expect(read).toContain(words);
    expect(main).toContain(list);
    // An unknown figure is not shown as zero.
    expect(main).not.toMatch(/<dd[^>]*>0</);
  });

  it('has a page without ?competition only while the team plays', async () => {
    const open = newSite();
    expect((await open('/player/ann-other-t1-p1')).status).toBe(200);
    expect((await open('/player/bea-yonder-t2-p2')).status).toBe(404);
    const { status, text } = await open('/player/bea-yonder-t2-p2?competition=47');
    expect(status).toBe(200);
    // The team's page keeps the competition too.
    expect(text).toContain('href="/team/bury-t2?competition=47"');
    expect((await open('/team/bury-t2?competition=47')).status).toBe(200);
  });
});
