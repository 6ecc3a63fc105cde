import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { siteWith } from '../site.runtime.ts';

const PAGE = 'https://scoreline.test/search?q=somebody%27s%20words';

const old = (fields: Record<string, unknown>) => JSON.stringify({ 'csp-report': { 'document-uri': PAGE, ...fields } });

const modern = (...bodies: Record<string, unknown>[]) =>
  JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', url: PAGE, age: 1, user_agent: 'Somebody', body })));

/** Sends reports to a site of its own, with the lines that it logs. */
function reporting(settings: Partial<Env> = {}) {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(JSON.parse(line)));
  const site = siteWith(settings);
  const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
    (await site('/api/reports', headers, { method: 'POST', body })).status;
  return { send, lines };
}

/** The fields of every log line of a request. */
const OF_REQUEST = { requestId: expect.any(String), version: expect.any(String) };

describe('POST /api/reports', () => {
  it.each([
    [
      'by report-uri',
      old({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x.js?who=me' }),
      { directive: 'script-src-elem', blocked: 'evil.example' },
    ],
    [
      'of an old browser',
      old({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' }),
      { directive: 'script-src', blocked: 'inline' },
    ],
    [
      'by report-to',
      modern({ effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink', sample: 'my words' }),
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
    ],
    [
      'of a data address',
      modern({ effectiveDirective: 'img-src', blockedURL: 'data:text/html,words' }),
      { directive: 'img-src', blocked: 'data:' },
    ],
  ])('logs one line without page, address and words for a report %s', async (_, body, facts) => {
    const { send, lines } = reporting();
    expect(await send(body, { 'CF-Connecting-IP': '203.0.113.5', 'User-Agent': 'Somebody' })).toBe(204);
    expect(lines).toEqual([{ level: 'warn', event: 'policy violated', ...OF_REQUEST, ...facts }]);
  });

  it('logs "unknown" for hostile values', async () => {
    const { send, lines } = reporting();
    expect(await send(modern({ effectiveDirective: '<script>', blockedURL: 'a word\nof "somebody"' }))).toBe(204);
    expect(lines).toEqual([
      { level: 'warn', event: 'policy violated', ...OF_REQUEST, directive: 'unknown', blocked: 'unknown' },
    ]);
  });

  it.each(['', 'no JSON', '{}', '[]', '[1,null,"x"]', '{"csp-report":7}', '[{"type":"deprecation","body":{}}]'])(
    'answers 400 to %j',
    async (body) => {
      const { send, lines } = reporting();
      expect(await send(body)).toBe(400);
      expect(lines).toEqual([]);
    },
  );

  it('answers 413 without reading 10 MB', async () => {
    const { send, lines } = reporting();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 160) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    expect(await send(body)).toBe(413);
    expect(sent).toBeLessThan(20);
    expect(lines).toEqual([]);
  });

  it('logs ten lines of a report and 30 lines a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:00Z') });
    const { send, lines } = reporting();
    const many = Array.from({ length: 100 }, () => ({ effectiveDirective: 'img-src', blockedURL: 'inline' }));
    expect(await send(modern(...many))).toBe(204);
    expect(lines).toHaveLength(10);
    for (let each = 0; each < 10; each += 1) await send(modern(...many.slice(0, 10)));
    expect(lines).toHaveLength(30);
  });

  it('answers 429 above the limit of an address', async () => {
    const { send } = reporting({ RATE_LIMIT: 'on', LIMITER: { limit: async () => ({ success: false }) } });
    expect(await send(modern({ effectiveDirective: 'img-src' }), { 'CF-Connecting-IP': '203.0.113.5' })).toBe(429);
  });
});
