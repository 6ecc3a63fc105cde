import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const event = (id: string, status: string, start: string) =>
  wireMatch({
    id,
    status,
    start_date: start,
    home: { id: `${id}1`, name: 'Ajax' },
    away: { id: `${id}2`, name: 'PSV' },
  });

/** Today's list of a feed that never answers for prices. */
const LIST = {
  fixtures: [
    event('a1', 'Not started', '2026-11-21T19:00:00Z'),
    event('a2', '1st half', '2026-11-21T15:20:00Z'),
    event('a3', 'Finished', '2026-11-21T12:00:00Z'),
  ],
  results: [],
};

afterEach(() => vi.restoreAllMocks());

let sites = 0;

describe('the home page', () => {
  it.each([
    ['GB', ['a1', 'a2']],
    // The Netherlands allow no prices in play.
    ['NL', ['a1']],
    ['XX', []],
  ])('keeps a place for late prices where a country may have some (%s)', async (country, wanted) => {
    sites += 1;
    const url = `https://late-odds-${sites}.test`;
    fakeFetch({
      [url]: (_, { pathname }) => (pathname.endsWith('/odds') ? new Promise(() => undefined) : Response.json(LIST)),
    });
    const visit = siteWith({ LIVE_API_URL: url });
    const html = await (await visit('/', visitorOf(country))).text();
    const rows = html.slice(0, html.indexOf('id="state"')).split('<li class="row').slice(1);
    const idOf = (row: string) => /href="[^"]*-(a\d)"/.exec(row)?.[1];
    expect(rows.map(idOf).toSorted()).toEqual(['a1', 'a2', 'a3']);
    const held = rows.filter((row) => row.split('<span class="price">').length === 4);
    expect(held.map(idOf).toSorted()).toEqual(wanted);
  });
});
