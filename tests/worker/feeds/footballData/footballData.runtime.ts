import { type Answers, fakeSource, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { london, siteWith } from '../../site.runtime.ts';
import { AWAY, goal, HOME, listed, match, refusal, row, score } from './footballData.records.ts';

const running = match('IN_PLAY', { score: score([1, 0]), goals: [goal(HOME, 12, [1, 0])] });
const toCome = match('TIMED', { id: 500_002, utcDate: '2026-11-21T20:00:00Z', homeTeam: AWAY, awayTeam: HOME });
const undetermined = match('TIMED', {
  id: 500_003,
  homeTeam: { id: null, name: null },
  awayTeam: { id: null, name: null },
});
const over = match('FINISHED', { id: 499_000, utcDate: '2026-11-20T20:00:00Z', score: score([0, 2], [0, 1]) });
const detailed = {
  ...running,
  homeTeam: { ...HOME, formation: null, lineup: [listed(1, 'Alisson Becker', 'Goalkeeper')], bench: [] },
};

export const answers: Answers = (path) => {
  switch (path) {
    case 'matches?dateFrom=2026-11-20&dateTo=2026-11-22':
      return { filters: {}, resultSet: { count: 4 }, matches: [running, toCome, undetermined, over] };
    case 'matches/500001':
      return detailed;
    case 'matches/499000':
      return over;
    case 'matches/500001/head2head?limit=10':
      return { aggregates: {}, matches: [running, over] };
    case 'competitions':
      return {
        count: 2,
        competitions: [
          { id: 2021, area: { id: 2072, name: 'England' }, name: 'Premier League', code: 'PL', type: 'LEAGUE' },
          { id: 2000, area: { id: 2267, name: 'World' }, name: 'FIFA World Cup', code: 'WC', type: 'CUP' },
        ],
      };
    case 'competitions/2021/standings':
      return {
        standings: [
          {
            stage: 'REGULAR_SEASON',
            type: 'TOTAL',
            group: null,
            table: [row(1, 64, HOME.name), row(2, 57, AWAY.name)],
          },
        ],
      };
    default:
      return path.startsWith('matches?') ? { matches: [] } : refusal(404, 'The resource does not exist.');
  }
};

/** A new site on football-data.org. */
export function site(given: Answers = answers) {
  const url = `${newUrl('football-data')}/v4`;
  const visit = siteWith({ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_URL: url, FOOTBALL_DATA_TOKEN: 'secret-token' });
  const asked = fakeSource(url, given);
  const open = async (path: string) => {
    const response = await visit(path, london);
    return { status: response.status, text: await response.text() };
  };
  return { asked, open };
}
