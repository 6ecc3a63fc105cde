import { type Locale, nameIn } from '../../../web/domain/locale.ts';
import type { Competition, Country, ListedCompetition } from '../../../web/domain/match.ts';
import { topIdsOf } from '../../../web/domain/matchOrder.ts';
import type { Settings } from '../../../web/domain/settings.ts';
import { slugWithId } from '../../../web/domain/slug.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import type { ContentNames } from '../../content/fromFiles/names.ts';
import { loadSettings } from '../../content/pageSettings.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadCompetitions, loadRegions } from './loadCatalogue.ts';

/** The most competitions and countries in the navigation. */
const MAX_TOP = 16;

/** A competition of the source as a navigation entry. */
export const navigationEntry = (competition: Competition, locale: Locale): ListedCompetition => ({
  ...competition,
  name: nameIn(competition, locale),
  slug: slugWithId(competition.name, competition.id),
  logo: null,
});

function countriesOf(competitions: readonly Competition[]): Country[] {
  return [...new Map(competitions.map(({ country }) => [country.id, country])).values()];
}

interface SourceCompetitions {
  all: Competition[];
  /** The most popular competitions of the source. */
  top: Competition[];
  /** The source's competitions by their ids in the content. */
  byContentId: ReadonlyMap<string, Competition>;
}

/** The source's competitions. Null when the source shares the content's ids; empty when it fails. */
async function sourceCompetitions(context: ReadContext): Promise<SourceCompetitions | null> {
  const { names } = context.content;
  const { coverage } = context.feed;
  if (coverage.top === null && names === null) return null;
  const answer = await loadCompetitions('football', context);
  const all = answer.ok ? answer.value.map(({ competition }) => competition) : [];
  const byId = new Map(all.map((competition) => [competition.id, competition]));
  return {
    all,
    top: (coverage.top ?? []).flatMap((id) => byId.get(id) ?? []),
    byContentId: new Map(all.map((own) => [names?.competitionId(own) ?? own.id, own])),
  };
}

/** The content's competitions that the source has, with the source's ids. */
function keptCompetitions(listed: readonly ListedCompetition[], { byContentId }: SourceCompetitions) {
  return listed.flatMap((competition): ListedCompetition[] => {
    const found = byContentId.get(competition.id);
    if (found === undefined) return [];
    const { id, slug } = found.country;
    return [
      {
        ...competition,
        id: found.id,
        slug: slugWithId(found.name, found.id),
        country: { ...competition.country, id, slug },
      },
    ];
  });
}

/** The content's countries with competitions of the source, with the source's ids and slugs. */
function keptCountries(listed: readonly Country[], own: SourceCompetitions, names: ContentNames | null): Country[] {
  const known = countriesOf(own.all);
  return listed.flatMap((country) => {
    // One source has the content’s “Europe” as “International”; another has both.
    const found =
      known.find(({ slug }) => slug === country.slug) ??
      (names && known.find((each) => (names.countryId(each.slug) ?? each.id) === country.id));
    return found ? [{ ...country, id: found.id, slug: found.slug }] : [];
  });
}

/** The source’s ids of the content’s competitions. Unknown ones are left out. */
export async function sourceCompetitionIds(ids: readonly string[], context: ReadContext): Promise<readonly string[]> {
  const own = ids.length === 0 ? null : await sourceCompetitions(context);
  return own === null ? ids : ids.flatMap((id) => own.byContentId.get(id)?.id ?? []);
}

/** Translations from the content to the live source's ids; null when both share ids. */
export async function sourceCatalogue(context: ReadContext) {
  const own = await sourceCompetitions(context);
  if (own === null) return null;
  const { names } = context.content;
  return {
    /** The most popular competitions of the source. */
    top: own.top,
    /** Whether the content is matched by name. */
    isNamed: names !== null,
    competitions: (listed: readonly ListedCompetition[]) => keptCompetitions(listed, own),
    countries: (listed: readonly Country[]) => keptCountries(listed, own, names),
  };
}

export type SourceCatalogue = NonNullable<Awaited<ReturnType<typeof sourceCatalogue>>>;

/** The visitor's home competitions first, otherwise in the source's order. */
function homeFirst(competitions: readonly Competition[], { home }: Settings): Competition[] {
  const isHome = ({ country }: Competition) => home.includes(country.slug);
  return competitions.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));
}

type Navigation = Pick<Settings, 'topCompetitions' | 'topCountries'>;

/** The top competitions and countries of football: the content's that the source has, or else the source's own. */
async function footballNavigation(
  settings: Settings,
  locale: Locale,
  context: ReadContext,
): Promise<Navigation | null> {
  const own = await sourceCatalogue(context);
  if (own === null) return null;
  const kept = own.competitions(settings.topCompetitions);
  return {
    topCompetitions: kept.length > 0 ? kept : homeFirst(own.top, settings).map((each) => navigationEntry(each, locale)),
    topCountries: kept.length > 0 ? own.countries(settings.topCountries) : countriesOf(own.top),
  };
}

/** Removes duplicates by key; the first entry wins. */
function unique<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();
}

/** The top competitions and countries of another sport: the content's that the source has, then the source's own. */
async function sportNavigation(
  sport: Sport,
  settings: Settings,
  locale: Locale,
  context: ReadContext,
): Promise<Navigation> {
  const [tournaments, regions] = await Promise.all([loadCompetitions(sport, context), loadRegions(sport, context)]);
  const competitions = tournaments.ok ? tournaments.value.map(({ competition }) => competition) : [];
  const countries = regions.ok ? regions.value.map(({ country }) => country) : countriesOf(competitions);
  const ids = new Set(competitions.map(({ id }) => id));
  const slugs = new Set(countries.map(({ slug }) => slug));
  const top = settings.topCompetitions.filter(({ id }) => ids.has(id));
  const topCountries = settings.topCountries.filter(({ slug }) => slugs.has(slug));
  return {
    topCompetitions: unique(
      [...top, ...homeFirst(competitions, settings).map((each) => navigationEntry(each, locale))],
      ({ id }) => id,
    ),
    topCountries: unique([...topCountries, ...countries], ({ slug }) => slug),
  };
}

/** Settings with the navigation of the page’s sport. An entry unknown to the source would be a dead link. */
export async function withNavigation(
  settings: Settings,
  { locale, sport }: { locale: Locale; sport: Sport },
  context: ReadContext,
): Promise<Settings> {
  const navigation = await (sport === 'football'
    ? footballNavigation(settings, locale, context)
    : sportNavigation(sport, settings, locale, context));
  if (navigation === null) return settings;
  return {
    ...settings,
    topCompetitions: navigation.topCompetitions.slice(0, MAX_TOP),
    topCountries: navigation.topCountries.slice(0, MAX_TOP),
  };
}

/** The order of competitions in a sport's lists for a visitor; empty when the content is unavailable. */
export async function loadOrder(sport: Sport, visitor: Visitor, context: ReadContext): Promise<readonly string[]> {
  const settings = await loadSettings(visitor, context.content);
  if (!settings.ok) return [];
  return topIdsOf(await withNavigation(settings.value, { locale: visitor.locale, sport }, context));
}
