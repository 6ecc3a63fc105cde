import { expect, it } from 'vitest';
import { demonstrationOf } from '../../../support/demonstration.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { heldSite } from '../../heldSite.runtime.ts';
import { visitorOf } from '../../site.runtime.ts';

const event = (id: string, status: string, start: string) =>
  wireMatch({
    id,
    status,
    start_date: start,
    results: { runningscore: { home: 0, away: 0 } },
    home: { id: `${id}1`, name: 'Ajax' },
    away: { id: `${id}2`, name: 'PSV' },
  });

/** Today's list of the feed. */
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

it('a page keeps places for late prices only where a country may have them', async () => {
  const site = heldSite(undefined, { CMS_URL: demonstrationOf(60) }, () => Response.json(LIST));
  const release = site.hold('/odds');
  const countries = { GB: ['a1', 'a2'], NL: ['a1'], XX: [] };
  const pages = await Promise.all(Object.keys(countries).map((country) => site.open('/', visitorOf(country))));
  const rows = (await Promise.all(pages.map((page) => page.early()))).map(rowsIn);
  release();
  expect(rows.map(({ listed }) => listed)).toEqual(pages.map(() => ['a1', 'a2', 'a3']));
  // The Netherlands allow no prices in play.
  expect(rows.map(({ held }) => held)).toEqual(Object.values(countries));
});
