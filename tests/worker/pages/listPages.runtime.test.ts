import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_FILTERS } from '../../../web/domain/listQuery.ts';
import { parseSnapshot, parseSnapshotDelta } from '../../../web/domain/listSchemas.ts';
import { type Snapshot, withDelta } from '../../../web/domain/snapshot.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { visitorOf } from '../site.runtime.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const LIST = '/api/live?sport=football&date=2026-11-21&zone=UTC';
const LONDON = visitorOf('XX');

/** One isolate of a site; the test changes the records of its feed. */
function siteOn(feed: ReturnType<typeof sameMinute>) {
  const { visit: ask, fake } = feedSite(() => ({ fixtures: feed.records, results: [] }));
  const list = async (more = '') => {
    const snapshot = parseSnapshot(await (await ask(`${LIST}${more}`, LONDON)).json());
    if (snapshot === null) throw new Error('no snapshot');
    return snapshot;
  };
  const later = async () => {
    vi.advanceTimersByTime(6_000);
    await list();
  };
  return { ask, fake, list, later };
}

/** A day of one competition whose matches all kick off in the same minute, so only names order them. */
function sameMinute(count: number, statusOf: (index: number) => string) {
  const records = Array.from({ length: count }, (_, index) =>
    wireMatch({
      id: `m${index}`,
      start_date: '2026-11-21T15:00:00Z',
      status: statusOf(index),
      results: { runningscore: { home: 0, away: 0 } },
      home: { id: `h${index}`, name: `Town ${index % 50}` },
    }),
  );
  return { records };
}

const STATUSES = [
  ...['2nd half', 'Not started', 'Finished', 'Extra Time - 1st half', 'Who knows', 'Postponed', 'To Finish'],
];
const mixed = (index: number) => STATUSES[index % STATUSES.length] ?? '';

