import { describe, expect, it } from 'vitest';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { visit, visitorOf, visitSite } from '../site.runtime.ts';

const visitor = visitorOf('GB');

const see = async (path: string) => {
  const response = await visit(path, visitor);
  return { status: response.status, html: await response.text() };
};

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('the search page', () => {
  it('lists results with country and sport without script', async () => {
    const { status, html } = await see('/search?q=premier');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex');
    const main = mainOf(html);
    expect(main).toMatch(/<h1[^>]*>Search: premier</);
    expect(main).toMatch(/href="\/football\/england\/premier-league-\w+"/);
    expect(main).toContain('England · Football');
    expect(main).toContain('<mark');
    expect(main).toContain('value="premier"');
  });

  it('shows Dutch words under its Dutch address and redirects the English one', async () => {
    const { html } = await see('/nl/zoeken?q=nederland');
    expect(mainOf(html)).toMatch(/href="\/nl\/voetbal\/netherlands"/);
    expect(html).toMatch(/href="\/search\?q=nederland"/);
    const moved = await visit('/nl/search?q=nederland', visitor);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/nl/zoeken?q=nederland']);
    expect((await see('/search/more')).status).toBe(404);
  });

  it('is the target of the search form on the home page', async () => {
    expect((await see('/')).html).toMatch(/<form[^>]* action="\/search"/);
    expect((await see('/nl')).html).toMatch(/<form[^>]* action="\/nl\/zoeken"/);
  });

  it('asks for 3 characters and shows a message without results', async () => {
    expect(mainOf((await see('/search?q=pr')).html)).toContain('Type at least 3 characters');
    const none = mainOf((await see('/search?q=zzzzzz')).html);
    expect(none.match(/No results from search/g)).toHaveLength(1);
    const bare = mainOf((await see('/search')).html);
    expect(bare).not.toContain('No results from search');
    expect(bare).not.toContain('Type at least');
  });

  it.each(['<script>alert(1)</script>', '"onfocus="alert(1)', 'م'.repeat(90), '%00%ff', '‮evil'])(
    'shows the hostile term %j as text',
    async (term) => {
      const { status, html } = await see(`/search?${new URLSearchParams({ q: term })}`);
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert(1)');
      expect(html).not.toContain('"onfocus="');
    },
  );

  it('reports no empty result when the search failed', async () => {
    stubFetch(async () => Promise.reject(new Error('connection refused')));
    const settings = { CMS_URL: 'https://cms-lost.test', LIVE_API_URL: 'https://live-lost.test' };
    const html = await (await visitSite(settings, '/search?q=premier', visitor)).text();
    expect(html).not.toContain('No results from search');
    expect(mainOf(html)).toContain('href="?q=premier"');
  });
});

it.each([
  ['/basketball', 'basketball', 'nba'],
  ['/nl/basketbal/live', 'nl/basketbal', 'nba'],
  ['/ice-hockey/competitions', 'ice-hockey', ''],
  ['/handball', 'handball', ''],
])('the sidebar of a sport lists on %s only competitions and countries of that sport', async (path, sport, name) => {
  const { html } = await see(path);
  const from = html.indexOf('id="side-lists"');
  const aside = html.slice(from, html.indexOf('</aside>', from));
  // Every sidebar links to the search and the odds of the day.
  const links = Array.from(aside.matchAll(/href="\/([^"]+)"/g), ([, href]) => href ?? '').filter(
    (href) => !/^(search|nl\/zoeken|(nl\/)?odds$)/.test(href),
  );
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !href.startsWith(`${sport}/`))).toEqual([]);
  expect(links.some((href) => href.includes(name))).toBe(true);
  expect(links).toContain(`${sport}/competitions`);
  expect((await see(`/${links[0]}`)).status).toBe(200);
});
