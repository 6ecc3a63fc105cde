import type { Side } from '../../../web/domain/match.ts';
import { sourceIdWith } from '../normalize/fields.ts';
import { type Cadence, type Calls, cadenceIn } from '../quota.ts';
import { type League, seasonAt } from './leagues.ts';

/** All paths of OpenLigaDB in use. It has no quota, but asks for at most 1,000 calls an hour. */
export const paths = {
  season: (league: League, now: number) => `getmatchdata/${league.shortcut}/${seasonAt(league, now)}`,
  lastSeason: (league: League, now: number) => `getmatchdata/${league.shortcut}/${seasonAt(league, now) - 1}`,
  group: (league: League, now: number, group: number) => `${paths.season(league, now)}/${group}`,
  match: (id: string) => `getmatchdata/${id}`,
  meetings: ({ home, away }: Record<Side, string>) => `getmatchdata/${home}/${away}`,
  table: (league: League, now: number) => `getbltable/${league.shortcut}/${seasonAt(league, now)}`,
  scorers: (league: League, now: number) => `getgoalgetters/${league.shortcut}/${seasonAt(league, now)}`,
};

const CALLS: Calls = [
  // A matchday, called only while one of its matches may be in play.
  [/^getmatchdata\/[\w-]+\/\d{4}\/\d+$/, 20, { rank: 'running' }],
  // A season: several hundred kilobytes that change with kick-off times and final results.
  [/^getmatchdata\/[\w-]*[A-Za-z_-][\w-]*\/\d{4}$/, 1800, { keepsIds: true }],
  [/^getmatchdata\/(\d+)$/, 20, { rank: 'match' }],
  [/^getmatchdata\/\d+\/\d+$/, 86_400],
  [/^getbltable\//, 300],
  [/^getgoalgetters\//, 86_400],
];

/** The ids of matches in an answer. */
export const listedId = /"matchID"\s*:\s*(\d+)/g;

export const cadenceOf = (path: string): Cadence => cadenceIn(CALLS, path);

/** OpenLigaDB’s id in an id of the site: `ol4711` is `4711`. */
export const sourceId = sourceIdWith('ol');
