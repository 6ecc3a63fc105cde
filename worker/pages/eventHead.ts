import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { type EmptyTabReason, eventTabs, type RelatedTab } from '../../web/data/eventTabs.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { lineGoals } from '../../web/domain/incidents.ts';
import { kickOffDate } from '../../web/domain/kickOff.ts';
import { nameIn } from '../../web/domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import type { EventTab } from '../../web/domain/tabs.ts';
import { calendarParts } from '../../web/domain/zonedTime.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { isOver, matchInWords } from '../../web/format/matchInWords.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { type CountryOffers, loadShownOffers } from '../content/pageSettings.ts';
import { competitionText } from '../live/competition/competitionText.ts';
import { matchCard } from '../render/cards.ts';
import { MAX_TITLE, type PageHead } from '../render/documentParts.ts';
import { pagePreview } from '../render/preview/address.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

/** The reason why a match has no odds for a visitor. The country's rules come first, then the state of the match. */
function emptyOddsReason(match: Match, { policy, operators }: CountryOffers): EmptyTabReason {
  if (!policy.allowed || operators.length === 0) return 'odds-not-here';
  const phase = phaseOf(match);
  if (phase === 'finished' || phase === 'off') return 'odds-over';
  if (isUnderWay(match)) return policy.oddsInPlay ? 'no-odds-now' : 'no-odds-in-play';
  return 'no-odds-yet';
}

/** The reason why a match tab is empty. An empty tab keeps its page, so that shared addresses work. */
export async function emptyTabReason(match: Match, tab: RelatedTab, context: PageContext): Promise<EmptyTabReason> {
  switch (tab) {
    case 'odds': {
      const { content, visitor } = context;
      return emptyOddsReason(match, await loadShownOffers(visitor, content));
    }
    case 'head-to-head':
      return match.home === null || match.away === null ? 'no-opponents-yet' : 'no-meetings';
    case 'standings':
      return 'no-table';
  }
}

type EventRoute = Route & { name: 'event' };

/** The round of a match in the visitor's language, or null. */
export function roundIn({ round }: Match, { visitor }: Pick<PageContext, 'visitor'>): string | null {
  return round === null ? null : competitionText(round, visitor.locale);
}

/** A match by its teams; while both are unknown, by its competition and round. */
export function calledIn(match: Match, context: PageContext): string {
  const { home, away, competition } = match;
  if (home === null && away === null)
    return [nameIn(competition, context.visitor.locale), roundIn(match, context) ?? ''].filter(Boolean).join(', ');
  const t = wordsOf(context);
  return t('match.fixture', namesOf(match, t));
}

/** The available parts of a match in words. Odds are included only when the visitor sees some. */
function topicsOf({ state }: Match, tabs: readonly EventTab[], t: Translate): string {
  const first = isOver(state) ? t('meta.result') : t('meta.liveScore');
  const others = tabs.filter((tab) => tab !== 'summary');
  return [first, ...others.map((tab) => lowerFirst(t(`event.${tab}`)))].join(', ');
}

/** The head of a match page: teams, competition, date, final score, and the topic of the tab. */
export function eventHead(
  event: EventDetail,
  { route, related }: { route: EventRoute; related: readonly RelatedTab[] },
  context: PageContext,
): PageHead {
  const t = wordsOf(context);
  const { match } = event;
  const { locale, zone } = context.visitor;
  const isUndecided = match.home === null && match.away === null;
  const { weekday, day, month, year } = calendarParts(kickOffDate(match, zone));
  const date = { weekday: t.calendar.long[weekday] ?? '', day, month: t.calendar.months[month] ?? '', year };
  const competition = isUndecided ? '' : nameIn(match.competition, locale);
  const round = isUndecided ? null : roundIn(match, context);
  const factsOf = (...facts: (string | null)[]) => facts.filter(Boolean).join(', ');
  const called = isUndecided ? calledIn(match, context) : matchInWords(match, t);
  const short = { match: called, facts: factsOf(competition, t('meta.date', date)) };
  const long = { match: called, facts: factsOf(competition, round, t('day.dateYear', date)) };
  // The head of an empty tab promises no more than the match itself.
  const tabs = eventTabs(event, related, 'summary');
  const tab = tabs.includes(route.tab) ? route.tab : 'summary';
  const promise = related.includes('odds') ? 'eventOddsTitle' : 'eventTitle';
  const ownTitle = isOver(match.state) ? 'eventEndedTitle' : promise;
  const titled = (title: typeof ownTitle | 'eventTabTitle', facts: string) =>
    t(`meta.${title}`, { match: called, facts, tab: t(`event.${tab}`) });
  const own = tab === 'summary' ? ownTitle : 'eventTabTitle';
  const onDay = t('meta.date', date);
  // Long names leave no room for the competition, and very long ones none for the tab's words.
  const titles = [
    titled(own, short.facts),
    titled(own, onDay),
    ...(tab === 'summary' ? [titled('eventEndedTitle', onDay)] : []),
  ];
  return {
    title: titles.find(({ length }) => length <= MAX_TITLE) ?? titles.at(-1) ?? called,
    description:
      tab === 'summary'
        ? t('meta.eventDescription', { ...long, topics: topicsOf(match, tabs, t) })
        : t(`eventTabMeta.${tab}`, long),
    route,
    preview: pagePreview(
      { kind: 'match', sport: match.sport, id: match.id },
      locale,
      // The picture is the same in every country.
      matchCard(match, lineGoals(event.incidents), context.config.siteName, translator(locale)),
    ),
    // Matches of an undrawn round are not indexed, because their pages can't be distinguished.
    indexed: !isUndecided && tab === route.tab,
  };
}
