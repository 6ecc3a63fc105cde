import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import type { Question, SitePoller } from '../../../worker/poller/protocol.ts';

/** Ahead of the real clock: alarms of the tests are not due of themselves. A Saturday. */
export const NOON = Date.parse('2040-11-17T12:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

// The journal that pollers tell of news starts with another source than theirs: it asks for nothing that tests count.
await env.JOURNAL.getByName('site').plan();

let objects = 0;

/** A poller of its own with these settings, and what isolates reach it by. */
export function pollerWith(settings: Partial<Env>) {
  objects += 1;
  const name = `poller-${objects}`;
  // The object reads what the worker's bindings say when it starts.
  Object.assign(env, settings);
  const stub = env.POLLER.getByName(name);
  return { stub, binding: { getByName: () => env.POLLER.getByName(name) } };
}

/** API-Football's list of what runs. */
export const LIVE = 'fixtures?live=all';
/** No limits but those of the free plans. */
export const NONE = { LIVE_CALLS_PER_MINUTE: '', LIVE_CALLS_PER_DAY: '', ODDS_API_KEY: '', ODDS_CREDITS_PER_MONTH: '' };
export const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

let sources = 0;

/** A poller of API-Football at an address of its own. */
export function apiFootball(more: Partial<Env> = {}) {
  sources += 1;
  const url = `https://af-${sources}.test`;
  const settings = {
    ...NONE,
    LIVE_SOURCE: 'api-football',
    API_FOOTBALL_URL: url,
    API_FOOTBALL_KEY: 'secret-key',
    ...more,
  };
  return { url, id: `api-football:${url}`, settings, ...pollerWith(settings) };
}

/** Moves the clock of isolates and object; only `Date` is false. */
export function clockAt(instant: number): void {
  vi.useFakeTimers({ now: instant, toFake: ['Date'] });
}

/** A match of the contract that runs, as its source tells it. */
export const runningEvent = (results: object = {}) => ({
  ...{ id: 'e1', sport: 'football', name: 'Ajax - PSV', status: '1st half' },
  start_date: new Date(NOON - 20 * MINUTE).toISOString(),
  tournament: { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
  ...{ home: { id: '1', name: 'Ajax' }, away: { id: '2', name: 'PSV' }, results },
});

/** Asks a poller for a path of its source of matches. */
export function ask(poller: SitePoller, id: string, path: string, more: Partial<Question> = {}) {
  return poller.ask({ source: 'live', id, path, version: null, unread: null, spentAlone: 0, waitMs: 500, ...more });
}

const lost = async () => Promise.reject(new Error('Durable Object reset because its code was updated.'));

/** What isolates reach in the place of the object: it is lost but for these methods. */
export function falseObject(methods: Partial<SitePoller>): SitePoller {
  const { ask = lost } = methods;
  const askAll = (questions: readonly Question[]) => Promise.all(questions.map((question) => ask(question)));
  return { ask, askAll, report: lost, noteNames: lost, remember: lost, recall: lost, ...methods };
}

export const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
