import type { ListView, View } from '../../web/data/pageState.ts';
import { LIST_FILTERS, type ListFilter, type ListQuery } from '../../web/domain/listQuery.ts';
import type { Competition, Country } from '../../web/domain/match.ts';
import { readPage, type Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { isCalendarDate } from '../../web/domain/zonedDay.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import type { Answer } from '../base/result.ts';
import { loadNearestDay } from '../live/day/nextMatch.ts';
import { loadListSnapshot } from '../live/list/loadList.ts';
import type { PageAnswer, PageContext } from './pageContext.ts';

const searchOf = (search: URLSearchParams) => (search.size === 0 ? '' : `?${search}`);

/** The query of a list page without a `page` that is first or invalid; null when nothing changes. */
export function pagedSearch(search: URLSearchParams): string | null {
  const page = search.get('page');
  if (page === null || (readPage(page) ?? 1) > 1) return null;
  const corrected = new URLSearchParams(search);
  corrected.delete('page');
  return searchOf(corrected);
}

function listOf(view: View): Pick<ListView['query'], 'page'> | null {
  if (view.kind === 'list') return view.query;
  if (view.kind === 'news') return 'page' in view.shown.value ? view.shown.value : null;
  if (view.kind !== 'tournament') return null;
  const { panel } = view;
  if ('list' in panel) return panel.list.query;
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

export interface ListParts {
  route: Route;
  sport: Sport;
  /** The fixed filter of a page: the live list shows live matches only. */
  only?: ListFilter;
  region?: Country;
  tournament?: Competition;
  /** The page shows no prices, so none are requested. */
  isUnpriced?: true;
}

/** The filter, date and page in the address. Invalid or missing values mean all matches of today. */
export function askedOf({ search, visitor }: Pick<PageContext, 'search' | 'visitor'>) {
  const today = zonedTime(visitor.now, visitor.zone).date;
  const date = search.get('date') ?? today;
  return {
    today,
    date: isCalendarDate(date) ? date : today,
    filter: LIST_FILTERS.find((each) => each === search.get('filter')) ?? 'all',
    page: readPage(search.get('page')) ?? 1,
  };
}

function wholeDay(context: PageContext, { sport, only, region, tournament }: ListParts): ListQuery {
  const { date, today, page } = askedOf(context);
  return {
    sport,
    // Matches are in play today, whatever the address says.
    date: only === undefined ? date : today,
    zone: context.visitor.zone,
    filter: 'all',
    page,
    ...(region === undefined ? {} : { region: region.slug }),
    ...(tournament === undefined ? {} : { tournament: tournament.id }),
  };
}

/** Whether the address has no date and today has no match. The live list always shows today. */
function isEmptyDefault({ counters, incomplete }: Snapshot, { search }: PageContext, { only }: ListParts): boolean {
  return counters.all === 0 && !incomplete && only === undefined && !search.has('date');
}

/** The day of an address, and what its head needs. */
export interface DayReading {
  query: ListQuery;
  snapshot: Answer<Snapshot>;
  /** The status is 404 for a day that the source never has, and 503 when the day is unavailable. */
  status: 200 | 404 | 503;
  /** Whether the day has no match or could not be read. */
  isEmpty: boolean;
  /** The date that the list opens on because today has no match; null when it shows the requested day. */
  nearest: string | null;
}

/** Reads the day of an address, once for the head and the list. */
export async function loadDay(context: PageContext, parts: ListParts): Promise<DayReading> {
  const query = wholeDay(context, parts);
  const snapshot = await loadListSnapshot(query, context);
  if (!snapshot.ok) {
    const status = snapshot.error.kind === 'excluded' ? 404 : 503;
    return { query, snapshot, status, isEmpty: true, nearest: null };
  }
  const nearest = isEmptyDefault(snapshot.value, context, parts) ? await loadNearestDay(query, context) : null;
  return { query, snapshot, status: 200, isEmpty: snapshot.value.counters.all === 0, nearest };
}
