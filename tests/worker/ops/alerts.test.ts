import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ALERTS, firing, type Watched } from '../../../worker/ops/alerts.ts';

const source = { kind: 'real' as const, ok: true, lastSuccess: null, ageSeconds: 4, failures: 0, lastFailure: null };
const common = { problem: null, circuit: 'closed' as const, recordsRejected: 0 };

const WELL: Watched = {
  page: { status: 200, ms: 40 },
  closed: [],
  sent: null,
  poller: { state: 'ok', nextAlarm: null, sources: {} },
  report: {
    status: 'ok',
    version: null,
    problems: [],
    demonstration: false,
    poller: { state: 'ok' },
    push: { state: 'ok' },
    sources: {
      live: {
        ...source,
        ...common,
        rests: [],
        paced: false,
        prices: null,
        matchesUnpriced: 0,
        matches: 12,
        counted: 12,
      },
      content: { ...source, ...common, policiesUnreadable: 0 },
    },
  },
};

const { live, content } = WELL.report.sources;
const withLive = (more: Partial<typeof live>): Watched => ({
  ...WELL,
  report: { ...WELL.report, sources: { live: { ...live, ...more }, content } },
});
const withContent = (more: Partial<typeof content>): Watched => ({
  ...WELL,
  report: { ...WELL.report, sources: { live, content: { ...content, ...more } } },
});
const withQuota = (used: number, span = 'day'): Watched => ({
  ...WELL,
  poller: {
    state: 'ok',
    nextAlarm: null,
    sources: {
      live: {
        quota: [{ span, limit: 100, used, left: 100 - used, until: '2026-11-23T00:00:00Z' }],
        problem: null,
        askedSeconds: 3,
        warm: [],
      },
    },
  },
});

const withSent = (sent: number, failed: number): Watched => ({
  ...WELL,
  sent: {
    ...{ subscriptions: 100, sent, failed, expired: 0, lagMs: 900 },
    ...{ tried: 0, joined: 0, crowded: 0, replaced: 0 },
  },
});

const CASES: Record<string, { fires: Watched[]; quiet: Watched[] }> = {
  'pages-failing': {
    fires: [{ ...WELL, page: { status: 503, ms: 3 } }],
    quiet: [{ ...WELL, page: { status: 451, ms: 3 } }],
  },
  'pages-slow': {
    fires: [{ ...WELL, page: { status: 200, ms: 1001 } }],
    quiet: [{ ...WELL, page: { status: 200, ms: 1000 } }],
  },
  'source-silent': {
    fires: [withLive({ ok: false, ageSeconds: null, lastFailure: 'timeout' }), withLive({ ok: false, ageSeconds: 61 })],
    quiet: [withLive({ ok: false, ageSeconds: 20 }), withLive({ ok: true, ageSeconds: 300, lastFailure: 'paced' })],
  },
  'content-silent': {
    fires: [withContent({ ok: false, lastFailure: 'refused' })],
    quiet: [withContent({ ageSeconds: 9000 })],
  },
  'quota-low': { fires: [withQuota(80), withQuota(100)], quiet: [withQuota(79), withQuota(100, 'minute')] },
  'policy-unreadable': {
    fires: [
      { ...WELL, closed: ['DE', 'FR'] },
      { ...WELL, closed: ['*'] },
    ],
    quiet: [withContent({ policiesUnreadable: null })],
  },
  'odds-unmatched': {
    fires: [withLive({ matchesUnpriced: 10 })],
    quiet: [withLive({ matchesUnpriced: 9 }), withLive({ matchesUnpriced: null })],
  },
  'alerts-failing': { fires: [withSent(75, 25)], quiet: [withSent(90, 10), withSent(1, 9)] },
  'poller-unavailable': {
    fires: [{ ...WELL, poller: { state: 'unavailable' } }],
    quiet: [{ ...WELL, poller: { state: 'absent' } }],
  },
};

const runbook = readFileSync(resolve(import.meta.dirname, '../../../.github/runbook.md'), 'utf8');

it('no alert fires while the site is well', () => expect(firing(ALERTS, WELL)).toEqual([]));

it.each(ALERTS.map(({ name }) => name))('the alert %s fires alone and has a section in the runbook', (name) => {
  const { fires = [], quiet = [] } = CASES[name] ?? {};
  expect(fires.length).toBeGreaterThan(0);
  for (const watched of fires) {
    expect(firing(ALERTS, watched).map((each) => each.name)).toEqual([name]);
    expect(firing(ALERTS, watched)[0]?.says).toMatch(/^\S.{10,}/);
  }
  expect(quiet.length).toBeGreaterThan(0);
  for (const watched of quiet) expect(firing(ALERTS, watched)).toEqual([]);
  expect(runbook).toContain(`\n## ${name}\n`);
});
