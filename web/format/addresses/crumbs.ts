import type { Translate } from '../../../locales/translate.ts';
import { type Locale, nameIn } from '../../domain/locale.ts';
import type { Competition, Country } from '../../domain/match.ts';
import type { Sport } from '../../domain/sport.ts';
import { competitionRoute, pathOf, type Route } from './routes.ts';

/** A breadcrumb: its label and its route, which gives the address in any language. */
export interface Crumb {
  label: string;
  route: Route;
}

/** The names for a trail, because routes only contain slugs. */
export interface TrailNames {
  country?: Country;
  competition?: Competition;
  /** The name of the page itself: both teams of a match. */
  title?: string;
}

/** The breadcrumbs of a page; empty for pages without (spec section 2), such as home, live lists and static pages. */
export function trailOf(route: Route | null, names: TrailNames, t: Translate): Crumb[] {
  if (route === null || !('sport' in route) || route.name === 'live') return [];
  const { sport } = route;
  const home: Crumb = { label: t('site.home'), route: { name: 'home' } };
  const list: Crumb = { label: t(`sport.${sport}`), route: { name: 'sport', sport } };
  const country = names.competition?.country ?? names.country;
  const region = country === undefined ? [] : [regionCrumb(country, sport, t.locale)];
  const competition = competitionCrumbs(names, sport, t.locale);
  const trails: Readonly<Record<typeof route.name, Crumb[]>> = {
    sport: [],
    regions: [{ label: t('sidebar.countries'), route }],
    competitions: [{ label: t('sidebar.competitions'), route }],
    region,
    tournament: [...region, ...competition],
    event: [...region, ...competition, ...(names.title === undefined ? [] : [{ label: names.title, route }])],
  };
  return [home, list, ...trails[route.name]];
}

function regionCrumb({ names, slug }: Country, sport: Sport, locale: Locale): Crumb {
  return { label: names[locale], route: { name: 'region', sport, category: slug } };
}

function competitionCrumbs({ competition }: TrailNames, sport: Sport, locale: Locale): Crumb[] {
  if (competition === undefined) return [];
  return [{ label: nameIn(competition, locale), route: competitionRoute(competition, sport) }];
}

/** Collapses a trail of more than 3 crumbs (2 on mobile). The ellipsis replaces `hidden`, which may be empty. */
export function collapsed(trail: readonly Crumb[], mobile: boolean): Record<'first' | 'hidden' | 'last', Crumb[]> {
  const [most, kept] = mobile ? [2, 1] : [3, 2];
  if (trail.length <= most) return { first: [...trail], hidden: [], last: [] };
  const end = trail.length - kept;
  return { first: trail.slice(0, 1), hidden: trail.slice(1, end), last: trail.slice(end) };
}

/** Structured data (schema.org) of a trail without its last crumb; null for a single crumb. */
export function breadcrumbData(trail: readonly Crumb[], { origin, locale }: { origin: string; locale: Locale }) {
  if (trail.length <= 1) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.slice(0, -1).map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${pathOf(route, locale)}`,
    })),
  };
}
