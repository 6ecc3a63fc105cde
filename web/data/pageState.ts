import type { DehydratedState } from '@tanstack/react-query';
import type { PageContent } from '../domain/content.ts';
import type { ListFilter, ListQuery } from '../domain/listQuery.ts';
import type { Visitor } from '../domain/visitor.ts';
import type { Route } from '../routes.ts';

/** What is the same on every page of a deploy. */
export interface SiteInfo {
  name: string;
  /** The live data or the content are the embedded demonstration's. */
  demonstration: boolean;
  pollSeconds: number;
}

/** What stands in the middle of a page. */
export type View =
  | { kind: 'list'; query: ListQuery; filter: ListFilter; today: string }
  | { kind: 'text'; page: PageContent }
  | { kind: 'message'; message: 'not-found' | 'removed' | 'error' | 'unavailable'; requestId: string | null }
  | { kind: 'refused-play'; reason: 'unknown' | 'not-offered' | 'unavailable' };

/** Everything that a page is made of; it travels in the document, so that both sides render the same. */
export interface PageState {
  site: SiteInfo;
  visitor: Visitor;
  /** Null where the address names no page. */
  route: Route | null;
  view: View;
  /** The instant that match clocks show: the visitor's, or where the data ends when its source is silent. */
  matchTime: number;
  queries: DehydratedState;
}
