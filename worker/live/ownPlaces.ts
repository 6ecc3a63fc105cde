import type { Competition, Country } from '../../web/domain/competition.ts';
import type { ListedCompetition, Settings } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { nameIn } from '../../web/domain/named.ts';
import { MOST_COMPETITIONS, type SearchResults } from '../../web/domain/search.ts';
import { folded, slugWithId } from '../../web/domain/slug.ts';
import { readTournaments } from './readCatalogue.ts';
import type { ListContext } from './readList.ts';

/** Most competitions and countries that the navigation names unasked. */
const MOST_TOP = 16;

const listed = (competition: Competition, locale: Locale): ListedCompetition => ({
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
async function ownCompetitions(context: ListContext): Promise<OwnCompetitions | null> {
  const { contentNames: names } = context.services;
  const { coverage } = context.services.clientsAt(context.clock).live;
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

const placedBefore = new WeakMap<Settings, Settings>();

function isSaid(one: Settings, other: Settings): boolean {
  const saidBy = ({ topCompetitions, topCountries }: Settings) => JSON.stringify([topCompetitions, topCountries]);
  return saidBy(one) === saidBy(other);
}

/**
 * Settings whose top competitions and countries the source of live data has. Content that was written for another source
 * has other ids, and files have none: what leads nowhere is left out, and where nothing is left the source's own stand
 * there.
 */
export async function withOwnPlaces(settings: Settings, locale: Locale, context: ListContext): Promise<Settings> {
  const own = await ownCompetitions(context);
  if (own === null) return settings;
  const isNamed = context.services.contentNames !== null;
  const kept = keptCompetitions(settings.topCompetitions, own);
  const top = kept.length > 0 ? kept : own.top.map((each) => listed(each, locale));
  const places = kept.length > 0 ? keptCountries(settings.topCountries, own, isNamed) : countriesOf(own.top);
  const placed = { ...settings, topCompetitions: top.slice(0, MOST_TOP), topCountries: places.slice(0, MOST_TOP) };
  const known = placedBefore.get(settings);
  if (known !== undefined && isSaid(known, placed)) return known;
  placedBefore.set(settings, placed);
  return placed;
}

/** Each entry once, the first of an id. */
function unique<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].toReversed();
}

/**
 * Competitions and countries of the live source whose names contain a term, in its words or in those of the content files;
 * null where the content system is asked.
 */
export async function searchOwnPlaces(
  term: string,
  locale: Locale,
  context: ListContext,
  searchFiles: () => Promise<SearchResults | null>,
): Promise<SearchResults | null> {
  const own = await ownCompetitions(context);
  if (own === null) return null;
  const isNamed = context.services.contentNames !== null;
  const named = isNamed ? await searchFiles() : null;
  const holds = (name: string) => folded(name).includes(folded(term));
  const first = unique([...own.top, ...own.all]);
  const found = first.filter(({ name, nl }) => holds(name) || holds(nl ?? '')).map((each) => listed(each, locale));
  const places = countriesOf(first).filter(({ names }) => holds(names[locale]));
  return {
    competitions: unique([...keptCompetitions(named?.competitions ?? [], own), ...found]).slice(0, MOST_COMPETITIONS),
    countries: unique([...keptCountries(named?.countries ?? [], own, isNamed), ...places]),
  };
}
