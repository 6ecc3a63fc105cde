import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseContentFiles } from '../../../worker/content/fromFiles/read.ts';
import { siteRecordSchema } from '../../../worker/content/stored.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { london } from '../site.runtime.ts';
import { everyKind } from './fromFiles/content.records.ts';

const REDIRECTS = [
  { id: 1, from: '/news/old-name', to: '/news/new-name' },
  { id: 2, from: '/news/new-name', to: '/news' },
  { id: 3, from: '/nl/nieuws/weg', to: null },
  { id: 4, from: '/old/page.html', to: '/static/about-us' },
  { id: 5, from: '/static/about-us', to: '/football' },
  { id: 6, from: '/static/circle', to: '/static/round' },
  { id: 7, from: '/static/round', to: '/static/circle' },
  { id: 8, from: 'https://evil.test/', to: '//evil.test' },
  { id: 9, from: '/static/slash', to: '/static/slash/' },
  { id: 10, from: '/café/', to: '/static/café/' },
  { id: 11, from: '/host', to: '/.//evil.test' },
  { id: 12, from: '/campaign', to: '/goals-of-old?filter=live&team=1' },
  { id: 13, from: '/goals-of-old', to: '/odds?sort=best' },
  { id: 14, from: '/static/asks', to: '/static/asks?again=1' },
];

describe('editors’ redirects', () => {
  const newSite = () =>
    contentSite((url) =>
      url.pathname.endsWith('/site-setting')
        ? { data: { id: 1, attributes: { partnerName: 'Partner', redirects: REDIRECTS } } }
        : contentOf({}, url),
    );

  it.each([
    ['/news/old-name', 301, '/news'],
    ['/nl/nieuws/weg', 410, null],
    ['/old/page.html', 301, '/football'],
    ['/static/about-us', 200, null],
    ['/static/circle', 404, null],
    ['/static/unknown', 404, null],
    ['/static/slash', 404, null],
    ['/café', 301, '/static/caf%C3%A9'],
    ['/host', 404, null],
    ['/news/old-name?utm_source=mail&q=a%26b', 301, '/news?utm_source=mail&q=a%26b'],
    ['/news/old-name/?from=mail', 301, '/news?from=mail'],
    [
      '/campaign?sort=worst&filter=ended&from=mail&from=app',
      301,
      '/odds?sort=best&filter=live&team=1&from=mail&from=app',
    ],
    ['/static/asks', 404, null],
    ['/nl/nieuws/weg?from=mail', 410, null],
  ])('answer %s with %i to %s', async (path, status, location) => {
    const answer = await newSite().visit(path, london);
    await answer.body?.cancel();
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

it('content files refuse redirects in a circle', () => {
  const redirects = [
    { from: '/static/a', to: '/static/b' },
    { from: '/static/b', to: '/static/a' },
  ];
  const read = parseContentFiles({ ...everyKind, siteSettings: { redirects } });
  expect(read.ok ? [] : read.error).toEqual([expect.stringContaining('redirects must not lead in a circle')]);
});

it('content files refuse a misspelt field, which would say that a page is gone', () => {
  const read = parseContentFiles({ ...everyKind, siteSettings: { redirects: [{ from: '/a', too: '/b' }] } });
  expect(read.ok ? [] : read.error).toEqual([expect.stringContaining('too')]);
});

it('a stored record from before there were redirects still has its policy', () => {
  const site = { partner: null, complaints: null, newsUrl: null, socialLinks: [], badges: [] };
  const policy = { DE: { offers: false } };
  expect(v.parse(siteRecordSchema, { site, policy })).toEqual({ site, policy, redirects: [] });
});
