import type { Answers } from '../../../support/fakeFetch.runtime.ts';
import { openligadb } from '../documented.records.ts';
import { sourceSite } from '../sourceSite.runtime.ts';
import { record } from './openligadb.records.ts';

const cup = record({
  matchID: 5800,
  leagueShortcut: 'dfb',
  leagueName: 'DFB-Pokal 2026/2027',
  matchDateTimeUTC: '2026-11-24T17:00:00Z',
  group: { groupName: '2. Runde', groupOrderID: 2, groupID: 52000 },
});

export const answers: Answers = (path) => {
  if (path === 'getmatchdata/dfb/2026') return [cup];
  if (path === 'getmatchdata/5800') return cup;
  const known = openligadb.answerTo(path);
  return known ?? (/^getmatchdata\/\d+$/.test(path) ? new Response(null, { status: 404 }) : []);
};

/** A new site on OpenLigaDB. */
export const site = (given: Answers = answers) => sourceSite('openligadb', given);
