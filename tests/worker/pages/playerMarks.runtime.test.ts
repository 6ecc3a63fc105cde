import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteOfMatch } from './oneMatch.runtime.ts';

const player = (name: string, more: object) => ({ player: { id: name, name }, number: 7, starter: true, ...more });
const eventWith = (status: string, players: object[]) => ({
  ...{ id: 'E1', sport: '1', start_date: '2026-11-21T15:00:00Z', status },
  tournament: { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } },
  ...{ home: { id: 'H1', name: 'Home' }, away: { id: 'A1', name: 'Away' } },
  lineups: { home: { formation: '4-4-2', players }, away: null },
});
const MARKED = [
  player('Ada', { rating: '8.73' }),
  player('Bob', { rating: 6 }),
  player('Cas', { rating: 11 }),
  player('Dirk', { rating: '5.6', starter: false }),
];

function siteOf(event: object) {
  const visit = siteOfMatch(event);
  return async (path: string, cookie = '') => (await visit(path, 'GB', { Cookie: cookie })).text();
}

const PATH = '/match/football/home-away-E1/line-ups';
const NL = '/nl/wedstrijd/voetbal/home-away-E1/opstellingen';
const marksIn = (html: string) =>
  [...html.matchAll(/<span class="mark">(.*?)<\/span>(?:<!-- -->)?([^<]*)</g)].map(([, said = '', mark]) => [
    said.replace(/<[^>]*>/g, '').trim(),
    mark,
  ]);

afterEach(() => vi.restoreAllMocks());

describe('marks of players', () => {
  it.each(['Finished', '2nd half'])(
    'stand in the line-ups, said in words, where the feed gives them: %s',
    async (status) => {
      const ask = siteOf(eventWith(status, MARKED));
      const english = await ask(PATH);
      expect(marksIn(english)).toEqual([
        ['mark', '8.7'],
        ['mark', '6.0'],
        ['mark', '5.6'],
      ]);
      expect(english).toContain('are the players’ marks');
      expect(english).toContain('<span class="pitch-mark">8.7</span>');
      const dutch = await ask(NL);
      expect(marksIn(dutch)[0]).toEqual(['cijfer', '8,7']);
      expect(dutch).toContain('<span class="pitch-mark">8,7</span>');
    },
  );

  it('are not spoken of where the feed gives none', async () => {
    const html = await siteOf(eventWith('Finished', [player('Ada', {}), player('Bob', { rating: null })]))(PATH);
    expect(html).toContain('Ada');
    expect(html).not.toMatch(/pitch-mark|class="mark"|players’ marks/);
  });

  it('are no spoilers: who wants no result sees the line-ups without them, on the page and in its data', async () => {
    const ask = siteOf(eventWith('Finished', MARKED));
    for (const path of [PATH, NL, '/api/event?sport=football&id=E1']) {
      const told = await ask(path, 'spoilers=all');
      expect(told).toContain('Ada');
      expect(told).not.toMatch(/pitch-mark|class="mark"|"mark":|8[.,]7/);
    }
    expect(await ask('/api/event?sport=football&id=E1')).toContain('"mark":8.7');
  });
});
