import type { Competition, Country, ListedCompetition } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { nameIn } from '../../web/domain/named.ts';
import type { Settings } from '../../web/domain/settings.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { readRegions, readTournaments } from './readCatalogue.ts';
import type { ReadContext } from './readContext.ts';

/** Most competitions and countries that the navigation names unasked. */
const MOST_TOP = 16;

/** A competition of the source as the navigation names it. */
export const listedIn = (competition: Competition, locale: Locale): ListedCompetition => ({
  ...competition,
  name: nameIn(competition, locale),
  slug: slugWithId(competition.name, competition.id),
  logo: null,
});

function countriesOf(competitions: readonly Competition[]): Country[] {
  return [...new Map(competitions.map(({ country }) => [country.id, country])).values()];
}

interface OwnCompetitions {
  all: Competition[];
  /** Those that visitors of the source look for first. */
  top: Competition[];
  /** What the content calls each of the source's competitions and countries. */
  contentIdOf: { competition(own: Competition): string; country(own: Country): string };
}

/** What a source has of competitions; null where it has the ids of the content, or nobody knows right now. */
async function ownCompetitions(context: ReadContext): Promise<OwnCompetitions | null> {
  const { names } = context.content;
  const { coverage } = context.feed;
  if (coverage.top === null && names === null) return null;
  const answer = await readTournaments('football', context);
  const all = answer.ok ? answer.value.map(({ competition }) => competition) : [];
  const byId = new Map(all.map((competition) => [competition.id, competition]));
  return {
    all,
    top: (coverage.top ?? []).flatMap((id) => byId.get(id) ?? []),
    contentIdOf: {
      competition: (own) => names?.competitionId(own) ?? own.id,
      country: (own) => names?.countryId(own.slug) ?? own.id,
    },
  };
}

/** The content's competitions that the source has, with the source's ids. */
function keptCompetitions(listed: readonly ListedCompetition[], { all, contentIdOf }: OwnCompetitions) {
  const own = new Map(all.map((competition) => [contentIdOf.competition(competition), competition]));
  return listed.flatMap((competition): ListedCompetition[] => {
    const found = own.get(competition.id);
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

/** The content's countries that the source has competitions of, with the source's ids and slugs. */
function keptCountries(listed: readonly Country[], own: OwnCompetitions, isNamed: boolean): Country[] {
  const known = countriesOf(own.all);
  return listed.flatMap((country) => {
    // The files' Europe may be called International by one source, and stand beside it in another.
    const found =
      known.find(({ slug }) => slug === country.slug) ??
      known.find((each) => isNamed && own.contentIdOf.country(each) === country.id);
    return found === undefined ? [] : [{ ...country, id: found.id, slug: found.slug }];
  });
}

/** What a source has, where its ids are not those of the content: the content's places in its ids. */
export interface SourcePlaces {
  /** The competitions that visitors of the source look for first. */
  top: readonly Competition[];
  /** Whether the content's places are known by their names. */
  isNamed: boolean;
  competitions(listed: readonly ListedCompetition[]): ListedCompetition[];
  countries(listed: readonly Country[]): Country[];
}

/** How the content's places are called by the live source; null where they have the same ids, or nobody knows right now. */
export async function sourcePlaces(context: ReadContext): Promise<SourcePlaces | null> {
  const own = await ownCompetitions(context);
  if (own === null) return null;
  const isNamed = context.content.names !== null;
  return {
    top: own.top,
    isNamed,
    competitions: (listed) => keptCompetitions(listed, own),
    countries: (listed) => keptCountries(listed, own, isNamed),
  };
}

/** Competitions in an order that no editor gave, those of the visitor's own country before the others. */
function homeFirst(competitions: readonly Competition[], { home }: Settings): Competition[] {
  const isHome = ({ country }: Competition) => home.includes(country.slug);
  return competitions.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));
}

type Places = Pick<Settings, 'topCompetitions' | 'topCountries'>;

/** The top places of football: the content's that the source has; where it has none of them, the source's own. */
async function footballPlaces(settings: Settings, locale: Locale, context: ReadContext): Promise<Places | null> {
  const own = await ownCompetitions(context);
  if (own === null) return null;
  const isNamed = context.content.names !== null;
  const kept = keptCompetitions(settings.topCompetitions, own);
  return {
    topCompetitions: kept.length > 0 ? kept : homeFirst(own.top, settings).map((each) => listedIn(each, locale)),
    topCountries: kept.length > 0 ? keptCountries(settings.topCountries, own, isNamed) : countriesOf(own.top),
  };
}

/** Each entry once, the first of a key. */
function unique<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();
}

/**
 * The top places of another sport: those of the content that the source has there, then the source's own in its order; none
 * where it has none, as those of football would lead nowhere.
 */
async function sportPlaces(sport: Sport, settings: Settings, locale: Locale, context: ReadContext): Promise<Places> {
  const [tournaments, regions] = await Promise.all([readTournaments(sport, context), readRegions(sport, context)]);
  const competitions = tournaments.ok ? tournaments.value.map(({ competition }) => competition) : [];
  const countries = regions.ok ? regions.value.map(({ country }) => country) : countriesOf(competitions);
  const ids = new Set(competitions.map(({ id }) => id));
  const slugs = new Set(countries.map(({ slug }) => slug));
  const top = settings.topCompetitions.filter(({ id }) => ids.has(id));
  const topCountries = settings.topCountries.filter(({ slug }) => slugs.has(slug));
  return {
    topCompetitions: unique(
      [...top, ...homeFirst(competitions, settings).map((each) => listedIn(each, locale))],
      ({ id }) => id,
    ),
    topCountries: unique([...topCountries, ...countries], ({ slug }) => slug),
  };
}

const placedBefore = new WeakMap<Settings, Map<Sport, Settings>>();

function isSaid(one: Settings, other: Settings): boolean {
  const saidBy = ({ topCompetitions, topCountries }: Settings) => JSON.stringify([topCompetitions, topCountries]);
  return saidBy(one) === saidBy(other);
}

/**
 * Settings whose top competitions and countries are of the sport that a page is about, and of what the source of live data
 * has. Content that was written for another source has other ids, and files have none: what leads nowhere is left out.
 */
export async function withPlaces(
  settings: Settings,
  { locale, sport }: { locale: Locale; sport: Sport },
  context: ReadContext,
): Promise<Settings> {
  const places = await (sport === 'football'
    ? footballPlaces(settings, locale, context)
    : sportPlaces(sport, settings, locale, context));
  if (places === null) return settings;
  const topCompetitions = places.topCompetitions.slice(0, MOST_TOP);
  const placed = {
    ...settings,
    topCompetitions,
    order: [...topCompetitions.map(({ id }) => id), ...settings.home],
    topCountries: places.topCountries.slice(0, MOST_TOP),
  };
  const before = placedBefore.get(settings) ?? new Map<Sport, Settings>();
  placedBefore.set(settings, before);
  const known = before.get(sport);
  if (known !== undefined && isSaid(known, placed)) return known;
  before.set(sport, placed);
  return placed;
}
