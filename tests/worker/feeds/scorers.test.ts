import { expect, it } from 'vitest';
import { parseScorers as parseStored } from '../../../web/domain/scorers.ts';
import { createRejections } from '../../../worker/base/rejections.ts';
import { parseScorers as parseApiFootball } from '../../../worker/feeds/apiFootball/parseStandings.ts';
import { parseScorers } from '../../../worker/feeds/contract/parseLists.ts';
import { parseScorers as parseFootballData } from '../../../worker/feeds/footballData/parseStandings.ts';
import { parseScorers as parseOpenLigaDb } from '../../../worker/feeds/openligadb/client.ts';

const UNKNOWN = { penalties: null, assists: null, yellowCards: null, redCards: null, matches: null };

it('the contract’s scorers may have numbers or text, and only need a name', () => {
  const rejections = createRejections();
  const scorers = [
    { player: { id: 'p1', name: 'Ada' }, team: { id: 't1', name: 'Ajax' }, goals: '7', assists: 2, red_cards: 1 },
    { player: { name: 'Bob' }, goals: -1, team: 'Ajax' },
    { player: {}, goals: 3 },
    null,
  ];
  expect(parseScorers({ scorers }, rejections)).toEqual([
    { ...UNKNOWN, id: 'p1', name: 'Ada', team: { id: 't1', name: 'Ajax' }, goals: 7, assists: 2, redCards: 1 },
    { ...UNKNOWN, id: null, name: 'Bob', team: null, goals: null },
  ]);
  expect(rejections.count).toBe(2);
  expect(parseScorers({ players: [] }, rejections)).toBeNull();
});

it('a list of scorers beyond the limit is cut', () => {
  const rejections = createRejections();
  const scorers = Array.from({ length: 700 }, (_, index) => ({ player: { name: `P${index}` }, goals: 1 }));
  expect(parseScorers({ scorers }, rejections)?.length).toBe(600);
  expect(rejections.count).toBe(100);
});

it('football-data.org scorers have ids with the source’s prefix', () => {
  const record = {
    player: { id: 8004, name: 'Ada' },
    team: { id: 678, name: 'Ajax' },
    playedMatches: 9,
    goals: 7,
    assists: null,
    penalties: 2,
  };
  expect(parseFootballData([record], () => undefined)).toEqual([
    {
      ...UNKNOWN,
      id: 'fd8004',
      name: 'Ada',
      team: { id: 'fd678', name: 'Ajax' },
      goals: 7,
      penalties: 2,
      matches: 9,
    },
  ]);
});

it('API-Football scorers count a second yellow card as a red one', () => {
  const statistics = [
    {
      team: { id: 33, name: 'United' },
      games: { appearences: 9 },
      goals: { total: 7, assists: 1 },
      cards: { yellow: 3, yellowred: 1, red: 1 },
      penalty: { scored: 0 },
    },
  ];
  const noted: string[] = [];
  const records = [
    { player: { id: 5, name: 'Ada' }, statistics },
    { player: { id: 6, name: 'None' }, statistics: [] },
    {},
  ];
  expect(parseApiFootball(records, (problem) => void noted.push(problem))).toEqual([
    {
      id: 'af5',
      name: 'Ada',
      team: { id: 'af33', name: 'United' },
      goals: 7,
      assists: 1,
      penalties: 0,
      yellowCards: 3,
      redCards: 2,
      matches: 9,
    },
  ]);
  expect(noted.length).toBe(1);
});

it('stored scorers are read back unchanged or not at all', () => {
  const scorers = parseOpenLigaDb([{ goalGetterName: 'Ada', goalCount: 7 }], () => undefined);
  expect(parseStored(JSON.parse(JSON.stringify(scorers)))).toEqual(scorers);
  expect(parseStored([{ name: 'Ada' }])).toBeNull();
});
