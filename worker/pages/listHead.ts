import { longDay } from '../../web/format/calendar.ts';
import { addDays } from '../../web/format/zonedTime.ts';
import type { Route } from '../../web/routes.ts';
import type { PageHead } from '../render/documentParts.ts';
import { askedOf, type ListReading } from './dayReading.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

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

/** What the address of today says where it shows another day, whose own address says something else. */
function nearestWords(date: string, { today, onDay }: ListWords, context: PageContext): Words {
  const t = wordsOf(context);
  const day = longDay(date, askedOf(context).today, t);
  return {
    title: t('meta.nearestTitle', { title: today.title, date: day }),
    description: t('meta.nearestDescription', { description: onDay(day).description }),
  };
}

function wordsOn(date: string, nearest: string | null, words: ListWords, context: PageContext): Words {
  const { today } = askedOf(context);
  if (date !== today) return words.onDay(longDay(date, today, wordsOf(context)));
  return nearest === null ? words.today : nearestWords(nearest, words, context);
}

/**
 * The head of a page that lists a day's matches. Every day has an address of its own; search engines keep today's, whatever
 * day it opens on, and the near days on which something is played.
 */
export function listHead(
  context: PageContext,
  { route, words, reading: { isEmpty, nearest } }: { route: Route; words: ListWords; reading: ListReading },
): PageHead {
  const { date, today } = askedOf(context);
  const isToday = date === today;
  const isNear = date >= addDays(today, -NEAR_DAYS) && date <= addDays(today, NEAR_DAYS);
  return {
    ...wordsOn(date, nearest, words, context),
    route: canonicalOf(route),
    search: isToday ? '' : `?date=${date}`,
    indexed: isToday || (isNear && !isEmpty),
  };
}
