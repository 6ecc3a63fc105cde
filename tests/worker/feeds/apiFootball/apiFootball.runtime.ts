import { type Answers, fakeSource, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';
import { AWAY, answer, event, fixture, HOME, lineUp, rank, statistics } from './apiFootball.records.ts';

export const london = visitorOf('GB');
export const timestamp = (instant: string) => Date.parse(instant) / 1000;

export const listed = fixture(['1H', 20], [0, 0]);
const running = fixture(['2H', 52], [1, 0], {
  events: [event(HOME, [50], ['Goal', 'Normal Goal']), event(AWAY, [30], ['Card', 'Red Card'])],
});
const detailed = {
  ...running,
  lineups: [lineUp(HOME, 100), lineUp(AWAY, 200)],
  statistics: [statistics(HOME, { 'Ball Possession': '60%' }), statistics(AWAY, { 'Ball Possession': '40%' })],
};
const ofNight = fixture(['2H', 80], [2, 2], { fixture: { id: 1000, timestamp: timestamp('2026-11-21T14:00:00Z') } });
const ended = fixture(['FT', 90], [2, 3], { fixture: { id: 1000, timestamp: timestamp('2026-11-21T14:00:00Z') } });
export const toCome = fixture(['NS'], [null, null], {
  fixture: { id: 1002, timestamp: timestamp('2026-11-21T20:00:00Z') },
  league: { id: 2, name: 'UEFA Champions League', country: 'World', round: 'League Stage - 5' },
});
const last = fixture(['FT', 90], [0, 1], { fixture: { id: 900, timestamp: timestamp('2026-02-01T16:00:00Z') } });

const league = (id: number, name: string, country: string, standings = true) => ({
  league: { id, name, type: 'League', logo: '' },
  country: { name: country, code: null, flag: null },
  seasons: [{ year: 2026, start: '2026-08-01', end: '2027-05-31', current: true, coverage: { standings } }],
});
const table = {
  league: { id: 39, season: 2026, standings: [[rank(1, 33, 'Manchester United'), rank(2, 40, 'Liverpool')]] },
};

export const answers: Answers = (path) => {
  switch (path) {
    case 'fixtures?date=2026-11-21':
      return answer([listed, toCome, ended]);
    case 'fixtures?live=all':
      return answer([running, ofNight]);
    case 'fixtures?id=1001':
      return answer([detailed]);
    case 'fixtures?id=900':
      return answer([last]);
    case 'fixtures/headtohead?h2h=33-40':
      return answer([running, last]);
    case 'leagues?current=true':
      return answer([
        league(39, 'Premier League', 'England'),
        league(2, 'UEFA Champions League', 'World', false),
        league(45, 'FA Cup', 'England', false),
      ]);
    case 'standings?league=39&season=2026':
      return answer([table]);
    default:
      return answer([]);
  }
};

/** A new site on API-Football. */
export function site(given: Answers = answers) {
  const url = newUrl('api-football');
  const settings = { LIVE_SOURCE: 'api-football', API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'secret-key' };
  const asked = fakeSource(url, given);
  const visit = siteWith(settings);
  const open = async (path: string, headers = london) => {
    const response = await visit(path, headers);
    return { status: response.status, text: await response.text() };
  };
  return { asked, open };
}
