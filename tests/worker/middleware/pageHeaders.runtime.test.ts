import { expect, it } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

it('a browser may keep a prefetched page for ten seconds, and no other', async () => {
  const headers = visitorOf('GB', { 'Sec-Purpose': 'prefetch' });
  const prefetched = await visit('/static/about-us', headers);
  expect(prefetched.status).toBe(200);
  expect(prefetched.headers.get('Cache-Control')).toBe('private, max-age=10');
  expect(prefetched.headers.get('Vary')).toContain('Cookie');
  const asked = await visit('/static/about-us', visitorOf('GB'));
  expect(asked.headers.get('Cache-Control')).toBe('private, no-cache');
});
