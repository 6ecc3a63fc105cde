import type { RowOrder } from '../domain/bestOdds.ts';
import type { EventDetail } from '../domain/eventDetail.ts';
import type { Match } from '../domain/match.ts';
import type { Standings } from '../domain/standings.ts';
import { EVENT_TABS, type EventTab } from '../routes.ts';

/** The tabs whose data is not in the event's own record. */
export type RelatedTab = 'odds' | 'head-to-head' | 'standings';

/** The tab that is open, with what it shows beside the event itself. */
export type EventPanel =
  | { tab: 'summary' | 'line-ups' | 'statistics' }
  | { tab: 'odds'; market: string; order: RowOrder }
  | { tab: 'head-to-head'; meetings: Match[] }
  | { tab: 'standings'; tables: Standings };

/** The tabs that have something to show. `related` are those of them that the server has found to have data. */
export function eventTabs(event: EventDetail, related: readonly RelatedTab[]): EventTab[] {
  return EVENT_TABS.filter((tab) => {
    switch (tab) {
      case 'summary':
        return true;
      case 'line-ups':
        return event.lineUps.home !== null || event.lineUps.away !== null;
      case 'statistics':
        return event.statistics.length > 0;
      default:
        return related.includes(tab);
    }
  });
}
