import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import main from '../../../worker/main.ts';
import type { SitePoller } from '../../../worker/poller/protocol.ts';
import { falseObject } from '../poller/poller.runtime.ts';
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
  return { lines, alerts, points: points.filter(({ indexes }) => indexes[0] !== 'page') };
}

/** A site whose backends answer so. */
function brokenSite(answer: (path: string) => Response): Partial<Env> {
  sites += 1;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    answer(new URL(input instanceof Request ? input.url : input).pathname),
  );
  const urls = { LIVE_API_URL: `https://live-watch-${sites}.test`, CMS_URL: `https://cms-watch-${sites}.test` };
  return { ...urls, UPSTREAM_TIMEOUT_MS: '100' };
}

/** A poller of other sources, of which somebody asked for prices a moment ago: isolates ask theirs by themselves. */
function askedPoller(): Env['POLLER'] {
  const reply = { kind: 'unknown' as const };
  const odds = { quota: [], problem: null, restsUntil: null, askedSeconds: 5, warm: [] };
  const poller: SitePoller = {
    ask: async () => reply,
    askAll: async (questions) => questions.map(() => reply),
    noteNames: async () => false,
    remember: async () => false,
    recall: async () => null,
    report: async () => ({ nextAlarm: null, sources: { odds } }),
  };
  return { getByName: () => poller } as unknown as Env['POLLER'];
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
    const { alerts, lines } = await look(settings);
    expect(alerts).toContain('policy-unreadable');
    expect(lines).toContainEqual(expect.objectContaining({ says: 'closed because their policy can’t be read: DE' }));
  });

  it('raises that the home page took longer than a second', async () => {
    const settings = brokenSite((path) => {
      vi.setSystemTime(Date.now() + 1_200);
      return Response.json(path.startsWith('/api/') ? { data: [] } : { fixtures: [], results: [] });
    });
    expect((await look(settings)).alerts).toContain('pages-slow');
  });

  it.each([
    [1, 'says nothing of a source that only takes its time'],
    [Number.POSITIVE_INFINITY, 'notes the incident of one that goes on being late'],
  ])('of a poller that tells %d times what it had a minute ago %s', async (times, what) => {
    sites += 1;
    const bytes = new TextEncoder().encode(JSON.stringify({ fixtures: [], results: [] }));
    const held = { reason: 'timeout', detail: 'the source takes its time' } as const;
    const asked: string[] = [];
    const ask: SitePoller['ask'] = async ({ path }) => {
      const isNew = asked.filter((each) => each === path).length >= times;
      asked.push(path);
      const age = { ageMs: isNew ? 100 : 53_000, freshMs: 0, changed: Date.now() - 60_000, held: isNew ? null : held };
      return { kind: 'answer', version: 'v', status: 200, bytes, age };
    };
    const poller = falseObject({ ask, report: async () => ({ nextAlarm: null, sources: {} }) });
    const LIVE_API_URL = `https://live-watch-${sites}.test`;
    const { lines } = await look({ LIVE_API_URL, POLLER: { getByName: () => poller }, UPSTREAM_TIMEOUT_MS: '100' });
    const incidents = lines.filter(({ event }) => event === 'incident');
    expect(incidents).toHaveLength(what.startsWith('notes') ? 1 : 0);
  });

  it('raises that the poller does not answer', async () => {
    const POLLER = { getByName: () => ({ report: () => Promise.reject(new Error('no such object')) }) };
    const { alerts, lines } = await look({ POLLER: POLLER as unknown as Env['POLLER'] });
    expect(alerts).toEqual(['poller-away']);
    expect(lines).toContainEqual(expect.objectContaining({ runbook: '.github/runbook.md#poller-away' }));
  });

  it('raises that matches have no prices because their teams are called otherwise', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const at = '2026-11-21T15:00:00Z';
    const team = (id: number) => ({ id, name: `Town ${id}`, shortName: null, tla: null, crest: null });
    const matches = Array.from({ length: 12 }, (_, index) => ({
      ...{ id: 1000 + index, utcDate: at, status: 'TIMED', lastUpdated: at, matchday: 3, stage: 'REGULAR_SEASON' },
      ...{ area: { id: 2072, name: 'England' }, competition: { id: 2021, name: 'Premier League', code: 'PL' } },
      ...{ homeTeam: team(2 * index + 1), awayTeam: team(2 * index + 2) },
      score: { winner: null, duration: 'REGULAR', fullTime: { home: null, away: null } },
    }));
    const events = matches.map((_, index) => ({
      ...{ id: `event-${index}`, commence_time: Date.parse(at) / 1000, bookmakers: [] },
      ...{ home_team: `Elsewhere ${index}`, away_team: `Other ${index}` },
    }));
    sites += 1;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.hostname.startsWith('odds')) return Response.json(events);
      return Response.json(url.pathname.endsWith('/matches') ? { matches } : { competitions: [] });
    });
    const settings = {
      ...{ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_TOKEN: 'x'.repeat(32), LIVE_CALLS_PER_DAY: '5000' },
      ...{ FOOTBALL_DATA_URL: `https://live-watch-${sites}.test`, ODDS_API_URL: `https://odds-watch-${sites}.test` },
      ...{ ODDS_API_KEY: 'k'.repeat(32), POLLER: askedPoller() },
    };
    // Who visited was answered by another isolate.
    const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
    await siteWith(settings)('/api/odds?sport=football&date=2026-11-21&zone=UTC', visitor);
    const { alerts, points } = await look(settings);
    expect(alerts).toEqual(['odds-unmatched']);
    expect(points[0]?.doubles[6]).toBe(12);
  });

  it('raises a setting that can’t be used by its name', async () => {
    const { lines } = await look({ CMS_URL: 'https://cms.test/api' });
    expect(lines).toEqual([
      expect.objectContaining({ alert: 'setting-unusable', says: 'CMS_URL: drop /api: the site adds it' }),
    ]);
  });

  /** A site whose plan counts its calls: so many of a hundred are used, and somebody asked so long ago. */
  function countedSite(used: number, askedSeconds: number | null): Partial<Env> {
    const quota = [{ span: 'day', limit: 100, used, left: 100 - used, until: '2026-11-23T00:00:00Z' }];
    const live = { quota, problem: null, restsUntil: null, askedSeconds, warm: [] };
    const POLLER = { getByName: () => ({ report: async () => ({ nextAlarm: null, sources: { live } }) }) };
    return {
      LIVE_SOURCE: 'api-football',
      API_FOOTBALL_KEY: 'k'.repeat(24),
      POLLER: POLLER as unknown as Env['POLLER'],
    };
  }

  it.each([null, 45, 59])('spends no call of a plan that counts them while nobody looks (%s s)', async (asked) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { lines, points } = await look(countedSite(3, asked));
    expect(lines).toEqual([expect.objectContaining({ event: 'watch', asleep: true })]);
    expect(points).toEqual([{ indexes: ['asleep'], blobs: ['asleep', '', ''], doubles: [0, -1, 0, 0, 0.03, 0, 0] }]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('raises that a quota is nearly used, whether anybody looks or not', async () => {
    const { alerts, points } = await look(countedSite(85, null));
    expect(alerts).toEqual(['quota-low']);
    expect(points[0]?.blobs).toEqual(['asleep', '', 'quota-low']);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ response: [], errors: [] }));
    expect((await look(countedSite(85, 10))).alerts).toContain('quota-low');
  });
});
