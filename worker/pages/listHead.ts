import { translator } from '../../locales/translator.ts';
import { nameIn } from '../../web/domain/locale.ts';
import type { Competition } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { TournamentTab } from '../../web/domain/tabs.ts';
import { addDays } from '../../web/domain/zonedTime.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { longDay } from '../../web/format/calendar.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { competitionCard } from '../render/cards.ts';
import type { PageHead } from '../render/documentParts.ts';
import { type PagePreview, pagePreview } from '../render/preview/address.ts';
import { askedOf, type DayReading } from './dayReading.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

// Several sports have a Super League, so heads name any sport but football.
function wordsFor(competition: Competition, sport: Sport, context: PageContext) {
  const { locale } = context.visitor;
  const t = wordsOf(context);
  const place = [competition.country.names[locale], sport === 'football' ? '' : t(`sport.${sport}`)];
  return { competition: nameIn(competition, locale), place: place.filter(Boolean).join(', ') };
}

/** The words of daily lists: those of a kind of page, with `words` in their blanks. */
export function listWords(
  kind: 'sport' | 'region' | 'tournament',
  words: Readonly<Record<string, string>>,
  context: PageContext,
): ListWords {
  const t = wordsOf(context);
  return {
    today: { title: t(`meta.${kind}Title`, words), description: t(`meta.${kind}Description`, words) },
    onDay: (date) => ({
      title: t(`meta.${kind}DayTitle`, { ...words, date }),
      description: t(`meta.${kind}DayDescription`, { ...words, date }),
    }),
  };
}

/** The words of a competition's overview and of its daily lists. */
export function tournamentWords(
  competition: Competition,
  { sport, tab }: Pick<TournamentRoute, 'sport' | 'tab'>,
  context: PageContext,
): ListWords {
  const words = listWords('tournament', wordsFor(competition, sport, context), context);
  return tab === 'matches' ? { ...words, today: tabWords(competition, { sport, tab }, context) } : words;
}

type TournamentRoute = Route & { name: 'tournament' };

type TabRoute = Route & { name: 'tournament'; tab: Exclude<TournamentTab, 'overview'> };

/** The social card of a competition, the same on each of its pages. */
export function tournamentPreview(competition: Competition, sport: Sport, context: PageContext): PagePreview {
  const { config, visitor } = context;
  const card = competitionCard(competition, config.siteName, translator(visitor.locale));
  return pagePreview({ kind: 'competition', sport, id: competition.id }, visitor.locale, card);
}

function tabWords(competition: Competition, { sport, tab }: Pick<TabRoute, 'sport' | 'tab'>, context: PageContext) {
  const t = wordsOf(context);
  const words = wordsFor(competition, sport, context);
  return {
    title: t('meta.tournamentTabTitle', { ...words, tab: lowerFirst(t(`tournament.${tab}`)) }),
    description: t(`meta.${tab}Description`, words),
  };
}

/** The head of any competition tab except the overview and the daily list. */
export function tournamentTabHead(competition: Competition, route: TabRoute, context: PageContext): PageHead {
  return {
    ...tabWords(competition, route, context),
    route,
    indexed: true,
    preview: tournamentPreview(competition, route.sport, context),
  };
}

type Words = Pick<PageHead, 'title' | 'description'>;

/** The title and description of a list for today, and for another day by name. */
interface ListWords {
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
  { route, words, reading: { isEmpty, nearest } }: { route: Route; words: ListWords; reading: DayReading },
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
