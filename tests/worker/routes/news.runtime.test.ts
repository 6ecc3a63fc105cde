import { describe, expect, it } from 'vitest';
import { fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { feedFaults } from '../../support/feedRules.ts';
import { ARTICLE, newsSite } from '../content/articles.runtime.ts';
import { ORIGIN, siteWith, visitorOf } from '../site.runtime.ts';

const TITLE = 'Cup & <b>"glory"</b> < 9';

const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-21T15:40:00Z') - hours * 3_600_000).toISOString();

it.each([
  ['/news.xml', '/news/a-story', '/news', 'News'],
  ['/nl/nieuws.xml', '/nl/nieuws/a-story', '/nl/nieuws', 'Nieuws'],
])('the RSS feed of the news lists the articles of its language (%s)', async (path, article, page, title) => {
  const site = newsSite({ en: [{ ...ARTICLE, title: TITLE }], nl: [{ ...ARTICLE, title: TITLE }] });
  const { response, html } = await site.get(path);
  expect(feedFaults(html, `${ORIGIN}${path}`, response.headers.get('Content-Type'))).toEqual([]);
  expect(html).toContain(`<link>${ORIGIN}${article}</link>`);
  for (const each of [page, article])
    expect((await site.get(each)).html).toContain(
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="${ORIGIN}${path}">`,
    );
});

describe('the site map of the news', () => {
  it('lists the articles of the last 48 hours in both languages', async () => {
    const at = (hours: number) => ({ ...ARTICLE, slug: `of-${hours}`, title: TITLE, firstPublished: hoursAgo(hours) });
    const site = newsSite({ en: [at(-1), at(1), at(48), at(49)], nl: [at(2)] });
    const { response, html } = await site.get('/news-sitemap.xml');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect(Array.from(html.matchAll(/<loc>([^<]*)/g), ([, address]) => address)).toEqual([
      ...[`${ORIGIN}/news/of-1`, `${ORIGIN}/nl/nieuws/of-2`, `${ORIGIN}/news/of-48`],
    ]);
    expect(html).toContain('<news:name>Scoreline</news:name><news:language>nl</news:language>');
    expect(html).toContain(`<news:publication_date>${hoursAgo(1)}</news:publication_date>`);
    expect(html).toContain('<news:title>Cup &amp; &quot;glory&quot; &lt; 9</news:title>');
  });

  it('has at most 1,000 entries', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => ({ ...ARTICLE, slug: `story-${index}` }));
    const { html } = await newsSite({ en: many, nl: many }).get('/news-sitemap.xml');
    expect(html.match(/<url>/g)).toHaveLength(1_000);
  });
});

it.each(['/news.xml', '/news-sitemap.xml'])(
  'news that cannot be read makes %s answer 503 instead of an empty list',
  async (path) => {
    const url = newUrl('cms-news-away');
    fakeFetch({ [url]: () => new Response('away', { status: 500 }) });
    expect((await siteWith({ CMS_URL: url })(path, visitorOf('GB'))).status).toBe(503);
  },
);

it('the site map of articles lists each with its translations, and alone without any', async () => {
  const linkTo = (locale: string, slug: string) => ({ localizations: { data: [{ attributes: { locale, slug } }] } });
  const dutch = [
    { ...ARTICLE, slug: 'een-verhaal', ...linkTo('en', 'a-story') },
    { ...ARTICLE, slug: 'alleen-hier' },
  ];
  const { html } = await newsSite({ en: [{ ...ARTICLE, ...linkTo('nl', 'een-verhaal') }], nl: dutch }).get(
    '/sitemaps/articles.xml',
  );
  const urls = html.split('</url>').flatMap((each) => /<loc>([^<]*)/.exec(each)?.[1]?.slice(ORIGIN.length) ?? []);
  expect(urls).toEqual(['/news/a-story', '/nl/nieuws/een-verhaal', '/nl/nieuws/alleen-hier']);
});
