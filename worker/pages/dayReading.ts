import type { Competition, Country } from '../../web/domain/competition.ts';
import { readPage } from '../../web/domain/listPages.ts';
import { LIST_FILTERS, type ListFilter, type ListQuery } from '../../web/domain/listQuery.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import type { Route } from '../../web/routes.ts';
import type { Result } from '../base/result.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { isCalendarDate } from '../base/zonedDay.ts';
import { readNearestDay } from '../live/nextMatch.ts';
import { readListSnapshot } from '../live/readList.ts';
import type { Failure } from '../upstream/failure.ts';
import { PATIENCE_MS, type PageContext } from './pageContext.ts';

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

/** Whether an address that names no day has none to show today. The live list is about now. */
function isEmptyDefault({ counters, incomplete }: Snapshot, { search }: PageContext, { only }: ListParts): boolean {
  return counters.all === 0 && !incomplete && only === undefined && !search.has('date');
}

/** What a page reads of the day that its address asks for, once for its head and its list. */
export interface DayReading {
  query: ListQuery;
  snapshot: Promise<Result<Snapshot, Failure>>;
  /** The day to show in its place; null where it is shown itself. */
  nearest: Promise<string | null>;
}

/** Begins to read the day that an address asks for. */
export function readDay(context: PageContext, parts: ListParts): DayReading {
  const query = wholeDay(context, parts);
  const snapshot = readListSnapshot(query, context);
  // What takes long is not waited for: the page says less, and the next visitor has it.
  const nearest = snapshot.then(async (read) =>
    read.ok && isEmptyDefault(read.value, context, parts)
      ? ((await withTimeout(readNearestDay(query, context), PATIENCE_MS)) ?? null)
      : null,
  );
  return { query, snapshot, nearest };
}

/** A head waits no longer than this for the day to show in place of an empty one. */
export const HEAD_PATIENCE_MS = 300;

/** What the head of a list needs to know of it. */
export interface ListReading {
  status: 200 | 404 | 503;
  /** The day is known to have no match. */
  isEmpty: boolean;
  /** The day that the list opens on instead of today, which has no match; null where it opens on the day of its address. */
  nearest: string | null;
}

/**
 * The status of a page that lists a day's matches: 404 for a day that the source never has, 503 where nothing is known of the day;
 * which day the page shows, and whether it has a match. Waits for the list: a head that is sent early would promise one.
 */
export async function headOf(day: DayReading): Promise<ListReading> {
  const snapshot = await day.snapshot;
  if (!snapshot.ok) {
    return { status: snapshot.error.kind === 'excluded' ? 404 : 503, isEmpty: true, nearest: null };
  }
  const nearest = (await withTimeout(day.nearest, HEAD_PATIENCE_MS)) ?? null;
  return { status: 200, isEmpty: snapshot.value.counters.all === 0, nearest };
}