const idsOf = ({ matches }: Snapshot) => matches.map(({ id }) => id);
const rowsOf = (html: string) => html.match(/<li class="row[ "]/g)?.length ?? 0;
const textOf = (html: string) => html.replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('a list of more than 400 matches', () => {
  let site: ReturnType<typeof siteOn>;
  beforeAll(() => {
    site = siteOn(sameMinute(900, mixed));
  });
  beforeEach(() => void site.fake());

  it.each(LIST_FILTERS)('has each match of the filter "%s" on exactly one page', async (filter) => {
    const { list } = site;
    const first = await list(`&filter=${filter}`);
    const { counters } = first;
    const total = filter === 'live' ? counters.live + counters.running : counters[filter];
    const ids = idsOf(first);
    for (let page = 2; page <= Math.ceil(total / 400); page += 1) {
      const part = await list(`&filter=${filter}&page=${page}`);
      expect(part.counters).toEqual(counters);
      expect(part.matches.length).toBeLessThanOrEqual(400);
      ids.push(...idsOf(part));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('sends at most 400 matches to any request', async () => {
    const { ask } = site;
    for (const more of ['', '&all=1', '&page=9999', '&filter=live', '&region=netherlands', '&tournament=t1&page=3']) {
      const snapshot = parseSnapshot(await (await ask(`${LIST}${more}`, LONDON)).json());
      expect(snapshot?.counters.all, more).toBe(900);
      expect(snapshot?.matches.length, more).toBeLessThanOrEqual(400);
    }
    for (const path of ['/', '/football/netherlands', '/nl?page=2']) {
      const html = await (await ask(path, LONDON)).text();
      expect(rowsOf(html), path).toBe(400);
      expect(html.length, path).toBeLessThan(1_200_000);
    }
  });

  it.each(['0', '-1', '1.5', '99999', ''])('answers 400 to the page "%s" and shows the first one', async (page) => {
    const { ask } = site;
    const answer = await ask(`${LIST}&page=${page}`, LONDON);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('page is a whole number from 1 to 9999');
    const redirect = await ask(`/football?date=2026-11-20&page=${page}&filter=live`, LONDON);
    expect(redirect.status).toBe(301);
    expect(redirect.headers.get('Location')).toBe('/football?date=2026-11-20&filter=live');
  });

  it('redirects a page beyond its end to the last one', async () => {
    const { ask } = site;
    const locationOf = async (path: string) => {
      const { status, headers } = await ask(path, LONDON);
      return `${status} ${headers.get('Location')}`;
    };
    expect(await locationOf('/?page=9999')).toBe('302 /?page=3');
    expect(await locationOf('/nl?filter=finished&page=7')).toBe('302 /nl?filter=finished');
    expect(await locationOf('/football/live?page=4')).toBe('302 /football/live');
    expect(await locationOf('/football/netherlands?page=4')).toBe('302 /football/netherlands?page=3');
  });

  it.each([
    ['/', 'Pages of the list', 'Page 1 of 3', null, '/?page=2'],
    ['/?page=2', 'Pages of the list', 'Page 2 of 3', '/', '/?page=3'],
    ['/nl?page=3', 'Pagina’s van de lijst', 'Pagina 3 van 3', '/nl?page=2', null],
    ['/?filter=upcoming', null, null, null, null],
  ])('names on %s its page and links to the ones beside it', async (path, label, place, previous, next) => {
    const { ask } = site;
    const html = await (await ask(path, LONDON)).text();
    const linkOf = (rel: string) =>
      new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1]?.replace(/&amp;/g, '&') ?? null;
    expect(linkOf('prev')).toBe(previous);
    expect(linkOf('next')).toBe(next);
    if (label === null || place === null) expect(html).not.toContain('Pages of the list');
    else {
      expect(html).toContain(`aria-label="${label}"`);
      expect(textOf(html)).toContain(place);
    }
    if (path.includes('page=')) expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('shows the live badge of the whole day on each page', async () => {
    const { ask } = site;
    for (const path of ['/', '/?page=3', '/?filter=finished', '/?filter=live']) {
      const html = await (await ask(path, LONDON)).text();
      expect(textOf(html), path).toMatch(/Live scores 129 129 live football matches/);
      expect(html, path).not.toContain('"counters","sport=football');
    }
  });
});

describe('a polled page of a list', () => {
  it('gets only the changes of its own matches', async () => {
    const feed = sameMinute(900, () => '2nd half');
    const { ask, list, later } = siteOn(feed);
    const before = await list('&page=2');
    const [inside] = before.matches;
    const outside = (await list()).matches[0];
    for (const id of [inside?.id, outside?.id]) {
      const index = feed.records.findIndex((record) => record.id === id);
      feed.records[index] = { ...feed.records[index], results: { runningscore: { home: 3, away: 0 } } };
    }
    await later();
    const answer = await ask(`${LIST}&page=2&since=${before.version}`, LONDON);
    const delta = parseSnapshotDelta(await answer.json());
    expect(delta?.changed.map(({ id }) => id)).toEqual([inside?.id]);
    expect(delta?.removed).toEqual([]);
  });

  it('gets the matches that move in from and out to other pages', async () => {
    const feed = sameMinute(900, () => '2nd half');
    const { ask, list, later } = siteOn(feed);
    const live = '&filter=live';
    const before = await list(`${live}&page=2`);
    const onFirst = new Set(idsOf(await list(live)).slice(0, 30));
    feed.records = feed.records.map((record) =>
      onFirst.has(String(record.id)) ? { ...record, status: 'Finished' } : record,
    );
    await later();
    const answer = await ask(`${LIST}${live}&page=2&since=${before.version}`, LONDON);
    const delta = parseSnapshotDelta(await answer.json());
    if (delta === null) throw new Error('no delta');
    expect([delta.changed.length, delta.removed.length]).toEqual([30, 30]);
    expect(delta.counters).toMatchObject({ all: 900, live: 870, finished: 30 });
    const now = await list(`${live}&page=2`);
    expect(idsOf(withDelta(before, delta)).toSorted()).toEqual(idsOf(now).toSorted());
  });
});
