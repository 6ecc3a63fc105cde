import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import main from '../../../worker/entry/main.ts';
import type { Env } from '../../../worker/settings/env.ts';
import type { SitePoller } from '../../../worker/settings/pollerBinding.ts';
import { fakeFetch, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { listen } from '../base/logLines.runtime.ts';
import { falseObject } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const HOUR_MS = 3_600_000;

/** This hour at a minute. Freezes the clock, so that a busy machine makes no page slow. */
const at = (minute: number) =>
  vi.useFakeTimers({ now: Math.floor(Date.now() / HOUR_MS) * HOUR_MS + minute * 60_000, toFake: ['Date'] });
beforeEach(() => at(30));
let sites = 0;

/** Runs a site's cron once. Returns its log lines and data points. */
async function look(settings: Partial<Env>) {
  const lines = listen();
  const points: { indexes: string[]; blobs: string[]; doubles: number[] }[] = [];
  const MEASURES = { writeDataPoint: (point: (typeof points)[number]) => points.push(point) } as AnalyticsEngineDataset;
  const context = createExecutionContext();
  await main.scheduled(createScheduledController(), { ...env, MEASURES, ...settings } as Env, context);
  await waitOnExecutionContext(context);
  const alerts = lines.filter(({ event }) => event === 'alert').map(({ alert }) => alert);
  return { lines, alerts, points: points.filter(({ indexes }) => indexes[0] !== 'page') };
}

/** A site with these answers of its two backends. */
function brokenSite(answer: (path: string) => Response): Partial<Env> {
  sites += 1;
  fakeFetch({ '*': (_, { pathname }) => answer(pathname) });
  const urls = { LIVE_API_URL: `https://live-watch-${sites}.test`, CMS_URL: `https://cms-watch-${sites}.test` };
  // The watch looks again after this time.
  return { ...urls, UPSTREAM_TIMEOUT_MS: '500' };
}

describe('the watch', () => {
  it('logs and measures a healthy site without an alert', async () => {
    const { lines, alerts, points } = await look({});
    expect(alerts).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'watch', status: 200, state: 'ok' }));
    expect(points).toHaveLength(1);
    expect(points[0]?.doubles.slice(2)).toEqual([1, 1, 0, 0, 0]);
  });

  it('raises alerts with runbook links, and adds the incident to /status', async () => {
    const settings = brokenSite(() => new Response('', { status: 500 }));
    const { lines, alerts, points } = await look(settings);
    // On a slow machine the page's head is sent before the source fails, so the page counts as served.
    expect(alerts.filter((name) => name !== 'pages-failing')).toEqual(['source-silent', 'content-silent']);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', alert: 'source-silent', runbook: '.github/runbook.md#source-silent' }),
    );
    expect(points[0]?.blobs[2]).toContain('source-silent content-silent');
    expect(await (await siteWith(settings)('/status', {})).text()).toMatch(/The last two weeks<\/h2>\s*<ul/);
  });

  it('raises policy-unreadable for a broken policy', async () => {
    const settings = brokenSite((path) => {
      if (path.endsWith('/site-setting'))
        return Response.json({ data: { id: 1, attributes: { policy: { DE: { offers: 'no' } } } } });
      return path.startsWith('/api/') ? Response.json({ data: [] }) : Response.json({ fixtures: [], results: [] });
    });
    const { alerts, lines } = await look(settings);
    expect(alerts).toContain('policy-unreadable');
    expect(lines).toContainEqual(expect.objectContaining({ says: 'closed because their policy can’t be read: DE' }));
  });

  it.each([
    [1, 0],
    [Number.POSITIVE_INFINITY, 1],
  ])('after %d late answers of the source logs %d incidents', async (times, count) => {
    sites += 1;
    const bytes = new TextEncoder().encode(JSON.stringify({ fixtures: [], results: [] }));
    const staleReason = { kind: 'timeout', detail: 'the source takes its time' } as const;
    const asked: string[] = [];
    const ask: SitePoller['ask'] = async ({ path }) => {
      const isNew = asked.filter((each) => each === path).length >= times;
      asked.push(path);
      const age = {
        ageMs: isNew ? 100 : 53_000,
        freshMs: 0,
        changed: Date.now() - 60_000,
        staleReason: isNew ? null : staleReason,
      };
      return { kind: 'answer', version: 'v', status: 200, bytes, age };
    };
    const poller = falseObject({ ask, report: async () => ({ nextAlarm: null, sources: {} }) });
    const LIVE_API_URL = `https://live-watch-${sites}.test`;
    const { lines } = await look({ LIVE_API_URL, POLLER: { getByName: () => poller }, UPSTREAM_TIMEOUT_MS: '100' });
    const incidents = lines.filter(({ event }) => event === 'incident');
    expect(incidents).toHaveLength(count);
  });

  it('raises setting-unusable with the name of the setting', async () => {
    const { lines } = await look({ CMS_URL: 'https://cms.test/api' });
    expect(lines).toEqual([
      expect.objectContaining({ alert: 'setting-unusable', says: 'CMS_URL: drop /api: the site adds it' }),
    ]);
  });

  /** A site with a quota of 100 calls, and the seconds since the last visit. */
  function countedSite(used: number, askedSeconds: number | null): Partial<Env> {
    const quota = [{ span: 'day', limit: 100, used, left: 100 - used, until: '2026-11-23T00:00:00Z' }];
    const live = { quota, problem: null, askedSeconds, warm: [] };
    const POLLER = { getByName: () => ({ report: async () => ({ nextAlarm: null, sources: { live } }) }) };
    return {
      LIVE_SOURCE: 'api-football',
      API_FOOTBALL_KEY: 'k'.repeat(24),
      POLLER: POLLER as unknown as Env['POLLER'],
    };
  }

  it.each([null, 45, 59])('spends no counted call when the last visitor came %s s ago', async (asked) => {
    const fetch = stubFetch();
    const { lines, points } = await look(countedSite(3, asked));
    expect(lines).toEqual([expect.objectContaining({ event: 'watch', asleep: true })]);
    expect(points).toEqual([{ indexes: ['asleep'], blobs: ['asleep', '', ''], doubles: [0, -1, 0, 0, 0.03, 0, 0] }]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('looks at a site without visitors once an hour', async () => {
    at(0);
    fakeFetch({ '*': () => Response.json({ response: [], errors: [] }) });
    const { points } = await look(countedSite(3, null));
    expect(points[0]?.indexes).toEqual(['watch']);
  });

  it('tells ALERT_WEBHOOK of an alert once an hour, and again when it was not taken', async () => {
    const told: unknown[] = [];
    let status = 500;
    stubFetch().mockImplementation(async (_, init) => {
      told.push(JSON.parse(String(init?.body)));
      return new Response('', { status });
    });
    const settings = { ...countedSite(85, null), ALERT_WEBHOOK: 'https://hooks.test/x', SITE_NAME: 'Mine' };
    const { lines } = await look(settings);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'alert not delivered', alert: 'quota-low' }));
    status = 200;
    await look(settings);
    await look(settings);
    expect(told).toHaveLength(2);
    const words = 'Mine: quota-low: 85 % of the day’s calls of live are used';
    expect(told[1]).toEqual({ text: words, content: words });
  });

  it('tells of an alert while the store fails, and logs no webhook', async () => {
    const fetch = stubFetch().mockImplementation(async () => new Response(''));
    const away = () => Promise.reject(new Error('the store is away'));
    const CACHE = { get: away, put: away } as unknown as KVNamespace;
    await look({ ...countedSite(85, null), ALERT_WEBHOOK: 'https://hooks.test/x', CACHE });
    expect(fetch).toHaveBeenCalledOnce();
    fetch.mockImplementation((url) => Promise.reject(new TypeError(`no connection to ${url}`)));
    const { lines } = await look({ ...countedSite(85, null), ALERT_WEBHOOK: 'https://hooks.test/x', CACHE });
    expect(lines).toContainEqual(expect.objectContaining({ detail: 'TypeError: no connection to ALERT_WEBHOOK' }));
  });

  it('raises quota-low with and without visitors', async () => {
    const { alerts, points } = await look(countedSite(85, null));
    expect(alerts).toEqual(['quota-low']);
    expect(points[0]?.blobs).toEqual(['asleep', '', 'quota-low']);
    fakeFetch({ '*': () => Response.json({ response: [], errors: [] }) });
    expect((await look(countedSite(85, 10))).alerts).toContain('quota-low');
  });
});
