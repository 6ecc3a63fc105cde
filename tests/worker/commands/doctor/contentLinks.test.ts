import { afterEach, describe, expect, it } from 'vitest';
import { brokenLinks, linksOfPage, linksOfSite, lostPaths } from '../../../../worker/commands/doctor/contentLinks.mjs';
import { closeServers, deadAddress, serve } from './loopback.ts';

afterEach(closeServers);

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);

describe('contentLinks', () => {
  it('finds links in Markdown, in HTML and in the site settings', () => {
    const content = [
      { text: 'One [link](https://a.test/one), **[two](/football)**' },
      { text: '<ul><li><a href="/static/terms">three</a></li></ul>' },
      { text: null },
      { text: '<a href="javascript:alert(1)">none</a>' },
    ];
    const of = 'the page /static/about-us';
    expect(linksOfPage({ pageLink: '/static/about-us', content })).toEqual(
      ['https://a.test/one', '/football', '/static/terms'].map((url) => ({ of, url })),
    );
    expect(linksOfPage({ pageLink: '/static/empty', content: null })).toEqual([]);
    const socialLinks = [{ name: 'X', url: 'https://x.test' }, 'odd', null];
    expect(linksOfSite({ partnerUrl: 'https://p.test', newsUrl: null, socialLinks, badges: 'none' })).toEqual([
      { of: 'the site’s partnerUrl', url: 'https://p.test' },
      { of: 'the site’s links', url: 'https://x.test' },
    ]);
    expect(linksOfSite(null)).toEqual([]);
  });

  it('reports a link to a page that the site lacks, by path or full address', () => {
    const links = [
      ...['/football', '/nl/voetbal', '/static/about-us', '/static/season', '/match/football/a-b-12', '/play/bet365'],
      ...['https://s.test/static/lost', '/static/lost', '/nowhere/at/all', 'https://other.test/static/lost'],
    ].map((url) => ({ of: 'the news', url }));
    const found = lostPaths(links, { origin: 'https://s.test', pages: new Set(['/static/season']) });
    expect(texts(found)).toEqual(
      ['https://s.test/static/lost', '/static/lost', '/nowhere/at/all'].map(
        (url) => `a link in the news leads to no page of the site (${url})`,
      ),
    );
  });

  it('reports a failing external link, but not a host that only blocks bots', async () => {
    const site = await serve(({ url, method }) => {
      const { pathname } = new URL(url);
      if (pathname === '/no-head') return new Response('', { status: method === 'HEAD' ? 405 : 200 });
      return new Response('', { status: { '/gone': 410, '/wall': 403 }[pathname] ?? 200 });
    });
    const links = ['/gone', '/wall', '/no-head', '/there'].map((path) => ({
      of: `the news ${path}`,
      url: site + path,
    }));
    expect(texts(await brokenLinks([...links, { of: 'nothing', url: '' }]))).toEqual([
      `a link in the news /gone answers 410 (${site}/gone)`,
    ]);
    const twice = [...links, { of: 'the page /about', url: `${site}/gone` }];
    expect(texts(await brokenLinks(twice))).toEqual([
      `a link in the news /gone answers 410 (${site}/gone, and in 1 other place)`,
    ]);
    expect(texts(await brokenLinks(links.slice(2)))).toEqual(['2 links in the content work']);
    const dead = await deadAddress();
    expect(texts(await brokenLinks([{ of: 'the news', url: dead }]))).toEqual([
      `a link in the news does not answer (${dead})`,
    ]);
  });
});
