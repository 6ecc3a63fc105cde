import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../../../worker/content/fromFiles/read.ts';
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
  ])('answer %s with %i to %s', async (path, status, location) => {
    const answer = await newSite().visit(path, london);
    await answer.body?.cancel();
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
  });
});

it('content files refuse redirects in a circle', () => {
  const redirects = [
    { from: '/static/a', to: '/static/b' },
    { from: '/static/b', to: '/static/a' },
  ];
  const read = readContentFiles({ ...everyKind, siteSettings: { redirects } });
  expect(read.ok ? [] : read.error).toEqual([expect.stringContaining('redirects must not lead in a circle')]);
});
