import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { visitorOf } from '../site.runtime.ts';

const record = (id: string, home: string, changes: Record<string, unknown>) =>
  wireMatch({
    id,
    start_date: '2026-11-21T14:00:00Z',
    home: { id: `${id}h`, name: home },
    results: { runningscore: { home: '1', away: '1' } },
    ...changes,
  });

const RECORDS = [
  record('m1', 'Ajax', { status: '2nd half' }),
  record('m2', 'Feyenoord', { status: 'Extra Time - 1st half' }),
  record('m3', 'Utrecht', {
    status: 'Penalty shootout',
    results: { runningscore: { home: '1', away: '1' }, penaltyshootout: { home: '4', away: '3' } },
  }),
  record('m4', 'Twente', { status: 'Interrupted' }),
  record('m5', 'Heerenveen', { status: 'Postponed', results: null }),
  record('m6', 'Groningen', { status: 'To Finish' }),
  record('m7', 'Vitesse', { status: 'Abandoned' }),
];

const BASKETBALL = [
  record('b1', 'Real Madrid', { sport: '23', status: 'Overtime' }),
  record('b2', 'Barcelona', { sport: '23', status: '2nd quarter' }),
];

let htmlOf: (path: string) => Promise<string>;

const rowsOf = (html: string) => [...html.matchAll(/<li class="row[^"]*">.*?<\/li>/gs)].map(([row]) => row);
const textOf = (html: string) => html.replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
const navigation = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:00Z') });
  const { open } = feedSite(() => ({ fixtures: [...RECORDS, ...BASKETBALL], results: [] }));
  htmlOf = async (path) => (await open(path, visitorOf('XX'))).text;
});

describe('matches in extra time, penalties or interruption', () => {
  it.each([
    ['/football/live', 'Extra time and penalties · Interrupted and other matches 3', '1 live football match'],
    ['/?filter=live', 'Extra time and penalties · Interrupted and other matches 3', '1 live football match'],
    [
      '/nl/voetbal/live',
      'Verlenging en strafschoppen · Onderbroken en overige wedstrijden 3',
      '1 live voetbalwedstrijd',
    ],
  ])('come after the live matches on %s, with a count of their own', async (...names) => {
    const [path, heading, badge] = names;
    const html = await htmlOf(path);
    const text = textOf(html);
    expect(text).toContain(heading);
    expect(textOf(navigation(html))).toContain(badge);
    expect(text.indexOf('Ajax')).toBeLessThan(text.indexOf(heading));
    for (const name of ['Feyenoord', 'Utrecht', 'Twente']) {
      expect(text.indexOf(name)).toBeGreaterThan(text.indexOf(heading));
    }
    expect(rowsOf(html)).toHaveLength(4);
    for (const row of rowsOf(html)) expect(row).toContain('row-live');
    expect(text).not.toMatch(/Heerenveen|Groningen|Vitesse/);
  });

  it('have a counter of their own in the API, and count as live in the filters', async () => {
    const answer = JSON.parse(await htmlOf('/api/live?sport=football&date=2026-11-21'));
    expect(answer.counters).toEqual({ all: 7, live: 1, running: 3, upcoming: 1, finished: 2 });
    const html = await htmlOf('/');
    expect(textOf(html)).toMatch(/All 7 Live 4 Finished 2 Upcoming 1/);
    expect(rowsOf(html)).toHaveLength(7);
  });

  it('show both scores of a running shoot-out', async () => {
    const html = await htmlOf('/football/live');
    const row = rowsOf(html).find((each) => each.includes('Utrecht'));
    expect(textOf(row ?? '')).toMatch(/Utrecht 1 \(4\) .* 1 \(3\)/);
  });
});

it.each([
  ['/basketball/live', 'Basketball', /Live scores 1 Football 1 live football match/],
  ['/nl/basketbal/live', 'Basketbal', /Livescores 1 Voetbal 1 live voetbalwedstrijd/],
])('the live list %s marks its own tab, and labels the badge as football', async (path, sport, badge) => {
  const html = await htmlOf(path);
  const head = navigation(html);
  const current = [...head.matchAll(/<a[^>]*aria-current="[^"]*"[^>]*>(.*?)<\/a>/gs)].map(([, text]) => text);
  expect(current).toEqual([sport]);
  expect(textOf(head)).toMatch(badge);
  expect(rowsOf(html)).toHaveLength(2);
});
