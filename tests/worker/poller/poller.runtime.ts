import { env } from 'cloudflare:workers';
import { onTestFinished, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import type { Question, SitePoller } from '../../../worker/settings/pollerBinding.ts';
import { newUrl } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';

/** A Saturday after the real date, so alarms run only when a test runs them. */
export const NOON = Date.parse('2040-11-17T12:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

// The journal starts with another source than the pollers: its calls do not count in these tests.
await env.JOURNAL.getByName('site').report();

let objects = 0;

/** A new poller with these settings, and the binding through which isolates reach it. */
export function pollerWith(settings: Partial<Env>) {
  objects += 1;
  const name = `poller-${objects}`;
  // The object reads the bindings when it starts. Tests of the same isolate must not find them.
  const before = { ...env };
  Object.assign(env, settings);
  onTestFinished(() => {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(env, name);
    Object.assign(env, before);
  });
  const stub = env.POLLER.getByName(name);
  return { stub, binding: { getByName: () => env.POLLER.getByName(name) } };
}

/** The running matches in API-Football. */
export const LIVE = 'fixtures?live=all';
/** Only the limits of the free plans. */
export const NONE = { LIVE_CALLS_PER_MINUTE: '', LIVE_CALLS_PER_DAY: '', ODDS_API_KEY: '', ODDS_CREDITS_PER_MONTH: '' };
export const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

/** A poller of API-Football at an address of its own. */
export function apiFootball(more: Partial<Env> = {}) {
  const url = newUrl('af');
  const settings = {
    ...NONE,
    LIVE_SOURCE: 'api-football',
    API_FOOTBALL_URL: url,
    API_FOOTBALL_KEY: 'secret-key',
    ...more,
  };
  return { url, id: `api-football:${url}`, settings, ...pollerWith(settings) };
}

/**
 * Stops the clock and all timeouts of isolates and object. A request then waits for the poller on a slow machine too.
 * With real timeouts an isolate would make calls of its own.
 */
export function clockAt(instant: number): void {
  vi.useFakeTimers({ now: instant, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/** A running match as a feed of the contract sends it. */
export const runningEvent = (results: object = {}) =>
  wireMatch({ status: '1st half', start_date: new Date(NOON - 20 * MINUTE).toISOString(), results });

/** Asks a poller for a path of its source of matches. */
export function ask(poller: SitePoller, id: string, path: string, more: Partial<Question> = {}) {
  return poller.ask({
    source: 'live' as const,
    id,
    path,
    version: null,
    isUnreadable: false,
    waitMs: 500,
    ...more,
  });
}

const lost = async () => Promise.reject(new Error('Durable Object reset because its code was updated.'));

/** Replaces the object: every method fails except for these. */
export function falseObject(methods: Partial<SitePoller>): SitePoller {
  return { ask: lost, report: lost, ...methods };
}

export const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
