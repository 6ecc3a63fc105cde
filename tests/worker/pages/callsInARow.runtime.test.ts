import { expect, it, vi } from 'vitest';
import type { Route } from '../../../web/format/addresses/routes.ts';
import { onePerRoute, pagesOf, samplesOf } from '../../crawl/pages.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { linkedMatch, linkedTeam } from '../demoPaths.runtime.ts';
import { london, textOf, visit } from '../site.runtime.ts';
import { type Rounds, roundsOf } from './rounds.runtime.ts';

/** A team of a table that no list of these days names, with the link of the table to it. */
async function unlistedTeam(): Promise<string> {
  const league = /href="(\/handball\/[^"/]+\/[^"/]+-\d+)"/.exec(await textOf('/handball'))?.[1];
  const table = await textOf(`${league}/standings`);
  for (const [, address = ''] of table.matchAll(/"(\/team\/[^"?]+\?competition=\d+)"/g)) {
    if ((await visit(address.replace(/\?.*/, ''), london)).status === 404) return address;
  }
  throw new Error('a list names each team of the table');
}

/** The most calls of a page: in a row until its head, in a row until its subject, and in all. */
type Most = readonly [head: number, subject: number, calls: number];

const MOST: Readonly<Record<Route['name'], Most>> = {
  home: [1, 1, 10],
  sport: [2, 2, 12],
  live: [1, 1, 10],
  regions: [1, 1, 10],
  competitions: [1, 1, 10],
  region: [1, 1, 11],
  tournament: [2, 2, 29],
  event: [2, 2, 18],
  team: [1, 2, 32],
  player: [2, 2, 27],
  // Without a find it reads the scorers of six competitions.
  search: [0, 2, 23],
  odds: [1, 2, 10],
  calculator: [1, 1, 9],
  my: [0, 1, 19],
  settings: [0, 1, 7],
  developers: [0, 1, 7],
  goals: [0, 1, 7],
  watch: [1, 1, 7],
  news: [1, 1, 7],
  article: [2, 2, 30],
  static: [1, 1, 9],
  play: [2, 2, 7],
};

/** By day only pages whose subject needs a second call: of the others one is tried with a date. */
const isTried = ([, subject]: Most) => isNight || subject > 1;

async function mostOfEachPage(): Promise<(readonly [path: string, most: Most])[]> {
  const hockey = await linkedMatch('/ice-hockey');
  const pages = pagesOf('en', await samplesOf(textOf));
  return [
    ...(isNight ? pages : onePerRoute(pages)).flatMap(({ route, address }) =>
      route === null || !isTried(MOST[route.name]) ? [] : [[address, MOST[route.name]] as const],
    ),
    ['/?date=2026-11-22', [1, 1, 11]],
    [hockey, [2, 2, 16]],
    // Its sport is known from today's list, and its line-up from the days of that sport.
    [await linkedTeam(hockey), [1, 3, 43]],
    [await unlistedTeam(), [2, 3, 50]],
    // Editors' redirects decide its status.
    ['/no/such/page', [1, 2, 7]],
    ['/football/removed-league', [2, 2, 13]],
    ['/team/nobody-1', [2, 2, 32]],
  ];
}

async function roundsAtOnce(path: string): Promise<Rounds> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return roundsOf(path).finally(() => vi.useRealTimers());
}

it('each page needs few calls in a row, and few in all', async () => {
  const over = [];
  for (const [path, most] of await mostOfEachPage()) {
    const { head, subject, calls } = await roundsAtOnce(path);
    const needed = [head, subject, calls];
    if (needed.some((count, at) => count > (most[at] ?? 0))) over.push({ path, needed, most });
  }
  expect(over).toEqual([]);
});
