import { describe, expect, it, vi } from 'vitest';
import { Circuit } from '../../../worker/upstream/circuit.ts';
import { fetchJson } from '../../../worker/upstream/fetchJson.ts';

const NOW = 'Sat, 21 Nov 2026 15:40:00 GMT';

/** What is made of one answer of a backend. */
function readingOf(response: Response) {
  const upstream = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 500 } as const;
  return fetchJson({ ...upstream, fetch: async () => response }, 'v2/events/live');
}

describe('an answer that asks to be left alone', () => {
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
  ])('with Retry-After %j is left alone for %j ms, by its own clock', async (header, retryAfterMs) => {
    for (const status of [429, 503]) {
      const response = new Response('not now', { status, headers: { 'Retry-After': header, Date: NOW } });
      expect(await readingOf(response)).toMatchObject({ ok: false, error: { reason: 'status', retryAfterMs } });
    }
  });

  it('by our clock where it does not tell its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
    const response = new Response('', { status: 429, headers: { 'Retry-After': 'Sat, 21 Nov 2026 15:40:10 GMT' } });
    expect(await readingOf(response)).toMatchObject({ error: { retryAfterMs: 10_000 } });
    vi.useRealTimers();
  });
});

describe('the text of an answer', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['a byte order mark', bytes('\xef\xbb\xbf{"name":"Malm\xc3\xb6"}'), 'application/json'],
    ['Latin-1 that says so', bytes('{"name":"Malm\xf6"}'), 'application/json; charset=ISO-8859-1'],
    ['a charset in quotes', bytes('{"name":"Malm\xf6"}'), 'text/json;charset="windows-1252"'],
    ['a charset that nobody knows', bytes('{"name":"Malm\xc3\xb6"}'), 'application/json; charset=klingon'],
    ['no type', bytes('{"name":"Malm\xc3\xb6"}'), ''],
    ['the type of a page', bytes('{"name":"Malm\xc3\xb6"}'), 'text/html'],
  ])('is read with %s', async (_, body, type) => {
    const response = new Response(body, { headers: { 'Content-Type': type } });
    expect(await readingOf(response)).toEqual({ ok: true, value: { name: 'Malmö' } });
  });

  it('of more than can be read is not awaited', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    expect(await readingOf(new Response(endless))).toMatchObject({ error: { reason: 'too-large' } });
    const announced = new Response(new ReadableStream(), { headers: { 'Content-Length': '52428800' } });
    expect(await readingOf(announced)).toMatchObject({ error: { reason: 'too-large' } });
  });
});

describe('a backend that was silent', () => {
  it('is tried by one call that goes on when nobody waits for it any more, and is then trusted', async () => {
    vi.useFakeTimers();
    let answersAfter = Number.POSITIVE_INFINITY;
    let asked = 0;
    const kept: Promise<unknown>[] = [];
    const upstream = {
      id: 'test',
      kind: 'real',
      baseUrl: 'https://feed.test',
      headers: {},
      timeoutMs: 1000,
      circuit: new Circuit(),
      keepAlive: (call: Promise<unknown>) => kept.push(call),
      fetch: () => {
        asked += 1;
        if (answersAfter === Number.POSITIVE_INFINITY) return new Promise<Response>(() => undefined);
        return new Promise<Response>((answer) => setTimeout(() => answer(Response.json({ ok: 1 })), answersAfter));
      },
    } as const;
    const call = async (ms: number) => {
      const calling = fetchJson(upstream, 'v2/events/live');
      await vi.advanceTimersByTimeAsync(ms);
      return calling;
    };
    await call(1000);
    await call(200);
    expect(await call(0)).toMatchObject({ ok: false, error: { reason: 'unreachable', retryAfterMs: 1000 } });
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    answersAfter = 800;
    expect(await call(200)).toMatchObject({ ok: false, error: { reason: 'timeout' } });
    expect(asked).toBe(3);
    expect(await call(0)).toMatchObject({ ok: false });
    expect(asked).toBe(3);
    await vi.advanceTimersByTimeAsync(600);
    await Promise.all(kept);
    expect(await call(800)).toEqual({ ok: true, value: { ok: 1 } });
    vi.useRealTimers();
  });
});
