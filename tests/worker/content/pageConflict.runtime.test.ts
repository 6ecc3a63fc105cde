import { beforeEach, expect, it, vi } from 'vitest';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';

const rules = { pageLink: '/static/rules', title: 'Rules of the site', content: [{ heading: null, text: 'Be kind.' }] };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
});

it('two pages with one pageLink keep the last good page up, and health names them', async () => {
  const pages = [rules];
  const { open } = contentSite((url) => contentOf({ 'page-contents': pages }, url));
  const status = async () => (await open('/static/rules')).status;
  const health = async () => JSON.parse((await open('/api/health')).text).sources.content;
  // After an hour the first visit gets the stale page and starts a reload; the second visit sees the result.
  const later = async () => {
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await status();
    return status();
  };
  expect(await status()).toBe(200);
  pages.push({ ...rules, title: 'A copy' });
  expect(await later()).toBe(200);
  expect(await health()).toMatchObject({
    ok: false,
    problem: 'more than one page has this pageLink: /static/rules',
  });
  pages.pop();
  expect(await later()).toBe(200);
  expect(await health()).toMatchObject({ ok: true, problem: null });
});
