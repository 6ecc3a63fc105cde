import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith } from '../site.runtime.ts';
import { ask, clockAt, NOON, pollerWith, visitor } from './poller.runtime.ts';

const FEED = 'https://feed.test';
const ID = `backend:${FEED}`;
const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, LIVE_API_TOKEN: 'feed-token' };
const DATE = '2040-12-19';

/** A day of events of 3 kB each. */
const dayOf = (events: number) => ({
  fixtures: Array.from({ length: events }, (_, index) =>
    wireMatch({ id: `m${index}`, start_date: `${DATE}T12:00:00Z`, note: 'x'.repeat(3_000) }),
  ),
  results: [],
});

beforeEach(() => clockAt(NOON));

it('an answer of more than 8 MB leaves the last list up, with its reason', async () => {
  const { stub, binding } = pollerWith(settings);
  let events = 1_500;
  fakeSource(FEED, () => dayOf(events));
  const site = siteWith({ ...settings, POLLER: binding, UPSTREAM_TIMEOUT_MS: '20000' });
  const path = `v2/events?sport=1&date=${DATE}`;
  expect(await ask(stub, ID, path, { waitMs: 20_000 })).toMatchObject({ kind: 'answer' });
  events = 3_000;
  clockAt(NOON + 60_000);
  const reply = await ask(stub, ID, path, { waitMs: 20_000 });
  expect(reply).toMatchObject({ kind: 'answer', age: { staleReason: { kind: 'too-large' } } });
  const answer = await site(`/api/live?date=${DATE}`, visitor);
  expect(await answer.json()).toMatchObject({ counters: { all: 1_500 } });
});

const list = 'v2/events?sport=1&date=2040-11-18';

it('the storage of the poller evicts matches and keeps a requested list', async () => {
  const { stub } = pollerWith(settings);
  const asked = fakeSource(FEED, (path) => ({ path }));
  await ask(stub, ID, list);
  for (let number = 0; number < 1_100; number += 1) {
    await ask(stub, ID, `v2/events/${number}/head-to-head`);
    if (number % 100 === 0) await ask(stub, ID, list);
  }
  const rows = await runInDurableObject(stub, (_, { storage }) => {
    return storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM answers').one().count;
  });
  expect(rows).toBe(1_000);
  expect(await ask(stub, ID, list)).toMatchObject({ kind: 'answer' });
  expect(asked.filter((path) => path === list)).toHaveLength(1);
});
