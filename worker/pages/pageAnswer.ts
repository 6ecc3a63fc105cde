import { pathOf, type Route } from '../../web/routes.ts';
import type { PageDraft } from '../render/renderPage.ts';
import type { PageContext } from './pageContext.ts';

/** Where an address leads that names a page in other words than its own; the query of the address goes along. */
export interface PageRedirect {
  redirect: string;
  /** The query it has there, where it is not the one of the address. */
  search?: string;
  /** The address is right, but has nothing for this visitor now: 302 instead of 301. */
  temporary?: true;
}

/** What an address is answered with: a page, or the way to another address. */
export type PageAnswer = PageDraft | PageRedirect;

/** Leads to the canonical address of a route. */
export function movedTo(route: Route, { visitor }: Pick<PageContext, 'visitor'>): PageRedirect {
  return { redirect: pathOf(route, visitor.locale) };
}
