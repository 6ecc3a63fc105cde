import { afterEach, describe, expect, it, vi } from 'vitest';
import { phaseOf } from '../../../web/domain/match.ts';
import { slugWithId } from '../../../web/domain/slug.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import { type KnownMatch, known } from '../../support/wireMatch.ts';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

const london = visitorOf('GB');

async function page(path: string) {
  const response = await visit(path, london);
  const html = await response.text();
  const end = html.indexOf('id="state"');
  return { status: response.status, location: response.headers.get('Location'), html: html.slice(0, end), all: html };
}

async function leagueMatch(): Promise<KnownMatch> {
  const snapshot = parseSnapshot(await (await visit('/api/live?sport=football', london)).json());
  return known(snapshot?.matches.find((each) => phaseOf(each) === 'live' && /^Round \d+$/.test(each.round ?? '')));
}

afterEach(() => vi.restoreAllMocks());

describe('the page of a team', () => {
  it('tells what it plays, where it stands and who plays for it, without script', async () => {
    const { home, away, competition } = await leagueMatch();
    const path = `/team/${slugWithId(home.name, home.id)}`;
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(html).toContain(`hreflang="nl" href="${ORIGIN}/nl${path}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*><bdi>${home.name}</bdi></h1>`));
    for (const heading of ['Being played now', 'Fixtures', 'Results', 'Squad', 'Goalkeepers', 'Forwards']) {
      expect(html).toContain(heading);
    }
    expect(html).toContain(competition.name);
    expect(html).toContain(away.name);
    expect(html).toContain('standings-marked');
    expect(html).toMatch(new RegExp(`href="/player/[a-z-]+-${home.id}-\\w+\\?match=\\w+"`));
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toContain('BreadcrumbList');
  });

  it('is Dutch under its Dutch address', async () => {
    const { home } = await leagueMatch();
    const { status, html } = await page(`/nl/team/${slugWithId(home.name, home.id)}`);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="nl"');
    for (const heading of ['Nu bezig', 'Programma', 'Uitslagen', 'Selectie', 'Verdedigers']) {
      expect(html).toContain(heading);
    }
    expect(html).toMatch(new RegExp(`href="/nl/speler/[a-z-]+-${home.id}-\\w+\\?match=\\w+"`));
  });

  it('leads from other words to its own', async () => {
    const { home } = await leagueMatch();
    const { status, location } = await page(`/team/somebody-else-${home.id}`);
    expect([status, location]).toEqual([301, `/team/${slugWithId(home.name, home.id)}`]);
  });

  it('is found from the match and from the table', async () => {
    const { home, competition } = await leagueMatch();
    const { html } = await page(`/team/${slugWithId(home.name, home.id)}`);
    const [, event = ''] = /href="(\/match\/football\/[^"/]+)"/.exec(html) ?? [];
    expect((await page(event)).html).toContain(`href="/team/${slugWithId(home.name, home.id)}?match=`);
    const { slug } = competition.country;
    const table = await page(`/football/${slug}/${slugWithId(competition.name, competition.id)}/standings`);
    expect(table.html).toContain(`href="/team/${slugWithId(home.name, home.id)}?competition=${competition.id}"`);
  });

  it('is a real 404 for an id that no team has', async () => {
    const { status, html } = await page('/team/nobody-1');
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
  });
});

describe('the page of a player', () => {
  async function playerPath(): Promise<string> {
    const { home } = await leagueMatch();
    const { html } = await page(`/team/${slugWithId(home.name, home.id)}`);
    return /href="(\/player\/[^"?]+)/.exec(html)?.[1] ?? '';
  }

  it('tells the team, the number, the position and the latest matches', async () => {
    const { home } = await leagueMatch();
    const path = await playerPath();
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(html).toContain(`hreflang="nl" href="${ORIGIN}/nl${path.replace('player', 'speler')}"`);
    expect(html).toContain(`href="/team/${slugWithId(home.name, home.id)}?match=`);
    for (const word of ['Shirt number', 'Goalkeeper', 'Latest matches', 'Starting eleven', 'Yellow cards']) {
      expect(html).toContain(word);
    }
    expect(html).not.toMatch(/ style="/);
  });

  it('is Dutch under its Dutch address', async () => {
    const { status, html } = await page(`/nl${(await playerPath()).replace('player', 'speler')}`);
    expect(status).toBe(200);
    for (const word of ['Rugnummer', 'Keeper', 'Laatste wedstrijden', 'Basisspeler']) expect(html).toContain(word);
  });

  it('leads from other words to its own', async () => {
    const path = await playerPath();
    const [player, team] = path.split('-').toReversed();
    const { status, location } = await page(`/player/somebody-${team}-${player}`);
    expect([status, location]).toEqual([301, path]);
  });

  it('is a real 404 for an id that the team does not have, and without a team', async () => {
    const { home } = await leagueMatch();
    expect((await page(`/player/nobody-${home.id}-1`)).status).toBe(404);
    expect((await page('/player/nobody')).status).toBe(404);
    expect((await page('/player/nobody-1-2')).status).toBe(404);
  });
});
