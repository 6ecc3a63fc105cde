import { textOf } from './answers.ts';
import { type CrowdResult, crowdAt, type Wish } from './crowd.ts';
import { type Feed, keepScoring } from './feed.ts';
import { askOnce, loadRound } from './load.ts';
import { livePath, requestText } from './scenarios.ts';
import { type Site, startSite } from './sites.ts';
import type { Visitor, Visitors } from './visitors.ts';

/** What a site does for a crowd that is larger than it can serve. */
export interface CrowdResults {
  /** Requests of this mix that it answers a second, asked by as many as wait. */
  capacity: number;
  /** Times of that it was asked for. */
  times: number;
  without: CrowdResult;
  shedding: CrowdResult;
}

const TIMES = 5;
const MATCHES = 200;
/** One request of so many is for running matches. */
const RUNNING_IN = 5;
/** So many running matches have all who look at one. */
const LOOKED_AT = 12;
const WORDS = ['ajax', 'real', 'united', 'city', 'inter', 'sporting', 'dynamo', 'racing'];

async function linksOf(site: Site, visitor: Visitor, path: string, pattern: RegExp): Promise<string[]> {
  const request = requestText(path, visitor);
  const text = textOf(await askOnce({ site, request: () => request, check: () => undefined }));
  const found = [...new Set([...text.matchAll(pattern)].map(([, address = '']) => address))];
  if (found.length === 0) throw new Error(`${path} has no link like ${pattern}`);
  return found;
}

/**
 * What a crowd asks for: one in five for twelve running matches, their lists and what open pages poll, of visitors of twenty countries;
 * the others for what hardly anybody else has asked for a moment ago: competitions, teams, other days, searches.
 */
async function wishesOf(site: Site, visitors: Visitors): Promise<(turn: number) => Wish> {
  const kinds = visitors.ofEachKind.filter(({ locale }) => locale === 'en');
  const first = visitors.at(0);
  const all = await linksOf(site, first, '/', /class="row row-live"><a class="row-link" href="([^"]+)"/g);
  const running = all.slice(0, LOOKED_AT);
  const competitions = await linksOf(site, first, '/', /href="(\/football\/[a-z-]+\/[a-z0-9-]+)"/g);
  const teams = await linksOf(site, first, running[0] ?? '/', /href="(\/team\/[a-z0-9-]+)/g);
  const days = await linksOf(site, first, '/', /href="(\/\?date=[0-9-]+)"/g);
  const of = (list: readonly string[], at: number) => list[at % list.length] ?? '/';
  return (turn) => {
    const round = Math.floor(turn / RUNNING_IN);
    const kind = kinds[round % kinds.length] ?? first;
    if (turn % RUNNING_IN === 0) {
      const path =
        [of(running, round), '/', of(running, round * 7), livePath(kind), '/football/live'][round % 5] ?? '/';
      return { interest: 'running', text: requestText(path, kind) };
    }
    const other = visitors.at(turn * 7);
    const path = [
      of(competitions, turn),
      `/search?q=${of(WORDS, turn)}+${turn % 997}`,
      of(teams, turn),
      of(days, turn),
    ][turn % 4];
    return { interest: 'rest', text: requestText(path ?? '/', { ...other, locale: 'en' }) };
  };
}

async function onSite<Result>(
  feedUrl: string,
  visitors: Visitors,
  shed: boolean,
  work: (site: Site, wish: (turn: number) => Wish) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(feedUrl, visitors.at(0).place, { direct: true, shed });
  try {
    return await work(site, await wishesOf(site, visitors));
  } finally {
    await site.close();
  }
}

/** Measures a crowd of five times what the site serves, without and with `LOAD_SHEDDING`. */
export async function measureCrowd({
  feed,
  visitors,
  milliseconds,
  onProgress,
}: {
  feed: Feed;
  visitors: Visitors;
  /** Of each crowd; a third of it is not counted. */
  milliseconds: number;
  onProgress(text: string): void;
}): Promise<CrowdResults> {
  const day = feed.day('crowd', MATCHES);
  const stop = keepScoring(day);
  try {
    onProgress('a crowd: what the site serves');
    const capacity = await onSite(day.url, visitors, false, async (site, wish) => {
      const target = { site, request: (turn: number) => wish(turn).text, check: () => undefined };
      const load = { connections: 16, turn: { next: 0 } };
      await loadRound(target, { ...load, milliseconds: milliseconds / 4 });
      return (await loadRound(target, { ...load, milliseconds: milliseconds / 2 })).rate;
    });
    const rate = capacity * TIMES;
    const crowd = { rate, usual: capacity / 2, milliseconds, from: milliseconds / 3 };
    onProgress(`a crowd of ${Math.round(rate)} a second, nobody turned away`);
    const without = await onSite(day.url, visitors, false, (site, wish) => crowdAt(site, { ...crowd, wish }));
    onProgress(`a crowd of ${Math.round(rate)} a second, who is too much turned away`);
    const shedding = await onSite(day.url, visitors, true, (site, wish) => crowdAt(site, { ...crowd, wish }));
    return { capacity, times: TIMES, without, shedding };
  } finally {
    stop();
  }
}
