import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { Inquiry } from '../../upstream/inquiry.ts';
import type { Feed } from '../feed.ts';
import { seasonAt } from '../openligadb/leagues.ts';
import { readAnswer } from './answers.ts';
import { headersOf, paths } from './calls.ts';

/** The Premier League, as a sample of the seasons that a plan includes. */
const LEAGUE = '39';

/** Lists what the plan excludes: days and tables of the current season. Makes two calls of the quota. */
export async function leftOutOfPlan(feed: Feed, { url, key }: { url: string; key: string }, fetch: PlainFetch) {
  const days = await feed.days(new Inquiry());
  const path = paths.standings(LEAGUE, seasonAt({ season: null }, Date.now()));
  const response = await fetch(new Request(`${url}/${path}`, { headers: headersOf(key, url) })).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  const table = readAnswer(body, Date.now());
  const isExcluded = !table.ok && table.error.kind === 'excluded';
  return [
    ...(days === null ? [] : [`the plan has the days from ${days.from} to ${days.to}: visitors see no others`]),
    ...(isExcluded ? [`the plan leaves out this season's tables: visitors see none (${table.error.detail})`] : []),
  ];
}
