import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SitePoller } from '../../../worker/settings/pollerBinding.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';
import { ask, clockAt, NOON, pollerWith, visitor } from './poller.runtime.ts';

const LIVE = 'v2/events/live';
const FAR_DAY = 'v2/events?sport=1&date=2039-03-02';
const COMPETITIONS = 'v1/tournaments?sport=1';

const rowsOf = (ids: readonly string[]) => ({ fixtures: ids.map((id) => ({ id })), results: [] });
const idsFrom = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

/** A feed whose lists name ids. A path that the test does not know answers a match of that id. */
function listingFeed(lists: Record<string, readonly string[]>, more: Record<string, string> = {}) {
  const url = newUrl('ids');
  const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: url, LIVE_CALLS_PER_SECOND: '10', ...more };
  const { stub, binding } = pollerWith(settings);
  const asked = fakeSource(url, (path) => {
    const ids = lists[path];
    if (ids !== undefined) return rowsOf(ids);
    return path.includes('made') ? Response.json({ detail: 'Not found.' }, { status: 404 }) : { path };
  });
  const of = (path: string) => ask(stub, `backend:${url}`, path);
  return { asked, of, stub, id: `backend:${url}`, settings: { ...settings, POLLER: binding } };
}

/** The number of rows on the disk. */
const rowsIn = (stub: SitePoller) =>
  runInDurableObject(stub as never, (_, { storage }) => {
    return storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM listed').one().count;
  });

beforeEach(() => clockAt(NOON));

describe('the ids that lists have named', () => {
  it('never replace those of today and of competitions, whatever visitors choose', async () => {
    const { of, stub } = listingFeed({
      [LIVE]: ['today1'],
      [COMPETITIONS]: ['cup1'],
      ...Object.fromEntries(Array.from({ length: 6 }, (_, day) => [`${FAR_DAY}&x=${day}`, idsFrom(`d${day}x`, 9_000)])),
    });
    await of(LIVE);
    await of(COMPETITIONS);
    for (let day = 0; day < 6; day += 1) await of(`${FAR_DAY}&x=${day}`);
    expect(await rowsIn(stub)).toBe(20_002);
    for (let number = 0; number < 40; number += 1) await of(`v2/events/made${number}`);
    for (const path of ['v2/events/today1', 'v1/tournaments/cup1', 'v2/events/d5x0'])
      expect(await of(path), path).toMatchObject({ kind: 'answer' });
  });

  it('are few again after a start with a table of any length', async () => {
    const { of, stub, id } = listingFeed({ [LIVE]: ['today1'] });
    await of(LIVE);
    await runInDurableObject(stub as never, (_, { storage }) => {
      const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
        INSERT INTO listed SELECT ?, 'old' || i, ? FROM n`;
      storage.sql.exec(many, id, NOON - 1000);
    });
    await evictDurableObject(stub);
    expect(await of('v2/events/today1')).toMatchObject({ kind: 'answer' });
    expect(await rowsIn(stub)).toBe(40_000);
  });
});

describe('the budgets of calls that visitors choose', () => {
  const flood = async (of: (path: string) => Promise<unknown>) => {
    for (let number = 0; number < 40; number += 1) {
      await of(`v2/events/made${number}`);
      await of(`v2/events/price${number}/odds`);
    }
  };

  it.each([
    ['today', LIVE, 'v2/events/e1'],
    ['a day long ago', FAR_DAY, 'v2/events/e1'],
    ['the competitions', COMPETITIONS, 'v1/tournaments/e1'],
  ])('an id of %s never waits for made-up ids and prices', async (_, list, path) => {
    const { of, stub } = listingFeed({ [list]: ['e1'] });
    await of(list);
    await flood(of);
    await evictDurableObject(stub);
    await flood(of);
    expect(await of(path)).toMatchObject({ kind: 'answer' });
  });

  it('made-up ids leave the prices and the old matches their share', async () => {
    const { of, asked } = listingFeed({ [LIVE]: ['e1'], [FAR_DAY]: ['old1'] });
    await of(LIVE);
    await of(FAR_DAY);
    for (let number = 0; number < 100; number += 1) await of(`v2/events/made${number}`);
    expect(asked.filter((path) => path.includes('made'))).toHaveLength(7);
    for (const path of ['v2/events/e1/odds', 'v2/events/old1'])
      expect(await of(path)).toMatchObject({ kind: 'answer' });
  });

  it('a made-up id answers 404 for some seconds when its budget is empty', async () => {
    const { of, asked, settings } = listingFeed({ [LIVE]: ['e1'] });
    await of(LIVE);
    await flood(of);
    const before = asked.length;
    const site = siteWith(settings);
    const answer = await site('/api/event?sport=football&id=other', visitor);
    expect(answer.status).toBe(404);
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThan(10);
    expect((await site('/match/football/a-b-other2', visitor)).status).toBe(404);
    expect(asked.slice(before).filter((path) => path.startsWith('v2/events/other'))).toEqual([]);
  });
});
