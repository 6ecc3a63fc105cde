import { ownIdWith } from '../normalize/fields.ts';
import type { Cadence } from '../quota.ts';
import { type League, seasonAt } from './leagues.ts';

/** All paths of OpenLigaDB in use. It has no quota, but asks for at most 1,000 calls an hour. */
export const paths = {
  season: (league: League, now: number) => `getmatchdata/${league.shortcut}/${seasonAt(league, now)}`,
  lastSeason: (league: League, now: number) => `getmatchdata/${league.shortcut}/${seasonAt(league, now) - 1}`,
  group: (league: League, now: number, group: number) => `${paths.season(league, now)}/${group}`,
  match: (id: string) => `getmatchdata/${id}`,
  meetings: (one: string, other: string) => `getmatchdata/${one}/${other}`,
  table: (league: League, now: number) => `getbltable/${league.shortcut}/${seasonAt(league, now)}`,
  scorers: (league: League, now: number) => `getgoalgetters/${league.shortcut}/${seasonAt(league, now)}`,
};

const SEASON = /^getmatchdata\/[\w-]*[A-Za-z_-][\w-]*\/\d{4}$/;

const CADENCES: readonly (readonly [RegExp, number, Cadence['rank']?])[] = [
  // A matchday, called only while one of its matches may be in play.
  [/^getmatchdata\/[\w-]+\/\d{4}\/\d+$/, 20, 'running'],
  // A season: several hundred kilobytes that change with kick-off times and final results.
  [SEASON, 1800],
  [/^getmatchdata\/\d+$/, 20, 'match'],
  [/^getmatchdata\/\d+\/\d+$/, 86_400],
  [/^getbltable\//, 300],
  [/^getgoalgetters\//, 86_400],
];

/** The ids of matches in an answer. */
export const listedId = /"matchID"\s*:\s*(\d+)/g;

export function cadenceOf(path: string): Cadence {
  const [, seconds = 60, rank = 'other'] = CADENCES.find(([pattern]) => pattern.test(path)) ?? [];
  const [, match] = /^getmatchdata\/(\d+)$/.exec(path) ?? [];
  const keepsIds = SEASON.test(path);
  return { seconds, cost: 1, rank, ...(match !== undefined && { subject: match }), ...(keepsIds && { keepsIds }) };
}

/** OpenLigaDB’s id in an id of the site: `ol4711` is `4711`. */
export const ownId = ownIdWith('ol');
