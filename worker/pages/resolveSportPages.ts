import { LOCALES } from '../../web/domain/locale.ts';
import { nationCodeOf } from '../../web/domain/nations.ts';
import { slugOf } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { ListedRegion } from '../feeds/feed.ts';
import { loadRegions, unlistedCountry } from '../live/competition/loadCatalogue.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type ListParts, loadDay } from './dayReading.ts';
import { listHead, listWords } from './listHead.ts';
import { messagePage } from './messagePages.ts';
import { metaOf, movedTo, type PageAnswer, type PageContext, wordsOf } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';

/** Finds a region by its name in any language, or by another slug of the same nation. */
function regionByOtherName(category: string, regions: readonly ListedRegion[]): ListedRegion | undefined {
  const code = nationCodeOf(category);
  return regions.find(
    ({ country }) =>
      LOCALES.some((locale) => slugOf(country.names[locale]) === category) ||
      (code !== undefined && nationCodeOf(country.slug) === code),
  );
}

/** The day's matches of one region. Answers 404 for an unknown region. */
export async function resolveRegionPage(route: Route & { name: 'region' }, context: PageContext): Promise<PageAnswer> {
  const regions = await loadRegions(route.sport, context);
  if (!regions.ok) return messagePage(context, 'unavailable');
  const region = regions.value.find(({ country }) => country.slug === route.category);
  const renamed = region === undefined ? regionByOtherName(route.category, regions.value) : undefined;
  if (renamed !== undefined) return movedTo({ ...route, category: renamed.country.slug }, context);
  const country = region?.country ?? (await unlistedCountry(route.category, route.sport, context));
  if (country === null) return messagePage(context, 'not-found');
  const t = wordsOf(context);
  const words = { sport: t(`sport.${route.sport}`).toLowerCase(), country: country.names[context.visitor.locale] };
  const parts: ListParts = { route, sport: route.sport, region: country };
  const reading = await loadDay(context, parts);
  const state = resolveListPage(context, parts, reading);
  const head = listHead(context, { route, words: listWords('region', words, context), reading });
  return { status: reading.status, head, state };
}

/** A sport's matches of a day. The home page lists football, and each sport has its own page. */
export async function resolveSportPage(
  route: Route & { name: 'home' | 'sport' },
  sport: Sport,
  context: PageContext,
): Promise<PageDraft> {
  const parts: ListParts = { route, sport };
  const [meta, reading] = await Promise.all([metaOf(context), loadDay(context, parts)]);
  const state = resolveListPage(context, parts, reading);
  const t = wordsOf(context);
  const words = { sport: t(`sport.${sport}`) };
  const { today, onDay } = listWords('sport', words, context);
  const ownToday =
    sport === 'football'
      ? { title: t(`${meta}.homeTitle`), description: t(`${meta}.homeDescription`) }
      : { ...today, title: t(`${meta}.sportTitle`, words) };
  const head = listHead(context, { route, words: { today: ownToday, onDay }, reading });
  return { status: reading.status, head, state };
}

/** The matches in play of a sport. The list has no other days. */
export async function resolveLivePage(route: Route & { name: 'live' }, context: PageContext): Promise<PageDraft> {
  const parts: ListParts = { route, sport: route.sport, only: 'live' };
  const reading = await loadDay(context, parts);
  const t = wordsOf(context);
  const words = { sport: t(`sport.${route.sport}`) };
  return {
    status: reading.status,
    head: {
      title: t('meta.liveTitle', words),
      description: t('meta.liveDescription', words),
      route,
      indexed: !context.search.has('date'),
    },
    state: resolveListPage(context, parts, reading),
  };
}
