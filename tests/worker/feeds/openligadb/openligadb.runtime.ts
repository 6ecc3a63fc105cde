import { type Answers, fakeSource, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { london, siteWith } from '../../site.runtime.ts';
import { goal, record, result, team } from './openligadb.records.ts';

const touched = '2026-11-21T16:20:00';

export const running = record({
  lastUpdateDateTime: touched,
  matchResults: [result(1, [1, 0])],
  goals: [goal([1, 0], 23), goal([2, 0], 57)],
});
export const toCome = record({
  matchID: 4712,
  matchDateTimeUTC: '2026-11-21T17:30:00Z',
  team1: team(7, 'Borussia Dortmund'),
  team2: team(9, 'FC Schalke 04'),
});
const over = record({
  matchID: 4700,
  matchDateTimeUTC: '2026-11-15T14:30:00Z',
  group: { groupName: '11. Spieltag', groupOrderID: 11, groupID: 50999 },
  matchIsFinished: true,
  matchResults: [result(1, [0, 0]), result(2, [0, 3])],
});
export const cup = record({
  matchID: 5800,
  leagueShortcut: 'dfb',
  leagueName: 'DFB-Pokal 2026/2027',
  matchDateTimeUTC: '2026-11-24T17:00:00Z',
  group: { groupName: '2. Runde', groupOrderID: 2, groupID: 52000 },
});
const row = (id: number, teamName: string, points: number) => ({
  teamInfoId: id,
  teamName,
  shortName: teamName,
  teamIconUrl: '',
  points,
  opponentGoals: 5,
  goals: 20,
  matches: 11,
  won: 8,
  lost: 2,
  draw: 1,
  goalDiff: 15,
});

export const answers: Answers = (path) => {
  switch (path) {
    case 'getmatchdata/bl1/2026':
      return [over, record({ matchID: 4711 }), toCome];
    case 'getmatchdata/bl1/2026/12':
      return [running, toCome];
    case 'getmatchdata/dfb/2026':
      return [cup];
    case 'getmatchdata/4711':
      return running;
    case 'getmatchdata/4712':
      return toCome;
    case 'getmatchdata/4700':
      return over;
    case 'getmatchdata/5800':
      return cup;
    case 'getmatchdata/16/134':
      return [over, running, record({ matchID: 1, leagueShortcut: 'friendly', matchIsFinished: true })];
    case 'getbltable/bl1/2026':
      return [row(16, 'VfB Stuttgart', 25), row(134, 'Werder Bremen', 24)];
    default:
      return /^getmatchdata\/\d+$/.test(path) ? new Response(null, { status: 404 }) : [];
  }
};

/** A new site on OpenLigaDB. */
export function site(given: Answers = answers) {
  const url = newUrl('openligadb');
  const settings = { LIVE_SOURCE: 'openligadb', OPENLIGADB_URL: url, OPENLIGADB_LEAGUES: 'bl1,dfb' };
  const asked = fakeSource(url, given);
  const visit = siteWith(settings);
  const open = async (path: string, headers = london) => {
    const response = await visit(path, headers);
    return { status: response.status, location: response.headers.get('Location'), text: await response.text() };
  };
  return { asked, open };
}
