import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import main from '../../../worker/main.ts';
import { apiFootball, ask, clockAt, falseObject, LIVE, NOON } from '../poller/poller.runtime.ts';
import { journalWith, running } from '../push/push.runtime.ts';
import { siteWith } from '../site.runtime.ts';

/** Of the worker that is tested: all that runs in its isolate has one. */
const { VERSION } = { ...env } as Partial<Env>;
const version = VERSION?.id;
const RAY = '8f3a2b1c4d5e6f70-AMS';

/** All lines that are logged from now on. */
function listen(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(JSON.parse(String(line))));
  return lines;
}

const eventsOf = (lines: readonly Record<string, unknown>[]) => new Set(lines.map(({ event }) => event));

const violation = {
  method: 'POST',
  body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://a.test/' } }),
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a line of the log', () => {
  it('that a request causes has its number and the version of the worker', async () => {
    expect(version).toMatch(/^[\w-]{8,}$/);
    const lines = listen();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
    const POLLER: Env['POLLER'] = { getByName: () => falseObject({}) };
    const sources = { LIVE_API_URL: 'https://live-lines.test', CMS_URL: 'https://cms-lines.test' };
    const site = siteWith({ ...sources, POLLER, OPS_TOKEN: 'a token that only ops know' });
    const numbered = { 'cf-ray': RAY };
    await site('/', numbered);
    await site('/api/reports', numbered, violation);
    await site('/api/health', { ...numbered, Authorization: 'Bearer another' });
    const told = ['request', 'upstream failed', 'poller away', 'policy violated', 'ops token refused'];
    expect([...eventsOf(lines)]).toEqual(expect.arrayContaining(told));
    expect(lines.filter(({ requestId, ...line }) => requestId !== RAY || line.version !== version)).toEqual([]);
  });

  it('of the watch says so, and the version; its look at the home page has a number', async () => {
    // The clock stands, so that a busy machine makes no page slow.
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const lines = listen();
    const context = createExecutionContext();
    const look = (settings: Partial<Env>) =>
      main.scheduled(createScheduledController(), { ...env, ...settings } as Env, context);
    await look({ LIVE_POLL_SECONDS: 'never' });
    await look({});
    await waitOnExecutionContext(context);
    const of = (event: string) => lines.filter((line) => line.event === event);
    expect(of('alert')).toMatchObject([{ alert: 'setting-unusable', by: 'watch', version }]);
    expect(of('watch')).toMatchObject([{ by: 'watch', version }]);
    expect(of('request')).toMatchObject([{ requestId: expect.any(String), version }]);
  });

  it('that a Durable Object writes says which kind, and the version', async () => {
    clockAt(NOON);
    const { stub, id } = apiFootball();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
    let lines = listen();
    await ask(stub, id, LIVE);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'poller refused', by: 'poller', version }));
    const { feed, look } = await journalWith([running('1')]);
    lines = listen();
    feed.isDown = true;
    await look();
    expect(lines).toContainEqual(expect.objectContaining({ event: 'journal sees nothing', by: 'journal', version }));
    expect(lines.filter(({ by, ...line }) => by !== 'journal' || line.version !== version)).toEqual([]);
  });
});
