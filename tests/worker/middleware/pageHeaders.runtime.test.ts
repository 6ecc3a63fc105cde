import { describe, expect, it } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

describe('prefetching', () => {
  it('leaves out play links, the API and nofollow links', async () => {
    const page = await visit('/static/about-us', visitorOf('GB'));
    expect(page.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const response = await visit('/speculation-rules.json');
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(await response.json()).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/play/*' } },
              { not: { href_matches: '/nl/speel/*' } },
              { not: { href_matches: '/api/*' } },
              { not: { selector_matches: '[rel~=nofollow]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('lets a browser keep a prefetched page for ten seconds, and no other', async () => {
    const headers = visitorOf('GB', { 'Sec-Purpose': 'prefetch' });
    const prefetched = await visit('/static/about-us', headers);
    expect(prefetched.status).toBe(200);
    expect(prefetched.headers.get('Cache-Control')).toBe('private, max-age=10');
    expect(prefetched.headers.get('Vary')).toContain('Cookie');
    const asked = await visit('/static/about-us', visitorOf('GB'));
    expect(asked.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});
