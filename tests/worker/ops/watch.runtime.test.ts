import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import main from '../../../worker/main.ts';
import { siteWith } from '../site.runtime.ts';

// The clock stands, so that a busy machine makes no page slow.
beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let sites = 0;

/** Runs the cron of a site once, and gives what it logged and measured. */
async function look(settings: Partial<Env>) {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(JSON.parse(String(line))));
  const points: { indexes: string[]; blobs: string[]; doubles: number[] }[] = [];
  const MEASURES = { writeDataPoint: (point: (typeof points)[number]) => points.push(point) } as AnalyticsEngineDataset;
  const context = createExecutionContext();
  await main.scheduled(createScheduledController(), { ...env, MEASURES, ...settings } as Env, context);
  await waitOnExecutionContext(context);
  const alerts = lines.filter(({ event }) => event === 'alert').map(({ alert }) => alert);
  return { lines, alerts, points: points.filter(({ indexes }) => indexes[0] === 'watch') };
}

/** A site whose backends answer so. */
function brokenSite(answer: (path: string) => Response): Partial<Env> {
  sites += 1;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    answer(new URL(input instanceof Request ? input.url : input).pathname),
  );
  return { LIVE_API_URL: `https://live-watch-${sites}.test`, CMS_URL: `https://cms-watch-${sites}.test` };
}

describe('the watch', () => {
  it('logs and measures what a visitor sees, and raises nothing while all is well', async () => {
    const { lines, alerts, points } = await look({});
    expect(alerts).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'watch', status: 200, state: 'ok' }));
    expect(points).toHaveLength(1);
    expect(points[0]?.doubles.slice(2)).toEqual([1, 1, 0, 0, 0]);
  });

  it('raises alerts with the page of the runbook, and notes the incident for /status', async () => {
    const settings = brokenSite(() => new Response('', { status: 500 }));
    const { lines, alerts, points } = await look(settings);
    expect(alerts).toEqual(['pages-failing', 'source-silent', 'content-silent']);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', alert: 'source-silent', runbook: '.github/runbook.md#source-silent' }),
    );
    expect(points[0]?.blobs).toEqual(['watch', '503', 'pages-failing source-silent content-silent']);
    expect(await (await siteWith(settings)('/status', {})).text()).toMatch(/The last two weeks<\/h2>\s*<ul/);
  });

  it('raises that a policy can’t be read', async () => {
    const settings = brokenSite((path) => {
      if (path.endsWith('/site-setting'))
        return Response.json({ data: { id: 1, attributes: { policy: { DE: { offers: 'no' } } } } });
      return path.startsWith('/api/') ? Response.json({ data: [] }) : Response.json({ fixtures: [], results: [] });
    });
    expect((await look(settings)).alerts).toContain('policy-unreadable');
  });

  it('raises a setting that can’t be used by its name', async () => {
    const { lines } = await look({ CMS_URL: 'https://cms.test/api' });
    expect(lines).toEqual([
      expect.objectContaining({ alert: 'setting-unusable', says: 'CMS_URL: drop /api: the site adds it' }),
    ]);
  });

  it('spends no call of a plan that counts them while nobody looks', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const quota = [{ span: 'day', limit: 100, used: 3, left: 97, until: '2026-11-23T00:00:00Z' }];
    const live = { quota, problem: null, restsUntil: null, warm: [] };
    const POLLER = { getByName: () => ({ report: async () => ({ nextAlarm: null, sources: { live } }) }) };
    const settings = {
      LIVE_SOURCE: 'api-football',
      API_FOOTBALL_KEY: 'k'.repeat(24),
      POLLER: POLLER as unknown as Env['POLLER'],
    };
    const { lines, points } = await look(settings);
    expect(lines).toEqual([expect.objectContaining({ event: 'watch', asleep: true })]);
    expect(points).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
