import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slugWithId } from '../../../web/domain/slug.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { known, wireMatch } from '../../support/wireMatch.ts';
import { isLive, isOfLeague, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { london, ORIGIN, opened, visit, visitorOf } from '../site.runtime.ts';

async function page(path: string) {
  const { status, text } = await opened(visit(path, london));
  return { status, html: text.slice(0, text.indexOf('id="state"')) };
}

const leagueMatch = async () => known(await listedMatch((each) => isLive(each) && isOfLeague(each)));

it('the page of a team shows matches, table and squad without script', async () => {
  const { home, away, competition } = await leagueMatch();
  const path = `/team/${slugWithId(home.name, home.id)}`;
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
  expect(html).toContain(`hreflang="nl" href="${ORIGIN}/nl${path}"`);
  expect(html).toMatch(new RegExp(`<h1[^>]*><bdi>${home.name}</bdi></h1>`));
  for (const heading of ['Live now', 'Fixtures', 'Results', 'Squad', 'Goalkeepers', 'Forwards']) {
    expect(html).toContain(heading);
  }
  expect(html).toContain(competition.name);
  expect(html).toContain(away.name);
  expect(html).toContain('standings-marked');
  expect(html).toMatch(new RegExp(`href="/player/[a-z-]+-${home.id}-\\w+\\?match=\\w+"`));
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('BreadcrumbList');
});

it('the page of a player shows team, number, position, matches and the current match', async () => {
  const { home } = await leagueMatch();
  const team = await page(`/team/${slugWithId(home.name, home.id)}`);
  const path = /href="(\/player\/[^"?]+)/.exec(team.html)?.[1] ?? '';
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
  expect(html).toContain(`hreflang="nl" href="${ORIGIN}/nl${path.replace('player', 'speler')}"`);
  expect(html).toContain(`href="/team/${slugWithId(home.name, home.id)}?match=`);
  for (const word of ['Shirt number', 'Goalkeeper', 'Match by match', 'Started', 'player-current']) {
    expect(html).toContain(word);
  }
  expect(html).not.toMatch(/ style="/);
});

const NOW = Date.parse('2026-11-21T15:40:00Z');
const { 'x-visitor-now': _, ...visitorNow } = visitorOf('GB');

const HOUR = 60 * 60_000;

let isDown: boolean;
let asked: string[];
let ask: ReturnType<typeof feedSite>['visit'];
const AJAX = { id: 'H1', name: 'Ajax' };

describe('the page of a team that the site has seen', () => {
  beforeEach(() => {
    isDown = false;
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
    // Ajax plays on the 21st.
    ({ asked, visit: ask } = feedSite(({ pathname, searchParams }) => {
      if (isDown) return new Response('', { status: 500 });
      const isDay = (searchParams.get('date') ?? '2026-11-21') === '2026-11-21';
      const match = wireMatch({ id: 'E1', home: AJAX });
      if (pathname === '/v2/events/E1') return match;
      if (pathname.startsWith('/v2/events') && !pathname.includes('odds'))
        return { fixtures: isDay ? [match] : [], results: [] };
      return undefined;
    }));
  });

  it('opens after a list named the team, even while the feed is down', async () => {
    expect((await ask('/', visitorNow)).status).toBe(200);
    isDown = true;
    vi.setSystemTime(NOW + 9 * HOUR);
    const { status, text: html } = await opened(ask('/team/ajax-H1', visitorNow));
    expect(status).toBe(200);
    expect(html).toContain('<bdi>Ajax</bdi></h1>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/team/ajax-H1">`);
    expect((await ask('/team/nobody-X1', visitorNow)).status).toBe(503);
  });

  it('asks the feed once an hour for the matches of a fortnight', async () => {
    const days = () => asked.filter((path) => /^\/v2\/events\?sport=1&date=[\d-]+$/.test(path));
    await ask('/team/ajax-H1', visitorNow);
    expect(days()).toHaveLength(14);
    asked.splice(0);
    vi.setSystemTime(NOW + HOUR / 2);
    await ask('/team/ajax-H1', visitorNow);
    await ask('/team/psv-b1', visitorNow);
    expect(days()).toEqual([]);
    vi.setSystemTime(NOW + 1.1 * HOUR);
    await ask('/team/ajax-H1', visitorNow);
    expect(days()).toHaveLength(14);
  });
});

it('the share button names the match, the team or the competition of its page', async () => {
  const match = await leagueMatch();
  const { home, away, competition, sport } = match;
  const { id, name, country } = competition;
  const pages = [
    [matchPath(match), `${home.name} versus ${away.name}`],
    [pathOf({ name: 'team', slug: slugWithId(home.name, home.id) }, 'en'), home.name],
    [
      pathOf({ name: 'tournament', sport, category: country.slug, slug: slugWithId(name, id), tab: 'matches' }, 'en'),
      name,
    ],
  ] as const;
  for (const [path, shared] of pages) {
    expect((await page(path)).html, path).toMatch(new RegExp(`class="share-button"[^>]* data-name="${shared}"`));
  }
});
