import { longDay } from '../../web/format/calendar.ts';
import { addDays } from '../../web/format/zonedTime.ts';
import type { Route } from '../../web/routes.ts';
import type { PageHead } from '../render/documentParts.ts';
import { type PageContext, wordsOf } from './pageContext.ts';
import { askedOf } from './resolveListPage.ts';

type Words = Pick<PageHead, 'title' | 'description'>;

/** What the head of a list says: of today, and of another day, which it names. */
export interface ListWords {
  today: Words;
  onDay(date: string): Words;
}

/** Search engines keep no day further off: nobody looks for them, and there is no end of them. */
const NEAR_DAYS = 7;

/** Football's list shows what the home page shows, so that is its one address for search engines and for sharing. */
function canonicalOf(route: Route): Route {
  return route.name === 'sport' && route.sport === 'football' ? { name: 'home' } : route;
}

/**
 * The head of a page that lists a day's matches. Every day has an address of its own; search engines keep today's, and
 * the near days on which something is played.
 */
export function listHead(
  context: PageContext,
  { route, words, isEmpty }: { route: Route; words: ListWords; isEmpty: boolean },
): PageHead {
  const { date, today } = askedOf(context);
  const isToday = date === today;
  const isNear = date >= addDays(today, -NEAR_DAYS) && date <= addDays(today, NEAR_DAYS);
  return {
    ...(isToday ? words.today : words.onDay(longDay(date, wordsOf(context)))),
    route: canonicalOf(route),
    search: isToday ? '' : `?date=${date}`,
    indexed: isToday || (isNear && !isEmpty),
  };
}
