import { expect, it, vi } from 'vitest';
import { LEAGUE_PATH, linkedMatch, linkedPlayer, linkedTeam } from '../demoPaths.runtime.ts';
import { textOf, visit } from '../site.runtime.ts';
import { type Rounds, roundsOf } from './rounds.runtime.ts';

/** A team of a table that no list of these days names, with the link of the table to it. */
async function unlistedTeam(): Promise<string> {
  const league = /href="(\/handball\/[^"/]+\/[^"/]+-\d+)"/.exec(await textOf('/handball'))?.[1];
  const table = await textOf(`${league}/standings`);
  for (const [, address = ''] of table.matchAll(/"(\/team\/[^"?]+\?competition=\d+)"/g)) {
    if ((await visit(address.replace(/\?.*/, ''))).status === 404) return address;
  }
  throw new Error('a list names each team of the table');
}

/** The most calls of each kind of page: in a row until its head, in a row until its subject, and in all. */
type Most = readonly [path: string, head: number, subject: number, calls: number];

async function mostOfEachKind(): Promise<Most[]> {
  const match = await linkedMatch();
  const hockey = await linkedMatch('/ice-hockey');
  return [
    ['/', 1, 1, 10],
    ['/?date=2026-11-22', 1, 1, 11],
    ['/basketball', 1, 1, 12],
    ['/football/live', 1, 1, 10],
    ['/football/england', 1, 1, 11],
    ['/football/competitions', 1, 1, 10],
    ['/football/regions', 1, 1, 10],
    ...['', '/odds', '/standings'].map((tab) => [`${match}${tab}`, 2, 2, 18] as const),
    [hockey, 2, 2, 16],
    [LEAGUE_PATH, 1, 2, 29],
    ...['/fixtures', '/standings', '/rounds', '/scorers'].map((tab) => [`${LEAGUE_PATH}${tab}`, 2, 2, 28] as const),
    [await linkedTeam(match), 1, 2, 32],
    // Its sport is known from today's list, and its line-up from the days of that sport.
    [await linkedTeam(hockey), 1, 3, 43],
    [await unlistedTeam(), 2, 3, 50],
    [await linkedPlayer(`${match}/line-ups`), 2, 2, 27],
    ['/odds', 1, 2, 10],
    ['/odds/calculator', 1, 1, 9],
    ['/watch', 1, 1, 7],
    ['/my', 0, 1, 19],
    ['/goals', 0, 1, 7],
    ['/settings', 0, 1, 7],
    ['/developers', 0, 1, 7],
    // Without a find it reads the scorers of six competitions.
    ['/search?q=ajax', 0, 2, 23],
    ['/news', 1, 1, 7],
    ['/news/ajax-psv-what-to-look-out-for', 2, 2, 30],
    ['/static/about-us', 1, 1, 9],
    // Editors' redirects decide its status.
    ['/no/such/page', 1, 2, 7],
    ['/football/removed-league', 2, 2, 13],
    ['/team/nobody-1', 2, 2, 32],
  ];
}

async function roundsAtOnce(path: string): Promise<Rounds> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return roundsOf(path).finally(() => vi.useRealTimers());
}

it('each kind of page needs few calls in a row, and few in all', async () => {
  const over = [];
  for (const [path, ...most] of await mostOfEachKind()) {
    const { head, subject, calls } = await roundsAtOnce(path);
    const needed = [head, subject, calls];
    if (needed.some((count, at) => count > (most[at] ?? 0))) over.push({ path, needed, most });
  }
  expect(over).toEqual([]);
}, 120_000);
