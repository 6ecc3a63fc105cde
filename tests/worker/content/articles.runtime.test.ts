import { describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { ARTICLE, newsSite } from './articles.runtime.ts';

const BROKEN = [
  { slug: '../etc' },
  { slug: 'Upper' },
  { slug: null },
  { title: '' },
  { title: { en: 'x' } },
  { lead: null },
  { author: '\u200b' },
  { firstPublished: 'soon' },
  { firstPublished: null },
];

describe('an article of the content system', () => {
  it('costs only itself when it cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = BROKEN.map((fields, index) => ({ ...ARTICLE, slug: `broken-${index}`, title: 'Broken', ...fields }));
    const site = newsSite({ en: [...broken, ARTICLE] });
    const { status, html } = await site.get('/news');
    expect(status).toBe(200);
    expect(html).toContain('href="/news/a-story"');
    expect(html).not.toContain('Broken');
    expect(warn.mock.calls.join()).toContain('articles slug');
  });

  it('has a page with its text, author and times', async () => {
    const site = newsSite({ en: [{ ...ARTICLE, updated: '2026-11-21T15:10:00Z' }] });
    const { status, html } = await site.get('/news/a-story', { 'x-visitor-time-zone': 'Europe/Amsterdam' });
    expect(status).toBe(200);
    expect(html).toContain('<title>A story · Scoreline</title>');
    expect(html).toMatch(/<h1[^>]*>A story</);
    expect(html).toContain('It was <strong>so</strong>.');
    expect(html).toContain('Robin Writer');
    expect(html).toMatch(/<time dateTime="2026-11-21T14:40:00.000Z">[^/]*15:40<\/time>/i);
    expect(html).toMatch(/Updated(<!-- -->| )*<time dateTime="2026-11-21T15:10:00.000Z">/i);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="article:published_time" content="2026-11-21T14:40:00.000Z">');
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    ['yes', false],
  ])(
    'says that it was written with AI where its field is true, in both languages: %j',
    async (writtenWithAi, isSaid) => {
      const article = { ...ARTICLE, writtenWithAi };
      const site = newsSite({ en: [article], nl: [article] });
      expect((await site.get('/news/a-story')).html.includes('Written with AI')).toBe(isSaid);
      expect((await site.get('/nl/nieuws/a-story')).html.includes('Geschreven met AI')).toBe(isSaid);
    },
  );

  it('runs no script and links to none', async () => {
    const text =
      '[x](javascript:alert(2)) <img src=x onerror=alert(3)> <b onclick=x>bold</b>\n\n<script>alert(1)</script>';
    const title = `<b>"A" & 'B'</b> < C ${'long '.repeat(60)}`;
    const site = newsSite({ en: [{ ...ARTICLE, title, text, picture: media({ url: 'javascript:alert(4)' }) }] });
    const { html } = await site.get('/news/a-story');
    expect(html).not.toMatch(/alert\(|onerror=|onclick=x|<b>&quot;/);
    expect(html).toContain('&quot;A&quot; &amp; &#x27;B&#x27; &lt; C long');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).not.toContain('<figure');
  });

  it('shows its picture with a fixed room, a text and a credit', async () => {
    const picture = media({ url: '/uploads/final.jpg', alternativeText: 'Of the file', width: 400, height: 900 });
    const site = newsSite({ en: [{ ...ARTICLE, picture, pictureCredit: 'Lens & Co' }] });
    const { html } = await site.get('/news/a-story');
    expect(html).toMatch(/<img [^>]*alt="Of the file" width="672" height="378"/);
    expect(html).toContain('Picture: Lens &amp; Co');
    const address = `/image?url=${encodeURIComponent(`${site.url}/uploads/final.jpg`)}&amp;w=1200&amp;q=75`;
    expect(html).toContain(`<meta property="og:image" content="https://scoreline.test${address}">`);
    expect(html).not.toContain('og:image:width');
  });

  it('waits for its date', async () => {
    const site = newsSite({ en: [{ ...ARTICLE, firstPublished: '2026-11-21T15:41:00Z' }] });
    expect((await site.get('/news/a-story')).status).toBe(404);
    expect((await site.get('/news')).html).not.toContain('A story');
    const later = { 'x-visitor-now': '2026-11-21T15:41:00Z' };
    expect((await site.get('/news/a-story', later)).status).toBe(200);
  });

  it('is the newest of several with one slug', async () => {
    const older = { ...ARTICLE, title: 'The older', firstPublished: '2026-11-20T10:00:00Z' };
    const site = newsSite({ en: [ARTICLE, older] });
    expect((await site.get('/news')).html).not.toContain('The older');
    expect((await site.get('/news/a-story')).html).toMatch(/<h1[^>]*>A story</);
  });

  it('is unknown in a language without it, whose list the switch opens', async () => {
    const site = newsSite({ en: [ARTICLE] });
    const { html } = await site.get('/news/a-story');
    expect(html).toMatch(/<a href="\/nl\/nieuws" hrefLang="nl"/i);
    expect(html).not.toContain('hreflang="nl" href="https');
    expect(html).toContain('hreflang="x-default" href="https://scoreline.test/news/a-story"');
    expect((await site.get('/nl/nieuws/a-story')).status).toBe(404);
  });

  it('leads to its translation', async () => {
    const localizations = {
      data: [{ attributes: { locale: 'nl', slug: 'een-verhaal' } }, { attributes: { locale: 'de', slug: 'x' } }],
    };
    const site = newsSite({ en: [{ ...ARTICLE, localizations }], nl: [{ ...ARTICLE, slug: 'een-verhaal' }] });
    const { html } = await site.get('/news/a-story');
    expect(html).toContain('hreflang="nl" href="https://scoreline.test/nl/nieuws/een-verhaal"');
    expect(html).toMatch(/<a href="\/nl\/nieuws\/een-verhaal" hrefLang="nl"/i);
    expect((await site.get('/nl/nieuws/een-verhaal')).html).toContain('Door');
  });

  it('answers 404 inside the site to an unknown name, without a call', async () => {
    const site = newsSite({ en: [ARTICLE] });
    await site.get('/news');
    const calls = fakeFetch({});
    const { status, html } = await site.get('/news/never-written');
    expect(status).toBe(404);
    expect(html).toContain('<footer');
    expect(calls).not.toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringContaining('articles') }));
  });

  it('beyond the newest thousand keeps its page', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({ ...ARTICLE, slug: `story-${index}` }));
    const site = newsSite({ en: many });
    const { html } = await site.get('/news?page=50');
    expect(html).toContain('Page 50 of 50');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await site.get('/news/story-1999')).status).toBe(200);
    expect((await site.get('/news/story-2000')).status).toBe(404);
  });
});

it('a cover shows the number of a title, but no year', async () => {
  const titles = ['Why 84 points are enough', 'What 2026 brought', 'A draw of 3-3'];
  const site = newsSite({
    en: titles.map((title, index) => ({ ...ARTICLE, title, slug: `story-${index}`, teams: [] })),
  });
  const { html } = await site.get('/news');
  expect([...html.matchAll(/news-figure figures">([^<]*)</g)].map(([, figure]) => figure)).toEqual(['84', '3-3']);
});

it('news without articles says so, links to none and is not indexed', async () => {
  const site = newsSite({});
  const { status, html } = await site.get('/nl/nieuws');
  expect(status).toBe(200);
  expect(html).toContain('Er is nog geen nieuws.');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await site.get('/')).html).not.toContain('href="/news"');
});

function media(attributes: object) {
  return { data: { id: 1, attributes } };
}
