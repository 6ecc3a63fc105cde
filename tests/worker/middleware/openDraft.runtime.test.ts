import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LIFE_SECONDS, readDraftLink } from '../../../worker/middleware/draftLink.ts';
import { fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { ARTICLE } from '../content/articles.runtime.ts';
import { contentOf } from '../fakeSites.runtime.ts';
import { opened, siteWith, visitorOf } from '../site.runtime.ts';
import { draftValue } from './draftValue.runtime.ts';

const PREVIEW_SECRET = 'signs the links of these tests';
const PATH = '/static/saturday';
const visitor = visitorOf('GB');

let asked: URL[] = [];

const DRAFTS: Record<string, object[]> = {
  'page-contents': [
    { pageLink: PATH, title: 'Not before Saturday', content: [{ text: 'A **secret**.' }], publishedAt: null },
    { pageLink: `/nl${PATH}`, title: 'Pas zaterdag', content: [{ text: 'Een geheim.' }], publishedAt: null },
    { pageLink: '/football', metaTitle: 'Football, rewritten', content: [{ text: 'New words.' }], publishedAt: null },
  ],
  articles: [{ ...ARTICLE, firstPublished: '2040-01-01T10:00:00Z', publishedAt: null }],
  'news-items': [{ title: 'Unpublished news', link: '/football', publishedAt: null }],
};

/** A Strapi whose entries are all drafts. Strapi 4 and 5 use different parameters for drafts. */
function strapi(version: 'v4' | 'v5' = 'v5'): void {
  const answer = (url: URL) => {
    asked.push(url);
    if (url.pathname.endsWith('/site-setting')) return Response.json({ data: null });
    const { searchParams: query } = url;
    const isOpen = version === 'v5' ? query.get('status') === 'draft' : query.get('publicationState') === 'preview';
    return Response.json(isOpen ? contentOf(DRAFTS, url) : { data: [] });
  };
  fakeFetch({ '*': (_, url) => answer(url) });
}

function siteOf(settings: Record<string, string> = {}) {
  return siteWith({ CMS_URL: newUrl('cms-drafts'), PREVIEW_SECRET, ...settings });
}

const signed = (path = PATH, seconds = 600, secret = PREVIEW_SECRET) =>
  draftValue(path, Math.floor(Date.now() / 1000) + seconds, secret);

const linkTo = async (path: string) => `${path}?draft=${await signed(path)}`;

beforeEach(() => {
  asked = [];
  strapi();
});

describe('a signed draft link', () => {
  it('shows an article before its date', async () => {
    const site = siteOf();
    const response = await site(await linkTo('/news/a-story'), visitor);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1[^>]*>A story</);
    expect((await site('/news/a-story', visitor)).status).toBe(404);
  });

  it.each(['v4', 'v5'] as const)('shows the draft of its page from Strapi %s', async (version) => {
    strapi(version);
    const site = siteOf();
    const { status, text: html } = await opened(site(await linkTo(PATH), visitor));
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Not before Saturday</);
    expect(html).toContain('A <strong>secret</strong>.');
    expect((await site(PATH, visitor)).status).toBe(404);
  });

  it('shows a bar with its end and a link out, in the page’s language', async () => {
    const site = siteOf();
    const english = await (await site(await linkTo(PATH), visitor)).text();
    expect(english).toMatch(
      /<aside id="draft" aria-label="Draft"[\s\S]*?The link works until \d\d:\d\d\.[\s\S]*?<\/aside>/,
    );
    expect(english).toContain(`href="${PATH}">Show what visitors see</a>`);
    const dutch = await (await site(await linkTo(`/nl${PATH}`), visitor)).text();
    expect(dutch).toMatch(/<aside id="draft" aria-label="Concept"[\s\S]*?De link werkt tot \d\d:\d\d\./);
    expect(dutch).toContain('Een geheim.');
  });

  it('shows drafts below a list of scores and in the news', async () => {
    const html = await (await siteOf()(await linkTo('/football'), visitor)).text();
    expect(html).toContain('<title>Football, rewritten · Scoreline</title>');
    expect(html).toContain('New words.');
    expect(html).toContain('Unpublished news');
  });

  it('gives a page that is neither cached nor indexed, without tag manager', async () => {
    const { headers } = await siteOf({ GOOGLE_TAG_MANAGER_ID: 'GTM-ABC1234' })(await linkTo(PATH), visitor);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).not.toContain('googletagmanager');
  });

  it('gives a page without scripts', async () => {
    const html = await (await siteOf()(await linkTo('/football'), visitor)).text();
    expect(html).not.toMatch(/id="state"|type="module"|name="scripts"/);
    expect(html).toMatch(/<meta name="robots" content="noindex">/);
  });

  it('shows the draft to no visitor without the link', async () => {
    const site = siteOf();
    for (let visit = 0; visit < 3; visit += 1) await site(await linkTo('/football'), visitor);
    for (const path of ['/football', '/api/settings?locale=en', '/nl/voetbal', '/football?draft', '/news.xml'])
      expect(await (await site(path, visitor)).text(), path).not.toMatch(/rewritten|New words|Unpublished/);
  });

  it('reads the draft again on every visit', async () => {
    const site = siteOf();
    const link = await linkTo(PATH);
    await site(link, visitor);
    const before = asked.length;
    await site(link, visitor);
    expect(asked.length).toBeGreaterThan(before);
    expect(asked.slice(before).some(({ pathname }) => pathname.endsWith('/page-contents'))).toBe(true);
  });

  it('may be framed by PREVIEW_PANEL only', async () => {
    const site = siteOf({ PREVIEW_PANEL: 'https://panel.example.com' });
    const open = await site(await linkTo(PATH), visitor);
    expect(open.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://panel.example.com;');
    expect(open.headers.get('X-Frame-Options')).toBeNull();
    const published = await site('/football', visitor);
    expect(published.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(published.headers.get('X-Frame-Options')).toBe('DENY');
    const unnamed = await siteOf()(await linkTo(PATH), visitor);
    expect(unnamed.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
});

describe('a bad draft link', () => {
  const NOT_MADE_FOR_IT = /incomplete, or was made for another page/;

  it.each<[string, () => Promise<string>, RegExp]>([
    ['an expired link', () => signed(PATH, -1), /It has expired/],
    ['a link of another page', () => signed('/static/sunday'), NOT_MADE_FOR_IT],
    ['a link of another secret', () => signed(PATH, 600, 'another secret of some length'), NOT_MADE_FOR_IT],
    ['a link that lasts longer than an hour', () => signed(PATH, MAX_LIFE_SECONDS + 120), NOT_MADE_FOR_IT],
    [
      'a later end under the same signature',
      async () => (await signed()).replace(/^\d+/, (end) => String(Number(end) + 60)),
      NOT_MADE_FOR_IT,
    ],
    ['an expired end without a signature', async () => '1.', NOT_MADE_FOR_IT],
    ['an expired end under a false signature', async () => `1.${'0'.repeat(64)}`, NOT_MADE_FOR_IT],
    ['an empty value', async () => '', NOT_MADE_FOR_IT],
    ['an endless value', async () => `${'9'.repeat(5000)}.${'a'.repeat(5000)}`, NOT_MADE_FOR_IT],
    ['markup', async () => encodeURIComponent('"><script>alert(1)</script>'), NOT_MADE_FOR_IT],
    ['a signature in capitals', async () => (await signed()).toUpperCase().replace(/[^A-F]*$/, 'A'), NOT_MADE_FOR_IT],
  ])('answers 403 to %s', async (_, value, words) => {
    const response = await siteOf()(`${PATH}?draft=${await value()}`, visitor);
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(html).toMatch(words);
    expect(html).toContain(`href="${PATH}">Show what visitors see</a>`);
    expect(html).not.toMatch(/secret<|alert\(1\)/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a site without PREVIEW_SECRET', { PREVIEW_SECRET: '' }],
    ['a site without a content system', { CMS_URL: '' }],
  ])('answers 403 on %s', async (_, settings) => {
    const response = await siteOf(settings)(await linkTo('/football'), visitor);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This site shows no drafts.');
  });

  it('opens no draft in the API', async () => {
    const value = await signed('/api/settings');
    const text = await (await siteOf()(`/api/settings?locale=en&draft=${value}`, visitor)).text();
    expect(text).not.toContain('Unpublished');
  });
});

it('a draft link answers 429 after sixty pages in a minute', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:40:10Z'), toFake: ['Date'] });
  const site = siteOf();
  const link = await linkTo(PATH);
  const statuses: number[] = [];
  for (let visit = 0; visit < 62; visit += 1) statuses.push((await site(link, visitor)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await site('/football', visitor)).status).toBe(200);
});

it('a short PREVIEW_SECRET makes the site answer 503', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await siteOf({ PREVIEW_SECRET: 'short' })('/football', visitor)).status).toBe(503);
  expect(errors.mock.calls.join()).toContain('PREVIEW_SECRET: must have at least 24 characters');
});

it('a draft link is signed as the content system signs it, and ends after its time', async () => {
  const now = Date.parse('2026-11-21T15:40:00Z');
  const until = now / 1000 + 50 * 60;
  // tests/cms/preview.test.ts expects the same value.
  const value = '1795278600.2a2d7269ab29902898761782ae0f3835349b70a9b97601680c289e8dbc558b92';
  expect(await draftValue(PATH, until, PREVIEW_SECRET)).toBe(value);
  const read = (at: number) => readDraftLink(value, { path: PATH, secret: PREVIEW_SECRET, now: at });
  expect(await read(now)).toEqual({ kind: 'open', until: until * 1000 });
  expect(await read(until * 1000 - 1)).toEqual({ kind: 'open', until: until * 1000 });
  expect(await read(until * 1000)).toEqual({ kind: 'expired' });
});
