import type { Route } from '../../web/addresses/routes.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { headOf, type ListParts, readDay } from './dayReading.ts';
import { listHead } from './listHead.ts';
import { metaOf, type PageContext, wordsOf } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';

/** A sport's matches of a day. The home page lists football, and each sport has its own page. */
export async function resolveSportPage(
  route: Route & { name: 'home' | 'sport' },
  sport: Sport,
  context: PageContext,
): Promise<PageDraft> {
  const parts: ListParts = { route, sport };
  const day = readDay(context, parts);
  const state = resolveListPage(context, parts, day);
  const [meta, reading] = await Promise.all([metaOf(context), headOf(day)]);
  const t = wordsOf(context);
  const words = { sport: t(`sport.${sport}`) };
  const today =
    sport === 'football'
      ? { title: t(`${meta}.homeTitle`), description: t(`${meta}.homeDescription`) }
      : { title: t(`${meta}.sportTitle`, words), description: t('meta.sportDescription', words) };
  const onDay = (date: string) => ({
    title: t('meta.sportDayTitle', { ...words, date }),
    description: t('meta.sportDayDescription', { ...words, date }),
  });
  return { status: reading.status, head: listHead(context, { route, words: { today, onDay }, reading }), state };
}

/** The matches in play of a sport. The list has no other days. */
export async function resolveLivePage(route: Route & { name: 'live' }, context: PageContext): Promise<PageDraft> {
  const parts: ListParts = { route, sport: route.sport, only: 'live' };
  const day = readDay(context, parts);
  const state = resolveListPage(context, parts, day);
  const { status } = await headOf(day);
  const t = wordsOf(context);
  const words = { sport: t(`sport.${route.sport}`) };
  return {
    status,
    head: {
      title: t('meta.liveTitle', words),
      description: t('meta.liveDescription', words),
      route,
      search: '',
      indexed: !context.search.has('date'),
    },
    state,
  };
}
