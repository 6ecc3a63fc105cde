import { describe, expect, it } from 'vitest';
import { eventSlug } from '../../../web/domain/slug.ts';
import { listedMatch } from '../demoMatches.runtime.ts';
import { london, visit } from '../site.runtime.ts';

const firstMatch = () => listedMatch(({ home, away }) => home !== null && away !== null, { list: '/api/live' });

/** The addresses of all redirects that a browser follows, without the first address. */
async function wayFrom(path: string, cookie = ''): Promise<string[]> {
  const way: string[] = [];
  let next: string | null = path;
  while (next !== null) {
    const response = await visit(next, { ...london, Cookie: cookie });
    next = response.headers.get('Location');
    const isTemporary = /follow=|odds=/.test(path + cookie);
    expect(response.status).toBe(next === null ? 200 : isTemporary ? 302 : 301);
    if (next === null) break;
    // A browser that kept it would go in a circle when names change back.
    expect(response.headers.get('Cache-Control')).toBe(isTemporary ? 'no-store' : 'private, no-cache');
    way.push(next);
  }
  return way;
}

describe('the redirect of a page', () => {
  it.each([
    ['/Football/', '/football'],
    ['/NL/football/?page=1&filter=live', '/nl/voetbal?filter=live'],
    ['/?page=0', '/'],
    ['/Voetbal/Live/?page=1', '/football/live'],
    ['/football/COMPETITIONS//', '/football/competitions'],
    ['/nl/Football/duitsland/?page=x', '/nl/voetbal/germany'],
    ['/My/?follow=t1', '/settings?follow=t1'],
    ['/nl/goals/?follow=t1', '/nl/instellingen?follow=t1'],
  ])('leads from %s to %s in one step', async (path, end) => {
    expect(await wayFrom(path)).toEqual([end]);
  });

  it('redirects a match in other words, case and sport in one step', async () => {
    const match = await firstMatch();
    const end = `/nl/wedstrijd/voetbal/${eventSlug(match)}`;
    expect(await wayFrom(`/NL/Match/handball/some-words-${match.id}/?page=1`)).toEqual([end]);
    expect(await wayFrom(`/nl/match/football/x-${match.id}/odds/`, 'odds=off')).toEqual([end]);
    expect(await wayFrom(`/nl/wedstrijd/voetbal/${match.id}/stand?a=1`)).toEqual([`${end}/stand?a=1`]);
  });

  it('redirects a team, a player and a competition in other words and case in one step', async () => {
    const { home, competition } = await firstMatch();
    const [team] = await wayFrom(`/nl/Team/x-${home?.id}/`);
    expect(team).toMatch(new RegExp(`^/nl/team/[a-z0-9-]+-${home?.id}$`));
    expect(await wayFrom(`/nl/team/x-${home?.id}/?page=1`)).toEqual([team]);
    const way = await wayFrom(`/Voetbal/nowhere/x-${competition.id}/Stand/?page=1`);
    expect(way).toEqual([
      expect.stringMatching(new RegExp(`^/football/[a-z-]+/[a-z0-9-]+-${competition.id}/standings$`)),
    ]);
    const page = await (await visit(team ?? '', london)).text();
    const [, player, slug] = new RegExp(`href="(/nl/speler/[\\w-]+-(${home?.id}-\\w+))`).exec(page) ?? [];
    expect(await wayFrom(`/nl/speler/somebody-${slug}`)).toEqual([player]);
  });
});
