import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../../../worker/entry/app.ts';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { ORIGIN, opened, textOf, visit, visitorOf } from '../site.runtime.ts';

const visitor = visitorOf('GB');

/** Opens a page of a new site whose editors wrote these pages. */
const ask = (path: string, pages: object[]) =>
  contentSite((url) => contentOf({ 'page-contents': pages }, url)).open(path);

describe('page content from editors', () => {
  it('adds text, a title and a description to a list', async () => {
    const html = await textOf('/football');
    expect(html).toContain('<title>Football live scores, fixtures and odds · Scoreline</title>');
    expect(html).toContain('Odds to compare');
    expect(html).toContain('<strong>Prices move</strong>, so check');
  });

  it('does not replace the title of another day', async () => {
    const html = await textOf('/football?date=2026-11-22');
    expect(html).toContain('<title>Football on Sunday 22 November: scores and fixtures');
    expect(html).not.toContain('Odds to compare');
  });

  it('replaces the shipped text of a static page, without scripts', async () => {
    const text = 'One **two**\n\n<script>alert(1)</script>\n\nThree [four](https://a.test/b)';
    const content = [{ id: 1, heading: 'Us', text }];
    const page = { pageLink: '/static/about-us', title: 'Who we are', metaTitle: 'About the site', content };
    const { status, text: html } = await ask('/static/about-us', [page]);
    expect(status).toBe(200);
    expect(html).toContain('<title>About the site · Scoreline</title>');
    expect(html).toMatch(/<h1[^>]*>Who we are</);
    expect(html).toMatch(/<p[^>]*>One <strong>two<\/strong><\/p>/);
    expect(html).toMatch(
      /<p[^>]*>Three <a href="https:\/\/a.test\/b"[^>]*rel="noopener noreferrer"[^>]*>four<\/a><\/p>/,
    );
    expect(html).not.toContain('alert(1)');
  });

  it('shows a static page that has a title and no text', async () => {
    const { status, text } = await ask('/static/contact', [{ pageLink: '/static/contact', title: 'Contact' }]);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Contact</);
  });

  it('is ignored when its path is another', async () => {
    const attributes = { pageLink: '/static/other', title: 'Other', content: [{ text: 'Other' }] };
    const { open } = contentSite(() => ({ data: [{ id: 1, attributes }] }));
    expect((await open('/static/about-us')).text).toMatch(/<h1[^>]*>About us</);
  });

  it('falls back to shipped pages while the content system is down', async () => {
    const { open } = contentSite(() => Promise.reject(new Error('connection refused')));
    expect((await open('/static/about-us')).text).toMatch(/<h1[^>]*>About us</);
    expect((await open('/static/contact')).status).toBe(503);
    expect((await open('/football')).status).toBe(200);
  });

  it('delays a list only until the content system’s time is over', async () => {
    fakeFetch({ '*': () => new Promise(() => undefined) });
    const request = new Request(`${ORIGIN}/football/regions`, { headers: visitor });
    const settings = { ...env, CMS_URL: 'https://cms-slow.test', UPSTREAM_TIMEOUT_MS: '500' };
    const response = await app.fetch(request, settings, createExecutionContext());
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});

describe('a removed page', () => {
  it('answers 410 with a link home and without breadcrumbs', async () => {
    const { status, text } = await opened(visit('/football/removed-league', visitor));
    expect(status).toBe(410);
    expect(text).toContain('This page has been removed.');
    expect(text).toContain('Back to the homepage');
    expect(text).not.toContain('aria-label="Breadcrumbs"');
    expect(text).not.toContain('BreadcrumbList');
  });

  it('replaces a page that the site ships', async () => {
    expect((await ask('/static/about-us', [{ pageLink: '/static/about-us', custom410: true }])).status).toBe(410);
  });
});

describe('page content from a slow content system', () => {
  const SLOW_MS = 800;
  const rows = [
    { pageLink: '/football/live', custom410: true },
    { pageLink: '/nl/voetbal/live', custom410: true },
    { pageLink: '/basketball', metaTitle: 'Hoops, as editors call them' },
  ];
  // Editors saved every path in the default language.
  const slowSite = () =>
    contentSite(async (url) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      return contentOf(url.searchParams.get('locale') === 'nl' ? {} : { 'page-contents': rows }, url);
    });

  it.each([
    ['/nl/voetbal/live', 410, 'Deze pagina is verwijderd.'],
    ['/basketball', 200, '<title>Hoops, as editors call them'],
  ])('is on the first page read at %s', async (path, status, words) => {
    const page = await slowSite().open(path);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
  });

  it('is asked for only at paths that editors wrote', async () => {
    const { open, asked } = slowSite();
    await open('/handball');
    await open('/basketball');
    const paths = asked.flatMap((each) => new URLSearchParams(each.split('?')[1]).get('filters[pageLink][$eq]') ?? []);
    expect(paths).toEqual(['/basketball']);
  });
});
