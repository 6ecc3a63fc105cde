import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { eventData } from '../../../worker/render/structuredEvent.ts';
import { matchOf } from '../../support/matchOf.ts';

const ORIGIN = 'https://scoreline.test';
const FACTS = { origin: ORIGIN, locale: 'nl', description: 'Wie tegen wie', image: `${ORIGIN}/preview/a.png` } as const;

const dataOf = (state: MatchState, venue: Parameters<typeof eventData>[0]['venue'] = null) =>
  eventData({ match: matchOf({ state }), venue }, FACTS);

describe('structured data of a match', () => {
  it('teams, kick-off and venue are named', () => {
    const venue = { name: 'Emirates Stadium', city: 'London', attendance: null };
    const home = { '@type': 'SportsTeam', name: 'Arsenal', url: `${ORIGIN}/nl/team/arsenal-1` };
    const away = { '@type': 'SportsTeam', name: 'Chelsea', url: `${ORIGIN}/nl/team/chelsea-2` };
    expect(dataOf({ kind: 'not-started' }, venue)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Arsenal – Chelsea',
      description: 'Wie tegen wie',
      image: [`${ORIGIN}/preview/a.png`],
      sport: 'Voetbal',
      startDate: '2026-11-21T15:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: home,
      awayTeam: away,
      competitor: [home, away],
      location: {
        '@type': 'Place',
        name: 'Emirates Stadium',
        address: { '@type': 'PostalAddress', addressLocality: 'London' },
      },
      url: `${ORIGIN}/nl/wedstrijd/voetbal/arsenal-chelsea-7`,
    });
  });

  it('the start has a date without an hour when the hour is unknown', () => {
    expect(eventData({ match: matchOf({ untimed: true }), venue: null }, FACTS).startDate).toBe('2026-11-21');
  });

  it.each([
    [{ kind: 'postponed' }, 'EventPostponed'],
    [{ kind: 'cancelled', score: null }, 'EventCancelled'],
    [{ kind: 'abandoned', score: null }, 'EventCancelled'],
    [{ kind: 'to-finish', score: null }, 'EventPostponed'],
    [{ kind: 'delayed', score: null }, 'EventScheduled'],
    [{ kind: 'half-time', score: null }, 'EventScheduled'],
  ] satisfies [MatchState, string][])('the state %o becomes %s', (state, status) => {
    expect(dataOf(state).eventStatus).toBe(`https://schema.org/${status}`);
  });
});
