import { Late, type LateParts } from '../../web/data/late.ts';
import { MAX_TERM, type SearchResults, searchTerm } from '../../web/domain/search.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { ok } from '../base/result.ts';
import { loadLive } from '../live/list/loadLive.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { searchSite } from '../search/searchSite.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';
import { loadPopularClubs } from './popularClubs.ts';

const LIVE_MATCHES = 4;

/** The search results for `?q=`, and without a term what a visitor may look for. Works without JavaScript. */
export function resolveSearchPage(route: Route & { name: 'search' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const given = (context.search.get('q') ?? '').trim().slice(0, MAX_TERM);
  const term = searchTerm(given);
  const state = async () => {
    const results: SearchResults | null =
      term === null ? null : await searchSite(term, context.visitor.locale, context);
    const late: LateParts =
      term === null
        ? {
            'popular-clubs': new Late(loadPopularClubs(context.visitor, context).then((clubs) => ok(clubs))),
            'live-matches': new Late(loadLive(LIVE_MATCHES, context)),
          }
        : {};
    return pageState(context, route, { kind: 'search', term: given, results }, { late });
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
