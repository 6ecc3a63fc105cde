import { translator } from '../../locales/translator.ts';
import type { Competition } from '../../web/domain/competition.ts';
import { nameIn } from '../../web/domain/named.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { TournamentTab } from '../../web/domain/tabs.ts';
import type { Route } from '../../web/routes.ts';
import { type PagePreview, pagePreview } from '../preview/address.ts';
import { competitionCard } from '../preview/cards.ts';
import type { PageHead } from '../render/documentParts.ts';
import type { ListWords } from './listHead.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

// Countries have a Super League in more than one sport: whatever is not football says so.
function wordsFor(competition: Competition, sport: Sport, context: PageContext) {
  const { locale } = context.visitor;
  const t = wordsOf(context);
  const place = [competition.country.names[locale], sport === 'football' ? '' : t(`sport.${sport}`)];
  return { competition: nameIn(competition, locale), place: place.filter(Boolean).join(', ') };
}

/** What the heads of a competition's days say. */
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

/** The picture of a competition, the same on each of its pages. */
export function tournamentPreview(competition: Competition, sport: Sport, context: PageContext): PagePreview {
  const { config, visitor } = context;
  const card = competitionCard(competition, config.siteName, translator(visitor.locale));
  return pagePreview({ kind: 'competition', sport, id: competition.id }, visitor.locale, card);
}

/** The head of a competition's fixtures, results or tables. */
export function tournamentTabHead(competition: Competition, route: TabRoute, context: PageContext): PageHead {
  const t = wordsOf(context);
  const words = wordsFor(competition, route.sport, context);
  return {
    title: t('meta.tournamentTabTitle', { ...words, tab: t(`tournament.${route.tab}`) }),
    description: t(`meta.${route.tab}Description`, words),
    route,
    search: '',
    indexed: true,
    preview: tournamentPreview(competition, route.sport, context),
  };
}
