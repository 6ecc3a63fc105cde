import { LOCALES } from '../../web/domain/locale.ts';
import type { Country } from '../../web/domain/match.ts';
import { nationCodeOf } from '../../web/domain/nations.ts';
import { slugOf } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { loadRegions, unlistedCountry } from '../live/competition/loadCatalogue.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type ListParts, loadDay } from './dayReading.ts';
import { listHead, listWords } from './listHead.ts';
import { messagePage } from './messagePages.ts';
import { metaOf, movedTo, type PageAnswer, type PageContext, wordsOf } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';

/** Finds a country by its name in any language, or by another slug of the same nation. */
function countryByOtherName(category: string, countries: readonly Country[]): Country | undefined {
  const code = nationCodeOf(category);
  return countries.find(
    ({ names, slug }) =>
      LOCALES.some((locale) => slugOf(names[locale]) === category) ||
      (code !== undefined && nationCodeOf(slug) === code),
  );
}

/** The day's matches of one region. Answers 404 for an unknown region. */
export async function resolveRegionPage(route: Route & { name: 'region' }, context: PageContext): Promise<PageAnswer> {
  const regions = await loadRegions(route.sport, context);
  if (!regions.ok) return messagePage(context, 'unavailable');
  const countries = regions.value.map(({ country }) => country);
  const listed = countries.find(({ slug }) => slug === route.category);
  const renamed = listed === undefined ? countryByOtherName(route.category, countries) : undefined;
  if (renamed !== undefined) return movedTo({ ...route, category: renamed.slug }, context);
  const country = listed ?? (await unlistedCountry(route.category, route.sport, context));
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
