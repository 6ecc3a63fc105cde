import { describe, expect, it } from 'vitest';
import { visitorOf } from '../../site.runtime.ts';
import { sourceSite } from '../sourceSite.runtime.ts';
import { answer, league } from './apiFootball.records.ts';

/** The source is asked for assists on the first day, and for cards on the second. */
const [SATURDAY, SUNDAY] = ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z'];

const player = (id: number, name: string, { goals = 0, assists = 0, yellow = 0 }) => ({
  player: { id, name },
  statistics: [
    {
      team: { id: 33, name: 'United' },
      games: { appearences: 9 },
      goals: { total: goals, assists },
      cards: { yellow, yellowred: 0, red: 0 },
      penalty: { scored: 0 },
    },
  ],
});

/** A site on API-Football whose plan refuses the path `refused`. */
function site(refused = '') {
  const { asked, open } = sourceSite('api-football', (path) => {
    if (refused !== '' && path.startsWith(refused)) return answer([], { plan: 'Free plans do not have access.' });
    if (path.startsWith('leagues')) return answer([league(39, 'Premier League', 'England')]);
    if (path.startsWith('players/topscorers')) return answer([player(1, 'Ada', { goals: 9, assists: 2, yellow: 1 })]);
    if (path.startsWith('players/topassists'))
      return answer([player(2, 'Bob', { assists: 8 }), player(1, 'Ada', { assists: 2 })]);
    if (path.startsWith('players/topyellowcards')) return answer([player(3, 'Cas', { yellow: 7 })]);
    return answer([]);
  });
  return {
    players: () => asked.filter((path) => path.startsWith('players/')),
    async open(query: string, now = SATURDAY) {
      const path = `/football/england/premier-league-af39/scorers${query}`;
      const { status, text } = await open(path, visitorOf('GB', { 'x-visitor-now': now }));
      const names = [...text.matchAll(/<bdi[^>]*>(Ada|Bob|Cas)<\/bdi>/g)].map(([, name]) => name);
      return { status, text, names };
    },
  };
}

describe('the lists of assists and cards from API-Football', () => {
  it('cost two calls a day for each competition', async () => {
    const { open, players } = site();
    expect((await open('')).names).toEqual(['Ada']);
    expect(players()).toEqual(['players/topscorers?league=39&season=2026']);
    const assists = await open('?by=assists');
    expect(assists.names).toEqual(['Bob', 'Ada']);
    expect(assists.text).not.toContain('Only players who have scored');
    // The list of cards comes tomorrow. Until then the page shows the scorers, and says so.
    const cards = await open('?by=cards');
    expect(cards.names).toEqual(['Ada']);
    expect(cards.text).toContain('Only players who have scored');
    for (const query of ['', '?by=assists', '?by=cards', '?by=cards&by=assists', '?by=<b>', '?by=topredcards'])
      expect((await open(query)).status).toBe(200);
    expect(players()).toEqual(['scorers', 'assists'].map((list) => `players/top${list}?league=39&season=2026`));
  });

  it('show cards on the next day, with a notice that players may be missing', async () => {
    const { open, players } = site();
    const { names, text } = await open('?by=cards', SUNDAY);
    expect(names).toEqual(['Cas']);
    expect(text).toContain('players with only red cards may be missing');
    expect((await open('?by=assists', SUNDAY)).names).toEqual(['Ada']);
    expect(players()).toEqual(['scorers', 'yellowcards'].map((list) => `players/top${list}?league=39&season=2026`));
  });

  it('fall back to the scorers when the plan refuses them, with a notice', async () => {
    const { open } = site('players/topassists');
    const { status, names, text } = await open('?by=assists');
    expect([status, names]).toEqual([200, ['Ada']]);
    expect(text).toContain('Only players who have scored');
  });
});
