import { describe, expect, it, vi } from 'vitest';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { fetchJson, type Upstream } from '../../../worker/upstream/fetchJson.ts';

const NOW = 'Sat, 21 Nov 2026 15:40:00 GMT';

/** The result of reading one answer of a backend. */
function readingOf(response: Response) {
  const upstream = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 500 } as const;
  return fetchJson({ ...upstream, fetch: async () => response }, 'v2/events/live', new UpstreamCall());
}

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    ['86400', 300_000],
    ['99999999999999999999', 300_000],
    ['Sat, 21 Nov 2026 15:41:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 15:39:00 GMT', null],
    ['Sun, 22 Nov 2026 15:40:00 GMT', 300_000],
  ])('Retry-After %j delays the next call by %j ms of the source’s clock', async (header, retryAfterMs) => {
    for (const [status, kind] of [
      [429, 'quota'],
      [503, 'status'],
    ] as const) {
      const response = new Response('not now', { status, headers: { 'Retry-After': header, Date: NOW } });
      expect(await readingOf(response)).toMatchObject({ ok: false, error: { kind, retryAfterMs } });
    }
  });

  it('our clock is used when the source sends no date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
    const response = new Response('', { status: 429, headers: { 'Retry-After': 'Sat, 21 Nov 2026 15:40:10 GMT' } });
    expect(await readingOf(response)).toMatchObject({ error: { retryAfterMs: 10_000 } });
  });
});

describe('JSON text of an answer', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['a byte order mark', bytes('\xef\xbb\xbf{"name":"Malm\xc3\xb6"}'), 'application/json'],
    ['Latin-1 that says so', bytes('{"name":"Malm\xf6"}'), 'application/json; charset=ISO-8859-1'],
    ['a charset in quotes', bytes('{"name":"Malm\xf6"}'), 'text/json;charset="windows-1252"'],
    ['an unknown charset', bytes('{"name":"Malm\xc3\xb6"}'), 'application/json; charset=klingon'],
    ['no type', bytes('{"name":"Malm\xc3\xb6"}'), ''],
    ['the type of a page', bytes('{"name":"Malm\xc3\xb6"}'), 'text/html'],
  ])('JSON is read with %s', async (_, body, type) => {
    const response = new Response(body, { headers: { 'Content-Type': type } });
    expect(await readingOf(response)).toEqual({ ok: true, value: { name: 'Malmö' } });
  });

  it('an answer beyond the size limit is not read to its end', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    expect(await readingOf(new Response(endless))).toMatchObject({ error: { kind: 'too-large' } });
    const announced = new Response(new ReadableStream(), { headers: { 'Content-Length': '52428800' } });
    expect(await readingOf(announced)).toMatchObject({ error: { kind: 'too-large' } });
  });
});

it('a late answer goes to its second reader with the age that it had', async () => {
  const age = {
    at: 1,
    first: 0,
    freshUntil: 2,
    staleReason: { kind: 'quota', detail: '', retryAfterMs: null },
  } as const;
  const { promise, resolve } = Promise.withResolvers<void>();
  const onUnreadable = vi.fn();
  const upstream: Upstream = {
    ...{ id: 'late', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 1 },
    async fetch(_, call) {
      await promise;
      call.addAge(age, onUnreadable);
      return Response.json([]);
    },
  };
  const first = new UpstreamCall();
  expect(await fetchJson(upstream, 'v2/events/live', first)).toMatchObject({ error: { kind: 'timeout' } });
  resolve();
  await first.late;
  const second = new UpstreamCall();
  expect(await fetchJson({ ...upstream, timeoutMs: 10_000 }, 'v2/events/live', second)).toEqual({
    ok: true,
    value: [],
  });
  expect(second.age).toEqual(age);
  second.reportUnreadable();
  expect(onUnreadable).toHaveBeenCalledOnce();
});
