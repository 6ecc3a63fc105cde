import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../../../worker/app.ts';
import { fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { ORIGIN, visit, visitorOf, visitSite } from '../site.runtime.ts';
import { strapi } from './pageContent.runtime.ts';

const visitor = visitorOf('GB');

const ask = async (path: string) => {
  const response = await visitSite({ CMS_URL: newUrl('cms-pages') }, path, visitor);
  return { status: response.status, html: await response.text() };
};

describe('page content from editors', () => {
  it('adds text, a title and a description to a list', async () => {
    const response = await visit('/football', visitor);
    const html = await response.text();
    expect(html).toContain('<title>Football live scores, fixtures and odds · Scoreline</title>');
    expect(html).toContain('Odds to compare');
    expect(html).toContain('<strong>Prices move</strong>, so check');
  });

  it('does not replace the title of another day', async () => {
    const html = await (await visit('/football?date=2026-11-22', visitor)).text();
    expect(html).toContain('<title>Football on Sunday 22 November: scores and fixtures');
    expect(html).not.toContain('Odds to compare');
  });

  it('replaces the shipped text of a static page, without scripts', async () => {
    strapi([
      {
        pageLink: '/static/about-us',
        title: 'Who we are',
        metaTitle: 'About the site',
        content: [
          { id: 1, heading: 'Us', text: 'One **two**\n\n<script>alert(1)</script>\n\nThree [four](https://a.test/b)' },
        ],
      },
    ]);
    const { status, html } = await ask('/static/about-us');
    expect(status).toBe(200);
    expect(html).toContain('<title>About the site · Scoreline</title>');
    expect(html).toMatch(/<h1[^>]*>Who we are</);
    expect(html).toMatch(/<p[^>]*>One <strong>two<\/strong><\/p>/);
    expect(html).toMatch(
      /<p[^>]*>Three <a href="https:\/\/a.test\/b"[^>]*rel="noopener noreferrer"[^>]*>four<\/a><\/p>/,
    );
    expect(html).not.toContain('alert(1)');
  });

  it('creates static pages that the site does not ship', async () => {
    const row = { pageLink: '/static/contact', title: 'Contact', content: [{ heading: null, text: 'Write to us.' }] };
    strapi([row]);
    expect((await ask('/static/contact')).status).toBe(200);
    expect((await ask('/static/imprint')).status).toBe(404);
  });

  it('is ignored when its path is another', async () => {
    strapi([{ pageLink: '/static/other', title: 'Other', content: [{ text: 'Other' }] }], { ignoresFilter: true });
    const { html } = await ask('/static/about-us');
    expect(html).toMatch(/<h1[^>]*>About us</);
  });

  it('falls back to shipped pages while the content system is down', async () => {
    fakeFetch({ '*': () => Promise.reject(new Error('connection refused')) });
    expect((await ask('/static/about-us')).html).toMatch(/<h1[^>]*>About us</);
    expect((await ask('/static/contact')).status).toBe(503);
    expect((await ask('/football')).status).toBe(200);
  });

  it('does not delay a list when the content system never answers', async () => {
    fakeFetch({ '*': () => new Promise(() => undefined) });
    const request = new Request(`${ORIGIN}/football/regions`, { headers: visitor });
    const settings = { ...env, CMS_URL: 'https://cms-slow.test' };
    const response = await app.fetch(request, settings, createExecutionContext());
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});

describe('a removed page', () => {
  it.each([['/football/removed-league', 'This page has been removed.']])(
    '%s answers 410 with a link home and without breadcrumbs',
    async (path, title) => {
      const response = await visit(path, visitor);
      const html = await response.text();
      expect(response.status).toBe(410);
      expect(html).toContain(title);
      expect(html).toContain('Back to the homepage');
      expect(html).not.toContain('aria-label="Breadcrumbs"');
      expect(html).not.toContain('BreadcrumbList');
    },
  );

  it('can be a page that the site ships', async () => {
    strapi([{ pageLink: '/static/about-us', custom410: true }]);
    expect((await ask('/static/about-us')).status).toBe(410);
  });
});
