import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSearchResults } from '../../../web/domain/search.ts';
import type { Env } from '../../../worker/settings/env.ts';
import { createDemoContent } from '../../demo/content/app.ts';
import { type Answer, fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse(SATURDAY);

const content = createDemoContent({ now: () => NOW });
const works: Answer = (request) => content.fetch(request);

const json =
  (value: unknown, status = 200): Answer =>
  () =>
    Response.json(value, { status });
const text =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } });

/** Answers of a faulty content system, by kind of fault. */
export const FAULTS: Record<string, Answer> = {
  'refused connections': () => Promise.reject(new TypeError('connection refused')),
  'no answer': ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  'a body that never ends': ({ signal }) =>
    new Response(
      new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) }),
    ),
  '50 MB': () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    return new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }));
  },
  '500': json({ data: null, error: { status: 500, name: 'InternalServerError', message: 'x', details: {} } }, 500),
  '502 with a page': text('<h1>Bad gateway</h1>', 502),
  '429': text('', 429, { 'Retry-After': '7' }),
  'a wrong token': json({ data: null, error: { status: 401, name: 'UnauthorizedError', message: 'x' } }, 401),
  'a redirect to a log-in': text('', 302, { Location: 'https://cms.test/admin' }),
  '405 in plain text': text('Method Not Allowed', 405),
  'truncated JSON': text('{"data": [{"id": 1, "attr'),
  'a page with 200': text('<!doctype html><title>Strapi</title>'),
  'an empty body': text(''),
  null: json(null),
  'an array': json([]),
  'a text': json('data'),
  'an error with 200': json({ data: null, error: { status: 500 } }),
  'no data': json({ meta: {} }),
  'an object for a list': json({ data: { id: 1, attributes: { name: 'x' } } }),
  'rows that are none': json({ data: [null, 7, 'row', []] }),
  'rows of another schema': json({ data: [{ id: 1, documentId: 'x', name: 'bet365', rank: 1 }] }),
  'fields of another schema': json({ data: [{ id: 1, attributes: { label: 'bet365' } }] }),
};

/** Faults that last until the site's timeout. */
const HANGING = ['no answer', 'a body that never ends', '50 MB'];

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

/** Tests each kind of fault from the start, and after the content system worked. */
export function testContentFaults(kinds: readonly string[]): void {
  let answer = works;
  let site: (more: Partial<Env>) => ReturnType<typeof siteWith>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const url = newUrl('cms-faults');
    fakeFetch({ [url]: (...call) => answer(...call) });
    site = (more) => siteWith({ CMS_URL: url, ...more });
  });

  describe.each(kinds)('a content system with %s', (kind) => {
    const patience = HANGING.includes(kind) ? { UPSTREAM_TIMEOUT_MS: '1000' } : {};

    it('removes only content from pages when it is broken from the start', async () => {
      answer = FAULTS[kind] ?? works;
      const visit = site(patience);
      for (const path of ['/', '/nl']) {
        const response = await visit(path, london);
        expect(response.status).toBe(200);
        const html = await response.text();
        expect(html).toContain('class="row');
        expect(html).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
        expect(html).not.toMatch(/\/play\/|bet365/);
      }
      expect((await visit('/static/about-us', london)).status).toBe(200);
      expect((await visit('/api/odds?sport=football', london)).status).toBe(200);
      const found = parseSearchResults(await (await visit('/api/search?q=league', london)).json());
      // The search still finds the competitions of the live source.
      expect(found?.competitions.map(({ name }) => name)).toContain('A-League');
      expect((await visit('/play/bet365', london)).status).not.toBe(302);
    });

    it('keeps the last known content for a week when it breaks later', async () => {
      answer = works;
      const visit = site(patience);
      const before = await (await visit('/api/settings?locale=en', london)).json();
      expect(before).toMatchObject({ news: [{}, {}, {}, {}] });
      answer = FAULTS[kind] ?? works;
      for (const later of [2 * MINUTE, 2 * HOUR, 6 * 24 * HOUR]) {
        vi.setSystemTime(NOW + later);
        await visit('/', london);
        expect(await (await visit('/api/settings?locale=en', london)).json()).toEqual(before);
      }
      expect(await (await visit('/', london)).text()).toContain('/play/bet365');
      expect((await visit('/play/bet365', london)).status).toBe(302);
    });
  });
}
