import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoContent } from '../../demo/content/app.ts';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';

const demo = createDemoContent({ now: () => Date.parse(SATURDAY) });
const visitor = visitorOf('GB');

let number = 0;

const relation = (attributes: object) => ({ data: { id: 1, attributes } });

const country = { countryId: 'm1', name: 'Moonland', locale: 'en' };
const cup = { competitionId: 'm7', name: 'Moon Cup', locale: 'en', country: relation(country) };
const league = { competitionId: 'm8', name: 'Crater League', locale: 'en', country: relation(country) };

/** Content that the feed lacks: a top competition, one that only search finds, and a country. */
const WRITTEN: Record<string, object[]> = {
  'top-competitions': [{ rank: 1, competition: relation(cup) }],
  'top-countries': [{ rank: 1, country: relation(country) }],
  competitions: [cup, league],
  countries: [country],
};

beforeEach(() => {
  number += 1;
  fakeFetch({
    [`https://cms-unlisted-${number}.test`]: (request, { pathname }) => {
      const written = WRITTEN[pathname.replace('/api/', '')];
      if (written === undefined) return demo.fetch(request);
      return Response.json({ data: written.map((attributes, id) => ({ id, attributes })) });
    },
  });
});

const newSite = () => siteWith({ CMS_URL: `https://cms-unlisted-${number}.test` });

const linksIn = (html: string) => Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, href = '']) => href);

describe('competitions and countries of editors, unknown to the feed', () => {
  it.each(['/', '/nl'])('are linked from %s without a dead link', async (path) => {
    const visit = newSite();
    const home = linksIn(await (await visit(path, visitor)).text());
    const written = home.filter((link) => /moon/.test(link));
    expect(written).toHaveLength(2);
    for (const link of written) {
      const page = await visit(link, visitor);
      expect([link, page.status]).toEqual([link, 200]);
      const html = await page.text();
      expect(html).toMatch(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*Moon/);
      expect(html).toMatch(path === '/' ? 'No matches' : 'Geen wedstrijden');
      // Every list without matches has this link.
      expect(html).toContain(`href="${path === '/' ? '/football' : '/nl/voetbal'}"`);
    }
  });

  it('are found by the search', async () => {
    const visit = newSite();
    const found = linksIn(await (await visit('/search?q=crater', visitor)).text()).filter((link) =>
      /crater/.test(link),
    );
    expect(found).toEqual(['/football/moonland/crater-league-m8']);
    expect((await visit('/football/moonland/crater-league-m8', visitor)).status).toBe(200);
  });

  it('redirect another name with 302, not permanently', async () => {
    const answer = await newSite()('/football/moonland/cup-of-the-moon-m7', visitor);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/football/moonland/moon-cup-m7']);
  });

  it('answer 404 when no editor named them', async () => {
    const visit = newSite();
    for (const path of ['/football/moonland/dust-cup-m9', '/football/marsland', '/basketball/moonland'])
      expect((await visit(path, visitor)).status).toBe(404);
  });
});
