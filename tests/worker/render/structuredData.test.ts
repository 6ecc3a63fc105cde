import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { eventData } from '../../../worker/render/structuredData.ts';
import { matchOf } from '../matchOf.ts';

const dataOf = (state: MatchState, venue: Parameters<typeof eventData>[0]['venue'] = null) =>
  eventData({ match: matchOf({ state }), venue }, 'https://scoreline.test', 'nl');

describe('a match as structured data', () => {
  it('says who, when and where', () => {
    const venue = { name: 'Emirates Stadium', city: 'London', attendance: null };
    expect(dataOf({ kind: 'not-started' }, venue)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Arsenal – Chelsea',
      startDate: '2026-11-21T15:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
      awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
      competitor: [
        { '@type': 'SportsTeam', name: 'Arsenal' },
        { '@type': 'SportsTeam', name: 'Chelsea' },
      ],
      location: { '@type': 'Place', name: 'Emirates Stadium', address: 'London' },
      url: 'https://scoreline.test/nl/wedstrijd/voetbal/arsenal-chelsea-7',
    });
  });

  it('has no place where the feed knows none', () => {
    expect(dataOf({ kind: 'not-started' })).not.toHaveProperty('location');
  });

  it('has a day and no hour while the hour is not known', () => {
    expect(dataOf({ kind: 'not-started', untimed: true }).startDate).toBe('2026-11-21');
  });

  it.each([
    [{ kind: 'postponed' }, 'EventPostponed'],
    [{ kind: 'cancelled', score: null }, 'EventCancelled'],
    [{ kind: 'abandoned', score: null }, 'EventCancelled'],
    [{ kind: 'half-time', score: null }, 'EventScheduled'],
  ] satisfies [MatchState, string][])('%o is %s', (state, status) => {
    expect(dataOf(state).eventStatus).toBe(`https://schema.org/${status}`);
  });
});
