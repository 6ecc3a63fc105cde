import type { Route } from '../../web/addresses/routes.ts';
import { addDays } from '../../web/domain/zonedTime.ts';
import { longDay } from '../../web/format/calendar.ts';
import type { PageHead } from '../render/documentParts.ts';
import { askedOf, type ListReading } from './dayReading.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

type Words = Pick<PageHead, 'title' | 'description'>;

/** The title and description of a list for today, and for another day by name. */
export interface ListWords {
  today: Words;
  onDay(date: string): Words;
}

/** Days further from today are not indexed: there are endlessly many, and people don't search for them. */
const NEAR_DAYS = 7;

/** Football's list equals the home page, so the home page is its canonical address. */
function canonicalOf(route: Route): Route {
  return route.name === 'sport' && route.sport === 'football' ? { name: 'home' } : route;
}

/** The words for today's address when it shows another day, which has an address of its own. */
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
 * The head of a page that lists a day's matches. Every day has its own address. Search engines index today's, even
 * when it shows another day, and near days with matches.
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
