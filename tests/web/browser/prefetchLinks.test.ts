import { describe, expect, it } from 'vitest';
import { isPrefetched } from '../../../web/browser/prefetchLinks.ts';

const here = new URL('https://scoreline.test/football?date=2026-11-20');

const leads = (href: string, rel = '') => {
  const { origin, pathname, search } = new URL(href, here);
  return isPrefetched({ origin, pathname, search, rel }, here);
};

describe('prefetchLinks', () => {
  it('prefetchLinks prefetches a link to another page of the site', () => {
    for (const href of ['/', '/nl', '/football', '/football?date=2026-11-21', '/match/football/a-b-1/odds']) {
      expect(leads(href), href).toBe(true);
    }
  });

  it('prefetchLinks does not prefetch this page, other sites, play links or the API', () => {
    for (const href of ['#main', 'https://example.com/football', '/play/bet365', '/nl/speel/bet365', '/api/live']) {
      expect(leads(href), href).toBe(false);
    }
  });

  it('prefetchLinks does not prefetch a nofollow link', () =>
    expect(leads('/football', 'sponsored nofollow')).toBe(false));
});
