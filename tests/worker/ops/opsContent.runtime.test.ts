import { expect, it, vi } from 'vitest';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { SATURDAY, siteWith } from '../site.runtime.ts';

const OPS_TOKEN = 'opens-the-page-of-operations';
const bearer = { Authorization: `Bearer ${OPS_TOKEN}`, 'x-visitor-now': SATURDAY };

const operator = (name: string, fields: object) => ({
  name,
  playUrl: 'https://example.com/',
  countries: { data: [{ attributes: { code: 'GB' } }] },
  ...fields,
});

const PUBLISHED = {
  'page-contents': [
    { pageLink: '/promotions', title: 'Winter' },
    { pageLink: '/static/alone', title: 'Alone', content: [{ text: '[lost](/no/such/page/here)' }] },
  ],
  operators: [
    operator('Over', { offer: { expiresAt: '2026-11-20' } }),
    operator('Ending', { offer: { expiresAt: '2026-12-24' } }),
  ],
};

const DRAFTS = { operators: [operator('Starting', { publishFrom: '2026-12-01T09:00:00Z' })] };

it('/ops/content lists what does not show, what is scheduled, lost links and missing translations', async () => {
  const { visit } = contentSite(
    (url) => {
      if (url.searchParams.get('locale') === 'nl') return contentOf({}, url);
      return contentOf(url.searchParams.has('status') ? DRAFTS : PUBLISHED, url);
    },
    { OPS_TOKEN },
  );
  expect((await visit('/ops/content', {})).status).toBe(401);
  const html = await (await visit('/ops/content', bearer)).text();
  const rows = [...html.matchAll(/<tr class[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.split('.')[0]),
  );
  expect(rows).toEqual([
    ['page-content “/promotions” (en)', 'pageLink', 'The site has no page /promotions'],
    ['operator “Over” (en)', 'offer', expect.anything()],
    ['operator “Starting” (en)', 'GB', '2026-12-01 09:00', '–'],
    ['operator “Ending” (en)', 'GB', '–', '2026-12-25 00:00'],
    ['page-content “/static/alone” (en)', '/no/such/page/here'],
    ['page-content “/static/alone” (en) is not in nl'],
    ['operator “Over” (en) is not in nl'],
    ['operator “Ending” (en) is not in nl'],
  ]);
});

it('/ops/content reads the content files too', async () => {
  const html = await (await siteWith({ OPS_TOKEN, CONTENT_SOURCE: 'files' })('/ops/content', bearer)).text();
  expect(html).toContain('Every published entry shows.');
  expect(html).toContain('Nothing is scheduled.');
});

it('/ops/content claims nothing about content that cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { visit } = contentSite(() => new Response('', { status: 500 }), { OPS_TOKEN });
  const html = await (await visit('/ops/content', bearer)).text();
  expect(html).toContain('The content can’t be read.');
  expect(html).not.toMatch(/Every published entry shows|Nothing is scheduled|None\./);
});
