import { translator } from '../../locales/translator.ts';
import type { Route } from '../../web/addresses/routes.ts';
import type { Competition } from '../../web/domain/competition.ts';
import { nameIn } from '../../web/domain/named.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { TournamentTab } from '../../web/domain/tabs.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { type PagePreview, pagePreview } from '../image/preview/address.ts';
import { competitionCard } from '../image/preview/cards.ts';
import type { PageHead } from '../render/documentParts.ts';
import type { ListWords } from './listHead.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

// Several sports have a Super League, so heads name any sport but football.
function wordsFor(competition: Competition, sport: Sport, context: PageContext) {
  const { locale } = context.visitor;
  const t = wordsOf(context);
  const place = [competition.country.names[locale], sport === 'football' ? '' : t(`sport.${sport}`)];
  return { competition: nameIn(competition, locale), place: place.filter(Boolean).join(', ') };
}

/** The words of a competition's daily lists. */
export function tournamentWords(competition: Competition, sport: Sport, context: PageContext): ListWords {
  const t = wordsOf(context);
  const words = wordsFor(competition, sport, context);
  return {
    today: { title: t('meta.tournamentTitle', words), description: t('meta.tournamentDescription', words) },
    onDay: (date) => ({
      title: t('meta.tournamentDayTitle', { ...words, date }),
      description: t('meta.tournamentDayDescription', { ...words, date }),
    }),
  };
}

type TabRoute = Route & { name: 'tournament'; tab: Exclude<TournamentTab, 'matches'> };

/** The social card of a competition, the same on each of its pages. */
export function tournamentPreview(competition: Competition, sport: Sport, context: PageContext): PagePreview {
  const { config, visitor } = context;
  const card = competitionCard(competition, config.siteName, translator(visitor.locale));
  return pagePreview({ kind: 'competition', sport, id: competition.id }, visitor.locale, card);
}

/** The head of any competition tab except the daily list. */
export function tournamentTabHead(competition: Competition, route: TabRoute, context: PageContext): PageHead {
  const t = wordsOf(context);
  const words = wordsFor(competition, route.sport, context);
  return {
    title: t('meta.tournamentTabTitle', { ...words, tab: lowerFirst(t(`tournament.${route.tab}`)) }),
    description: t(`meta.${route.tab}Description`, words),
    route,
    search: '',
    indexed: true,
    preview: tournamentPreview(competition, route.sport, context),
  };
}
