import { hasBadge } from '../../web/data/badgeQuery.ts';
import type { ListView, PageState } from '../../web/data/pageState.ts';
import { oddsQuery, snapshotQuery } from '../../web/data/queries.ts';
import type { Competition, Country } from '../../web/domain/competition.ts';
import { countUnder, isLong, pagesOf, readPage, shownPage } from '../../web/domain/listPages.ts';
import { LIST_FILTERS, type ListFilter, type ListQuery } from '../../web/domain/listQuery.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import type { Route } from '../../web/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { isCalendarDate } from '../base/zonedDay.ts';
import { readNearestDay, readNextMatch } from '../live/nextMatch.ts';
import { readListOdds, readListSnapshot } from '../live/readList.ts';
import { PATIENCE_MS, type PageContext, pageState } from './pageContext.ts';

export interface ListParts {
  route: Route;
  sport: Sport;
  /** The filter that the page is about: the live list shows live matches only. */
  only?: ListFilter;
  region?: Country;
  tournament?: Competition;
}

/** The filter and the day that the address asks for; what it does not say or says wrongly is today and all. */
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

function wholeDay(context: PageContext, { sport, region, tournament }: ListParts): ListQuery {
  const { date, page } = askedOf(context);
  return {
    sport,
    date,
    zone: context.visitor.zone,
    filter: 'all',
    page,
    ...(region === undefined ? {} : { region: region.slug }),
    ...(tournament === undefined ? {} : { tournament: tournament.id }),
  };
}

/** A page's head goes out after this time even when nobody knows yet whether there is a list below it. */
const HEAD_PATIENCE_MS = 300;

/** What the head of a list needs to know of it. */
export interface ListReading {
  status: 200 | 404 | 503;
  /** The day is known to have no match. */
  isEmpty: boolean;
  /** The day that the list opens on instead of today, which has no match; null where it opens on the day of its address. */
  nearest: string | null;
}

/**
 * The status of a page that lists a day's matches, where its head needs not wait to know it: 404 of a day that the source
 * never has, 503 where there is no list now; and which day it shows, and whether there is anything on it.
 */
export async function readForHead(context: PageContext, parts: ListParts): Promise<ListReading> {
  const whole = wholeDay(context, parts);
  const snapshot = await withTimeout(readListSnapshot(whole, context), HEAD_PATIENCE_MS);
  if (snapshot === undefined) return { status: 200, isEmpty: false, nearest: null };
  if (!snapshot.ok) {
    return { status: snapshot.error.reason === 'excluded' ? 404 : 503, isEmpty: true, nearest: null };
  }
  const nearest = isEmptyDefault(snapshot.value, context, parts)
    ? await withTimeout(readNearestDay(whole, context), HEAD_PATIENCE_MS)
    : null;
  return { status: 200, isEmpty: snapshot.value.counters.all === 0, nearest: nearest ?? null };
}

/** Whether an address that names no day has none to show today. The live list is about now. */
function isEmptyDefault({ counters, incomplete }: Snapshot, { search }: PageContext, { only }: ListParts): boolean {
  return counters.all === 0 && !incomplete && only === undefined && !search.has('date');
}

const isEmptyUnder = ({ counters }: Snapshot, filter: ListFilter) => countUnder(counters, filter) === 0;

// What takes long is not waited for: the page says less, and the next visitor has it.
async function nearestDay(query: ListQuery, context: PageContext): Promise<string | null> {
  return (await withTimeout(readNearestDay(query, context), PATIENCE_MS)) ?? null;
}

/** The first match to come after a list that shows none: later that day, or on another one. */
async function nextMatch(query: ListQuery, { matches }: Snapshot, context: PageContext): Promise<Match | null> {
  const later = matches.filter((match) => phaseOf(match) === 'upcoming').toSorted(byKickOff)[0];
  return later ?? (await withTimeout(readNextMatch(query.date, query, context), PATIENCE_MS)) ?? null;
}

/** The state of a page that lists a day's matches. */
export async function resolveListPage(context: PageContext, parts: ListParts): Promise<PageState> {
  const { visitor, feed, config } = context;
  const { livePollSeconds } = config;
  const asked = askedOf(context);
  const filter = parts.only ?? asked.filter;
  const { region, tournament } = parts;
  let whole = wholeDay(context, parts);
  const including = feed.days();
  let snapshot = await readListSnapshot(whole, context);
  const nearest =
    snapshot.ok && isEmptyDefault(snapshot.value, context, parts) ? await nearestDay(whole, context) : null;
  if (nearest !== null) {
    whole = { ...whole, date: nearest };
    snapshot = await readListSnapshot(whole, context);
  }
  // A day too long for one page is asked for by its filter; any other is filtered by the page itself.
  const asking = snapshot.ok && isLong(snapshot.value.counters) ? { ...whole, filter } : whole;
  if (asking.filter !== whole.filter) snapshot = await readListSnapshot(asking, context);
  const known: Snapshot | null = snapshot.ok ? snapshot.value : null;
  const query = known === null ? asking : { ...asking, page: shownPage(known.counters, asking) };
  const days = await withTimeout(including, HEAD_PATIENCE_MS);
  const next = known === null || !isEmptyUnder(known, filter) ? null : await nextMatch(query, known, context);
  const view: ListView = {
    kind: 'list',
    query,
    filter,
    today: asked.today,
    pages: known === null ? 1 : pagesOf(known.counters, filter),
    ...(days == null ? {} : { days }),
    ...(nearest === null ? {} : { isNearest: true }),
    ...(next === null ? {} : { next }),
    ...(!snapshot.ok && snapshot.error.reason === 'excluded' ? { isOutside: true } : {}),
    ...(region === undefined ? {} : { place: region.names[visitor.locale] }),
  };
  const state = await pageState(context, parts.route, view, {
    besideRunning: parts.only === 'live',
    hasBadge: hasBadge(query, visitor),
    names: { country: region, competition: tournament },
    async prefetch(queries) {
      if (known === null) return;
      queries.setQueryData(snapshotQuery(query, livePollSeconds).queryKey, known);
      const odds = await withTimeout(readListOdds(query, visitor, context), PATIENCE_MS);
      if (odds !== undefined) queries.setQueryData(oddsQuery(query, livePollSeconds).queryKey, odds);
    },
  });
  const matchTime = matchTimeOf(visitor.now, known);
  return { ...state, matchTime };
}
