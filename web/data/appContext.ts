import { createContext, useContext } from 'react';
import { translateWith, type Words } from '../../locales/translate.ts';
import type { Follow } from '../domain/follow.ts';
import type { ListFilter } from '../domain/listQuery.ts';
import type { Match } from '../domain/match.ts';
import type { MatchGroup } from '../domain/matchGroups.ts';
import type { OddsBoard, OddsFormat, ResultPrices } from '../domain/odds.ts';
import type { Sport } from '../domain/sport.ts';
import { pathOf, type Route } from '../format/addresses/routes.ts';
import type { LateWork } from './late.ts';
import { type PageState, sportOf } from './pageState.ts';
import { hasBadge } from './queries.ts';

export interface ListedRow {
  match: Match;
  /** Undefined if the match has no prices. */
  prices: ResultPrices | undefined;
  /** The minimum betting age in years; null if the list has no column for prices. */
  minimumAge: number | null;
}

export interface ListedGroup {
  group: MatchGroup;
  sport: Sport;
  odds: OddsBoard;
  minimumAge: number | null;
  /** Whether the head of the group is in the first paint. */
  isEarly?: boolean;
}

/** The list that the visitor’s followed matches come from. */
export interface MyMatchesList extends Pick<ListedGroup, 'sport' | 'odds' | 'minimumAge'> {
  matches: readonly Match[];
  filter: ListFilter;
}

/** Parts that differ on the server. */
export interface ServerParts {
  rowMarkup?(rows: readonly ListedRow[]): string;
  /** The visitor’s follows. The browser reads them from the cookie instead. */
  follows?: readonly Follow[];
  /** Scheme and host of the site. */
  origin?: string;
  /** The parts that may follow the page. */
  late?: LateWork;
}

export function baseContext(state: PageState, messages: Words) {
  const { site, visitor, route, search, view, offersPaused, hasOdds, mayHaveOdds = false, isPartial = false } = state;
  const { locale } = visitor;
  // The page’s list if it is today’s football, whose rows the live badge then counts.
  const todaysList = view.kind === 'list' && hasBadge(view.query, visitor) ? view.query : null;
  return {
    site,
    visitor,
    locale,
    route,
    sport: sportOf(route, view),
    search,
    todaysList,
    offersPaused,
    hasOdds,
    mayHaveOdds,
    isPartial,
    t: translateWith(messages, locale),
    href: (to: Route) => pathOf(to, locale),
  };
}

export interface AppContext extends ReturnType<typeof baseContext>, ServerParts {
  oddsFormat: OddsFormat;
  chooseOddsFormat(format: OddsFormat): void;
}

export const App = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(App);
  if (app === null) throw new Error('useApp needs an App context');
  return app;
}
