import { MOST_TERM, type SearchResults, searchTerm } from '../../web/domain/search.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';
import { searchSite } from './search/searchSite.ts';

/** The search results for `?q=`, for visitors without JavaScript and for links to a search. */
export function resolveSearchPage(route: Route & { name: 'search' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const given = (context.search.get('q') ?? '').trim().slice(0, MOST_TERM);
  const term = searchTerm(given);
  const state = async () => {
    const results: SearchResults | null =
      term === null ? null : await searchSite(term, context.visitor.locale, context);
    return pageState(context, route, { kind: 'search', term: given, results });
  };
  return {
    status: 200,
    head: {
      title: given === '' ? t('search.title') : t('search.titleOf', { term: given }),
      description: t('search.description'),
      route,
      search: given === '' ? '' : `?${new URLSearchParams({ q: given })}`,
      indexed: false,
    },
    state: state(),
  };
}
