import { describe, expect, it } from 'vitest';
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

/** Today's list of a feed whose odds calls never answer. */
const LIST = {
  fixtures: [
    event('a1', 'Not started', '2026-11-21T19:00:00Z'),
    event('a2', '1st half', '2026-11-21T15:20:00Z'),
    event('a3', 'Finished', '2026-11-21T12:00:00Z'),
  ],
  results: [],
};

/** The ids of a home page's matches, and of those with three price cells. */
function rowsIn(html: string) {
  const rows = html.slice(0, html.indexOf('id="state"')).split('<li class="row').slice(1);
  const idsOf = (some: string[]) => some.map((row) => /href="[^"]*-(a\d)"/.exec(row)?.[1]).toSorted();
  return { listed: idsOf(rows), held: idsOf(rows.filter((row) => row.split('<span class="price">').length === 4)) };
}

describe('GET / while prices are late', () => {
  it('keeps places for prices only where a country may have them', async () => {
    const url = 'https://late-odds.test';
    fakeFetch({
      [url]: (_, { pathname }) => (pathname.endsWith('/odds') ? new Promise(() => undefined) : Response.json(LIST)),
    });
    const visit = siteWith({ LIVE_API_URL: url });
    const countries = { GB: ['a1', 'a2'], NL: ['a1'], XX: [] };
    const pages = await Promise.all(
      Object.keys(countries).map(async (country) => (await visit('/', visitorOf(country))).text()),
    );
    const rows = pages.map(rowsIn);
    expect(rows.map(({ listed }) => listed)).toEqual(pages.map(() => ['a1', 'a2', 'a3']));
    // The Netherlands allow no prices in play.
    expect(rows.map(({ held }) => held)).toEqual(Object.values(countries));
  });
});
