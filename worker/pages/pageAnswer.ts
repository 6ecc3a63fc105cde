import { pathOf, type Route } from '../../web/addresses/routes.ts';
import type { PageDraft } from '../render/renderPage.ts';
import type { PageContext } from './pageContext.ts';

/** A redirect to the canonical address of a page. The query is kept. */
export interface PageRedirect {
  redirect: string;
  /** Replaces the query of the address. */
  search?: string;
  /** Redirects with 302 instead of 301: the address is right, but has nothing for this visitor now. */
  temporary?: true;
}

export type PageAnswer = PageDraft | PageRedirect;

/** Redirects to the canonical address of a route. */
export function movedTo(route: Route, { visitor }: Pick<PageContext, 'visitor'>): PageRedirect {
  return { redirect: pathOf(route, visitor.locale) };
}
