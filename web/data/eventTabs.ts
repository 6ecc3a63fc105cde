import type { Messages } from '../../locales/translate.ts';
import type { RowOrder } from '../domain/bestOdds.ts';
import type { EventDetail } from '../domain/eventDetail.ts';
import type { EventQuery } from '../domain/eventQuery.ts';
import type { Match } from '../domain/match.ts';
import type { MatchPreview } from '../domain/matchPreview.ts';
import type { MomentumSample } from '../domain/momentum.ts';
import type { TableNeeds } from '../domain/season/seasonNeeds.ts';
import type { Standings } from '../domain/standings.ts';
import { EVENT_TABS, type EventTab } from '../domain/tabs.ts';
import type { ServerOnly } from './serverOnly.ts';

/** Tabs whose data is not in the event’s own record. */
export const RELATED_TABS = ['odds', 'head-to-head', 'standings'] as const;

export type RelatedTab = (typeof RELATED_TABS)[number];

/** Why a tab is empty (`emptyTab.` in the messages). */
export type EmptyTabReason = Exclude<keyof Messages['emptyTab'], 'toSummary' | 'toCompetition'>;

/** A preview, and its parts that failed. */
export type ShownPreview = MatchPreview & { failed: RelatedTab[] };

/** The open tab and its data beside the event. */
export type EventPanel =
  | { tab: 'summary'; preview?: ServerOnly<ShownPreview>; momentum?: ServerOnly<MomentumSample[]> }
  | { tab: 'line-ups' }
  | { tab: 'statistics'; momentum?: ServerOnly<MomentumSample[]> }
  | { tab: 'odds'; market: string; order: RowOrder }
  | { tab: 'head-to-head'; meetings: ServerOnly<Match[]> }
  /** `running`: the scores that the tables include (`scoresOfToday`). */
  | { tab: 'standings'; tables: ServerOnly<Standings>; needs: ServerOnly<TableNeeds[]>; running: string | null }
  | { tab: 'empty'; of: RelatedTab; reason: EmptyTabReason }
  | { tab: 'hidden'; of: 'odds' | 'standings' };

/** The Odds tab of a match. Its address names the market (`marketKey`) and the order of operators. */
export interface MatchOdds {
  match: Match;
  query: EventQuery;
  panel: EventPanel & { tab: 'odds' };
}

function hasData(tab: EventTab, { lineUps, statistics, hidden }: EventDetail, related: readonly RelatedTab[]): boolean {
  switch (tab) {
    case 'summary':
      return true;
    case 'line-ups':
      return lineUps.home !== null || lineUps.away !== null;
    case 'statistics':
      return hidden?.statistics ?? statistics.length > 0;
    case 'odds':
    case 'head-to-head':
    case 'standings':
      return related.includes(tab);
  }
}

/** The tabs with data. `related` have data on the server; `open` shows even if it is empty. */
export function eventTabs(event: EventDetail, related: readonly RelatedTab[], open: EventTab): EventTab[] {
  return EVENT_TABS.filter((tab) => tab === open || hasData(tab, event, related));
}

/** An update of a live blog. */
export interface LiveUpdate {
  /** Milliseconds UTC. */
  at: number;
  title: string;
  text: string;
}
