import { describe, expect, it } from 'vitest';
import { createDemoContent } from '../../demo/content/app.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { SATURDAY } from '../site.runtime.ts';

const demo = createDemoContent({ now: () => Date.parse(SATURDAY) });

const relation = (attributes: object) => ({ data: { id: 1, attributes } });

const country = { countryId: 'm1', name: 'Moonland', locale: 'en' };
const cup = { competitionId: 'm7', name: 'Moon Cup', locale: 'en', country: relation(country) };
const league = { competitionId: 'm8', name: 'Crater League', locale: 'en', country: relation(country) };

/** Content unknown to the feed: a top competition, one that only search finds, and a country. */
const WRITTEN: Record<string, object[]> = {
  'top-competitions': [{ rank: 1, competition: relation(cup) }],
  'top-countries': [{ rank: 1, country: relation(country) }],
  competitions: [cup, league],
  countries: [country],
};

const newSite = () =>
  contentSite((url, request) =>
    url.pathname.replace('/api/', '') in WRITTEN ? contentOf(WRITTEN, url) : demo.fetch(request),
  );

const linksIn = (html: string) => Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, href = '']) => href);

describe('competitions and countries of editors, unknown to the feed', () => {
  it.each(['/', '/nl'])('are linked from %s without a dead link', async (path) => {
    const { open } = newSite();
    const home = linksIn((await open(path)).text);
    const written = home.filter((link) => /moon/.test(link));
    expect(written).toHaveLength(2);
    for (const link of written) {
      const { status, text: html } = await open(link);
      expect([link, status]).toEqual([link, 200]);
      expect(html).toMatch(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*Moon/);
      expect(html).toMatch(path === '/' ? 'No matches' : 'Geen wedstrijden');
      // Every list without matches has this link.
      expect(html).toContain(`href="${path === '/' ? '/football' : '/nl/voetbal'}"`);
    }
  });

  it('are found by the search', async () => {
    const { open } = newSite();
    const found = linksIn((await open('/search?q=crater')).text).filter((link) => /crater/.test(link));
    expect(found).toEqual(['/football/moonland/crater-league-m8']);
    expect((await open('/football/moonland/crater-league-m8')).status).toBe(200);
  });

  it('redirect another name with 302, not permanently', async () => {
    const { status, location } = await newSite().open('/football/moonland/cup-of-the-moon-m7');
    expect([status, location]).toEqual([302, '/football/moonland/moon-cup-m7']);
  });

  it('answer 404 when no editor named them', async () => {
    const { open } = newSite();
    for (const path of ['/football/moonland/dust-cup-m9', '/football/marsland', '/basketball/moonland'])
      expect((await open(path)).status).toBe(404);
  });
});
