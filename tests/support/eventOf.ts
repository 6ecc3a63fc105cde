import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';

/** The details of a match: none, but for the given ones. */
export const eventOf = (match: Match, given: Partial<EventDetail> = {}): EventDetail => ({
  match,
  halfTime: null,
  shootOut: null,
  incidents: [],
  periods: [],
  statistics: [],
  lineUps: { home: null, away: null },
  venue: null,
  referee: null,
  ...given,
});
