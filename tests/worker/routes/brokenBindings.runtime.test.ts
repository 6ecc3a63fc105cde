import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { newVapidKeys } from '../../../worker/settings/vapid.ts';
import { onePerRoute, pagesOf } from '../../crawl/pages.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { newBrowser } from '../push/alerts/browser.runtime.ts';
import { answer, bindingsWith, ORIGIN, visitorOf } from '../site.runtime.ts';

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const OPS_TOKEN = 'a token that only ops know';

const ops = { ...london, Authorization: `Bearer ${OPS_TOKEN}` };

const thrown = () => {
  throw new Error('Durable Object reset because its code was updated.');
};

/** An object each of whose methods behaves so. */
const objectOf = (method: () => unknown) => new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : method) });

/** The ways to break a binding or a cache: its methods fail, or opening it does. */
const BREAKS: Record<string, { open: () => object; method: () => unknown }> = {
  'that throws when opened': { open: thrown, method: thrown },
  'whose calls reject': { open: () => objectOf(async () => thrown()), method: async () => thrown() },
  'whose calls never end': {
    open: () => objectOf(() => new Promise(() => undefined)),
    method: () => new Promise(() => undefined),
  },
};

const ALERTS_ON = {
  ...newVapidKeys(),
  VAPID_SUBJECT: 'mailto:ops@scores.example.com',
  ALERTS: { sendBatch: async () => undefined } as unknown as NonNullable<Env['ALERTS']>,
};

const { p256dh, auth } = newBrowser();
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/route',
  keys: { p256dh, auth },
  locale: 'en',
  follows: [{ follow: 'm1', kinds: ['goal'] }],
};

const PATHS = [
  ...['/nl', '/api/settings?locale=nl'],
  ...onePerRoute(pagesOf('en', {})).map(({ address }) => address),
  ...['/goals.xml', '/api/live', '/api/goals', '/api/health', '/preview/en/site-1.png'],
  ...['/api/v1/goals', '/api/v1/matches'],
];
/** What a site without its objects and stores still serves. */
const SERVED = ['/', '/nl', '/static/about-us', '/api/live', '/api/settings?locale=nl'];
const OPS_PATHS = ['/ops', '/ops/ledger?at=2026-11-21T15:00Z&country=GB', '/api/health'];

/** The status of an answer that is no 500. A 503 also says when to come again. */
function expectAnswer({ status, headers }: Response, path: string): number {
  expect([path, status === 500]).toEqual([path, false]);
  if (SERVED.includes(path)) expect([path, status]).toEqual([path, 200]);
  if (status === 503) expect([path, headers.get('Retry-After')]).toEqual([path, expect.any(String)]);
  return status;
}

// By day those that never answer and those that reject, as an object does that restarts.
describe.each(Object.entries(BREAKS).slice(isNight ? 0 : 1))('objects and caches %s', (_, { open, method }) => {
  it('cost no page a 500 and make none hang', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(caches, 'open').mockImplementation(method as never);
    const binding = { getByName: open, idFromString: open, get: open };
    const broken = {
      CACHE: objectOf(method),
      POLLER: binding,
      JOURNAL: binding,
      RELAY: binding,
      ALERT_SHARD: binding,
      LEDGER: binding,
    };
    const bindings = bindingsWith({
      ...(broken as unknown as Partial<Env>),
      OPS_TOKEN,
      UPSTREAM_TIMEOUT_MS: '1000',
      ...ALERTS_ON,
    });
    // A page does not wait for the ledger, nor does this test.
    const ask = async (path: string, headers: Record<string, string>, init: RequestInit = {}) => {
      const request = new Request(`${ORIGIN}${path}`, { headers, ...init });
      const response = await answer(request, bindings, createExecutionContext());
      const text = await response.text();
      if (text.startsWith('<!')) expect([path, text.trimEnd().endsWith('</html>')]).toEqual([path, true]);
      expect(text, path).not.toContain('Durable Object reset');
      return expectAnswer(response, path);
    };
    const upgrade = { ...london, Upgrade: 'websocket', Origin: ORIGIN };
    const body = JSON.stringify(subscription);
    const alerts = { ...london, Origin: ORIGIN, 'Content-Type': 'application/json' };
    const [statuses] = await Promise.all([
      Promise.all([
        ask('/api/push?sport=football', upgrade),
        ask('/api/alerts', alerts, { method: 'PUT', body }),
        ask('/ops/ledger/rows?after=0', ops),
        ask('/api/v1/changes', london),
      ]),
      ...PATHS.map((path) => ask(path, london)),
      ...OPS_PATHS.map((path) => ask(path, ops)),
    ]);
    expect(statuses).toEqual([503, 503, 503, 503]);
  });
});
