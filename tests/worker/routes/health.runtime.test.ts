import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { opened, siteWith, visit, visitorOf, visitSite } from '../site.runtime.ts';

const source = v.object({ ok: v.boolean(), lastFailure: v.nullable(v.string()), problem: v.nullable(v.string()) });
const report = v.object({ status: v.string(), sources: v.object({ live: source, content: source }) });

let sites = 0;

/** The health of a site whose backends answer with this status. */
async function healthWith(status: number, tokens: { LIVE_API_TOKEN?: string; CMS_TOKEN?: string }) {
  sites += 1;
  stubFetch(async () => Response.json({ data: null }, { status }));
  const settings = { LIVE_API_URL: `https://live-${sites}.test`, CMS_URL: `https://cms-${sites}.test`, ...tokens };
  const answer = await visitSite(settings, '/api/health', visitorOf('GB'));
  return { code: answer.status, ...v.parse(report, await answer.json()).sources };
}

describe('GET /api/health of a refused site', () => {
  it.each([
    [401, 'refused'],
    [403, 'forbidden'],
  ])('names the missing token after a %i', async (status, lastFailure) => {
    const { code, live, content } = await healthWith(status, {});
    expect(code).toBe(503);
    expect(live).toEqual({
      ok: false,
      lastFailure,
      problem: 'the source wants a token, and LIVE_API_TOKEN is not set',
    });
    expect(content.problem).toBe('the source wants a token, and CMS_TOKEN is not set');
  });

  it('names the wrong token', async () => {
    const { live, content } = await healthWith(401, { LIVE_API_TOKEN: 'a', CMS_TOKEN: 'b' });
    expect(live.problem).toMatch(/^the source refuses LIVE_API_TOKEN:/);
    expect(content.problem).toMatch(/^the source refuses CMS_TOKEN:/);
  });
});

describe('GET /api/health', () => {
  it.each([{ LIVE_API_URL: 'https://no-live.test' }, { CMS_URL: 'https://no-cms.test' }])(
    'answers 503 while one source has given nothing: %o',
    async (settings) => expect((await visitSite(settings, '/api/health', visitorOf('GB'))).status).toBe(503),
  );

  const OPS_TOKEN = 'opens-the-whole-of-health';
  const asked = { Authorization: `Bearer ${OPS_TOKEN}` };

  it('tells the public nothing about the requests of others', async () => {
    const site = siteWith({ OPS_TOKEN });
    for (let day = 10; day < 28; day += 1) await site(`/api/live?date=2026-11-${day}`, visitorOf('GB'));
    await site('/match/football/nobody-knows-987654321', visitorOf('GB'));
    const { headers, text } = await opened(site('/api/health', {}));
    expect(text.length).toBeLessThan(4000);
    expect(text).not.toMatch(/987654321|2026-11-1|v2\/events|"path"/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=3');
    expect(JSON.parse(text).poller).toEqual({ state: expect.any(String) });
  });

  it('gives operators the whole report, uncached', async () => {
    const response = await siteWith({ OPS_TOKEN, POLLER: env.POLLER })('/api/health', asked);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      status: 'ok',
      requestId: expect.any(String),
      poller: { sources: {} },
    });
  });

  it.each([
    ['a wrong token', OPS_TOKEN, `Bearer ${OPS_TOKEN}x`],
    ['any token where none is set', '', asked.Authorization],
  ])('answers 401 to %s', async (_, token, Authorization) => {
    const response = await siteWith({ OPS_TOKEN: token })('/api/health', { Authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(Object.keys(Object(await response.json()))).toEqual(['error']);
  });

  it('reports a production site without SITE_URL', async () => {
    const problemsOf = async (settings: Parameters<typeof siteWith>[0]) =>
      JSON.parse(await (await siteWith(settings)('/api/health', {})).text()).problems;
    expect(await problemsOf({ ENVIRONMENT: 'production' })).toEqual([
      expect.stringMatching(/^SITE_URL is not set/),
      expect.stringMatching(/^PUBLISHER_CONTACT is not set/),
    ]);
    const whole = { SITE_URL: 'https://scores.example.com', PUBLISHER_CONTACT: 'Example Media' };
    expect(await problemsOf({ ENVIRONMENT: 'production', ...whole })).toEqual([]);
    expect(await problemsOf({})).toEqual([]);
  });

  it('names each source and says that the data is made up', async () => {
    const response = await visit('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3');
    expect(await response.json()).toMatchObject({
      status: 'ok',
      demonstration: true,
      sources: { live: { kind: 'real', ok: true, failures: 0 }, content: { kind: 'real', ok: true, failures: 0 } },
    });
  });

  it('lists at least as many matches as the feed counts', async () => {
    const { sources } = await (await visit('/api/health', { 'x-visitor-now': '2026-11-21T00:30:00Z' })).json<{
      sources: { live: { counted: number; matches: number } };
    }>();
    expect(sources.live.counted).toBeGreaterThan(0);
    expect(sources.live.matches).toBeGreaterThanOrEqual(sources.live.counted);
  });
});
