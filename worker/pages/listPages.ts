import { pathOf, type Route } from '../../web/addresses/routes.ts';
import type { ListView, View } from '../../web/data/pageState.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import type { PageAnswer } from './pageAnswer.ts';
import type { PageContext } from './pageContext.ts';

const searchOf = (search: URLSearchParams) => (search.size === 0 ? '' : `?${search}`);

/**
 * Corrects the query of a list page. Removes `all`, which used to give a day's whole list, and a `page` that is first
 * or invalid. Null when nothing changes.
 */
export function pagedSearch(search: URLSearchParams): string | null {
  const page = search.get('page');
  const isFirst = page !== null && (readPage(page) ?? 1) === 1;
  if (!search.has('all') && !isFirst) return null;
  const corrected = new URLSearchParams(search);
  corrected.delete('all');
  if (isFirst) corrected.delete('page');
  return searchOf(corrected);
}

function listOf(view: View): Pick<ListView['query'], 'page'> | null {
  if (view.kind === 'list') return view.query;
  if (view.kind !== 'tournament') return null;
  const { panel } = view;
  if (panel.tab === 'matches') return panel.list.query;
  return panel.tab === 'fixtures' || panel.tab === 'results' ? panel : null;
}

/**
 * Redirects (302) from a page beyond the end of a list to its last page. The odds desk shows its last page itself: its
 * length depends on the country, and a status must not.
 */
export async function withinList(
  drafting: Promise<PageAnswer>,
  route: Route,
  context: PageContext,
): Promise<PageAnswer> {
  const answer = await drafting;
  const { search, visitor } = context;
  const asked = readPage(search.get('page')) ?? 1;
  if ('redirect' in answer || asked === 1 || route.name === 'odds') return answer;
  const page = listOf((await answer.state).view)?.page ?? 1;
  if (page === asked) return answer;
  const last = new URLSearchParams(search);
  if (page === 1) last.delete('page');
  else last.set('page', String(page));
  return { redirect: pathOf(route, visitor.locale), search: searchOf(last), temporary: true };
}
