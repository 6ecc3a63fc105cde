import { expect, it } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { ORIGIN, siteWith, visitorOf } from '../site.runtime.ts';

const MATCHES = 4_500;

/** A day with many matches. Every team plays once. */
const bigDay = {
  fixtures: Array.from({ length: MATCHES }, (_, index) =>
    wireMatch({
      id: `m${index}`,
      home: { id: `h${index}`, name: `Home ${index}` },
      away: { id: `a${index}`, name: `Away ${index}` },
    }),
  ),
  results: [],
};

it('the site maps of 4,500 matches have below 50,000 URLs a file and make 14 calls', async () => {
  const asked = fakeSource('https://big-day.test', (path) =>
    /^v2\/events(\/live$|\?.*sport=1)/.test(path) ? bigDay : { detail: 'none' },
  );
  const site = siteWith({ LIVE_API_URL: 'https://big-day.test', POLLER: undefined });
  const read = async (path: string) => {
    const response = await site(path, visitorOf('GB', { 'x-visitor-time-zone': 'UTC' }));
    return { status: response.status, text: await response.text() };
  };
  const { text: index } = await read('/sitemap.xml');
  for (const name of ['matches.xml', 'matches-2.xml', 'matches-3.xml', 'teams.xml', 'teams-5.xml']) {
    expect(index).toContain(`<loc>${ORIGIN}/sitemaps/${name}</loc>`);
  }
  expect(index).not.toContain('matches-4.xml');
  // Regions, competitions and today's list for each of four sports.
  expect(asked.length).toBeLessThanOrEqual(14);
  const before = asked.length;
  const texts = await Promise.all(
    ['matches.xml', 'matches-2.xml', 'matches-3.xml'].map(async (name) => (await read(`/sitemaps/${name}`)).text),
  );
  const sizes = texts.map((text) => text.split('<url>').length - 1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(2 * MATCHES);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
  expect((await read('/sitemaps/matches-4.xml')).status).toBe(404);
  expect(asked.length).toBe(before);
});
