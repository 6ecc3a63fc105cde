import type { Match, Team } from '../../web/domain/match.ts';

export const teamOf = (id: string, name: string): Team => ({
  id,
  name,
  logo: null,
  crest: { main: '#ff0000', second: '#ffffff', pattern: 'plain' },
});

/** An upcoming Premier League match of Arsenal and Chelsea, with the given fields replaced. */
export const matchOf = (given: Partial<Match> = {}): Match => ({
  id: '7',
  sport: 'football',
  competition: {
    id: '47',
    name: 'Premier League',
    country: { id: '2', slug: 'england', names: { en: 'England', nl: 'Engeland' }, flag: null },
  },
  round: null,
  kickOff: Date.parse('2026-11-21T15:00:00Z'),
  home: teamOf('1', 'Arsenal'),
  away: teamOf('2', 'Chelsea'),
  state: { kind: 'not-started' },
  redCards: { home: 0, away: 0 },
  correctedAt: null,
  ...given,
});
