import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startStrapi } from '../strapi.ts';
import { freePort } from './content.ts';
import { type Site, startSite } from './site.ts';

describe.each([
  ['is missing', '', 'the source wants a token, and CMS_TOKEN is not set'],
  [
    'is wrong',
    'not-a-token-of-this-Strapi',
    'the source refuses CMS_TOKEN: the token is wrong, has expired or lacks permission to read this',
  ],
])('a site with a token that %s', (_, token, problem) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ CMS_TOKEN: token });
  });
  afterAll(() => site.close());

  it('still answers whole pages with scores', async () => {
    for (const path of ['/', '/nl', '/football/live', '/football/regions', '/static/about-us']) {
      const answer = await site.get(path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toMatch(/<main[\s\S]{500,}<\/main>/);
      expect(html).toContain('</html>');
    }
  });

  it('shows no offers and follows no play link', async () => {
    expect(await site.html('/')).not.toContain('/play/');
    expect((await site.get('/play/bet365')).status).toBe(503);
  });

  it('reports the problem of the token in /api/health', async () => {
    const { status, sources } = await site.health();
    expect(status).toBe('degraded');
    expect(sources.content).toMatchObject({ kind: 'real', ok: false, lastFailure: 'refused', problem });
  });
});

describe.each([
  ['gives ten rows a page', { REST_MAX_LIMIT: '10', REST_DEFAULT_LIMIT: '5' }],
  ['does not count its pages', { REST_MAX_LIMIT: '7', REST_WITH_COUNT: 'false' }],
])('a Strapi that %s', (_, environment) => {
  let strapi: Awaited<ReturnType<typeof startStrapi>>;
  let site: Site;
  beforeAll(async () => {
    const { version } = inject('content');
    strapi = await startStrapi({ version, port: await freePort(), name: 'limits', fresh: true, environment });
    site = await startSite({ CMS_URL: strapi.url, CMS_TOKEN: strapi.tokens.read });
  });
  afterAll(async () => {
    await site?.close();
    await strapi?.close();
  });

  it('is read to its last page', async () => {
    const { topCompetitions, topCountries } = await site.settings('en');
    expect([topCompetitions.length, topCountries.length]).toEqual([15, 12]);
    const found = new Set((await site.search('land', 'en')).countries.map(({ slug }) => slug));
    expect(found.size).toBeGreaterThanOrEqual(10);
    expect((await site.get('/play/racecourse-bookmaker-105')).status).toBe(451);
  });
});
