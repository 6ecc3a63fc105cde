import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const event = (id: string, status: string, start: string) => ({
  id,
  sport: '1',
  start_date: start,
  status,
  tournament: { id: '57', name: 'Eredivisie', country: { id: '3', name: 'Netherlands' } },
  home: { id: `${id}1`, name: `Home ${id}` },
  away: { id: `${id}2`, name: `Away ${id}` },
});

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/odds')) return new Promise(() => undefined);
    return Response.json({
      fixtures: [
        event('a1', 'Not started', '2026-11-21T19:00:00Z'),
        event('a2', '1st half', '2026-11-21T15:20:00Z'),
        event('a3', 'Finished', '2026-11-21T12:00:00Z'),
      ],
      results: [],
    });
  });
});
afterEach(() => vi.restoreAllMocks());

let sites = 0;

it.each([
  ['GB', ['a1', 'a2']],
  // No prices in play, so that nothing is waited for there.
  ['NL', ['a1']],
  ['XX', []],
])('prices that are late have their place already, where there may be any (%s)', async (country, wanted) => {
  sites += 1;
  const visit = siteWith({ LIVE_API_URL: `https://late-odds-${sites}.test`, UPSTREAM_TIMEOUT_MS: '1500' });
  const html = await (await visit('/', visitorOf(country))).text();
  const rows = html.slice(0, html.indexOf('id="state"')).split('<li class="row').slice(1);
  const idOf = (row: string) => /href="[^"]*-(a\d)"/.exec(row)?.[1];
  expect(rows.map(idOf).toSorted()).toEqual(['a1', 'a2', 'a3']);
  const held = rows.filter((row) => row.split('<span class="price">').length === 4);
  expect(held.map(idOf).toSorted()).toEqual(wanted);
});
