import { describe, expect, it, vi } from 'vitest';
import { draftLink, previewHandler } from './strapi/src/preview.js';

const SITE = 'https://scores.example.com';
const SECRET = 'signs the links of these tests';
const NOW = Date.parse('2026-11-21T15:40:00Z');

describe('draft preview link', () => {
  it('the site accepts the signature of a preview link', () => {
    // tests/worker/middleware/openDraft.runtime.test.ts expects the same value.
    expect(draftLink({ site: SITE, path: '/static/saturday', secret: SECRET, now: NOW })).toBe(
      `${SITE}/static/saturday?draft=1795278600.2a2d7269ab29902898761782ae0f3835349b70a9b97601680c289e8dbc558b92`,
    );
  });

  it('the signature covers the path as browsers send it', () => {
    const link = new URL(draftLink({ site: SITE, path: '/static/über uns', secret: SECRET, now: NOW }));
    expect(link.pathname).toBe('/static/%C3%BCber%20uns');
    const same = draftLink({ site: SITE, path: link.pathname, secret: SECRET, now: NOW });
    expect(same).toBe(link.href);
  });
});

describe('preview button', () => {
  const handler = previewHandler({ site: SITE, secret: SECRET });
  const withPage = (pageLink: string | null) =>
    vi.stubGlobal('strapi', { documents: () => ({ findOne: async () => (pageLink === null ? null : { pageLink }) }) });
  const page = 'api::page-content.page-content';

  it('the button opens the page of a text as saved or as visitors see it', async () => {
    withPage('/nl/static/over-ons');
    const asked = { documentId: 'x', locale: 'nl' };
    expect(await handler(page, { ...asked, status: 'draft' })).toMatch(
      /^https:\/\/scores\.example\.com\/nl\/static\/over-ons\?draft=\d+\.[0-9a-f]{64}$/,
    );
    expect(await handler(page, { ...asked, status: 'published' })).toBe(`${SITE}/nl/static/over-ons`);
  });

  it('the button opens the page of an article in its language', async () => {
    vi.stubGlobal('strapi', { documents: () => ({ findOne: async () => ({ slug: 'a-cup' }) }) });
    const asked = (locale: string) => handler('api::article.article', { documentId: 'x', locale, status: 'published' });
    expect(await asked('en')).toBe(`${SITE}/news/a-cup`);
    expect(await asked('nl')).toBe(`${SITE}/nl/nieuws/a-cup`);
  });

  it('the button opens the home page in its language for content without a page', async () => {
    withPage(null);
    const path = async (locale: string) =>
      new URL((await handler('api::news-item.news-item', { documentId: 'x', locale, status: 'draft' })) ?? '').pathname;
    expect(await path('en')).toBe('/');
    expect(await path('nl')).toBe('/nl');
  });

  it.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)'])(
    'the button opens nothing from %s',
    async (pageLink) => {
      withPage(pageLink);
      expect(await handler(page, { documentId: 'x', locale: 'en', status: 'draft' })).toBeNull();
    },
  );
});
