import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import main from '../../../worker/entry/main.ts';
import type { Env } from '../../../worker/settings/env.ts';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { falseObject } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';
import { listen, version } from './logLines.runtime.ts';

const RAY = '8f3a2b1c4d5e6f70-AMS';

const eventsOf = (lines: readonly Record<string, unknown>[]) => new Set(lines.map(({ event }) => event));

const WORD = 'zaphodsecretword';

const visitors = {
  'User-Agent': `Mozilla/5.0 ${WORD}`,
  Referer: `https://elsewhere.example/?${WORD}`,
  Cookie: `follow=${WORD}; zone=${WORD}`,
  'X-Forwarded-For': WORD,
  'CF-Connecting-IP': '203.0.113.77',
};

const paths = [
  `/api/search?q=${WORD}`,
  `/nl/zoeken?q=${WORD}`,
  `/search?q=${WORD}`,
  `/?filter=${WORD}&q=${WORD}`,
  `/api/live?sport=${WORD}`,
  `/api/live?since=${WORD}`,
  `/match/football/x-y-1?market=${WORD}`,
  `/image?url=https://a.test/${WORD}.png&w=96`,
  `/image?url=https://pictures.test/${WORD}.png&w=96`,
  `/play/nobody?from=${WORD}`,
];

const violation = {
  method: 'POST',
  body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://a.test/' } }),
};

describe('the log', () => {
  it.each<[string, Partial<Env>]>([
    ['works', { MEDIA_HOSTS: 'pictures.test' }],
    [
      'has lost its backends',
      { MEDIA_HOSTS: 'pictures.test', LIVE_API_URL: 'https://live-words.test', CMS_URL: 'https://cms-words.test' },
    ],
  ])('holds no word, address or browser of a visitor while the site %s', async (_, settings) => {
    const lines = listen();
    fakeFetch({ '*': (request) => new Response(request.url, { status: 500 }) });
    const site = siteWith({ ENVIRONMENT: 'production', ...settings });
    for (const path of paths) await site(path, visitors);
    expect(lines.filter(({ event }) => event === 'request')).toHaveLength(paths.length);
    expect(lines.map((line) => JSON.stringify(line)).filter((line) => /203\.0\.113|zaphod/.test(line))).toEqual([]);
  });

  it('has the request’s number and the worker’s version in each line', async () => {
    expect(version).toMatch(/^[\w-]{8,}$/);
    const lines = listen();
    fakeFetch({ '*': () => new Response('', { status: 500 }) });
    const POLLER: Env['POLLER'] = { getByName: () => falseObject({}) };
    const sources = { LIVE_API_URL: 'https://live-lines.test', CMS_URL: 'https://cms-lines.test' };
    // The journal reads another source without a request.
    const site = siteWith({ ...sources, POLLER, JOURNAL: undefined, OPS_TOKEN: 'a token that only ops know' });
    const numbered = { 'cf-ray': RAY };
    await site('/', numbered);
    await site('/api/reports', numbered, violation);
    await site('/api/health', { ...numbered, Authorization: 'Bearer another' });
    const told = ['request', 'upstream failed', 'poller unavailable', 'policy violated', 'ops token refused'];
    expect([...eventsOf(lines)]).toEqual(expect.arrayContaining(told));
    expect(lines.filter(({ requestId, ...line }) => requestId !== RAY || line.version !== version)).toEqual([]);
  });

  it('names the watch and the version in the lines of the cron', async () => {
    // A stopped clock keeps pages from being slow on a busy machine.
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
});
