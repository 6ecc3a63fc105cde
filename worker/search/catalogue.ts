import { type Locale, nameIn } from '../../web/domain/locale.ts';
import type { ListedCompetition } from '../../web/domain/match.ts';
import type { FoundCompetition, FoundCountry } from '../../web/domain/search.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { fetchContentCatalogue } from '../content/sharedSettings.ts';
import type { ContentCatalogue } from '../content/stored.ts';
import { loadCompetitions, loadRegions } from '../live/competition/loadCatalogue.ts';
import { navigationEntry, type SourceCatalogue } from '../live/competition/navigation.ts';
import type { ReadContext } from '../live/state/readContext.ts';

/** A search result candidate with all its names. */
interface Findable<Entry> {
  entry: Entry;
  names: string[];
}

/** The candidates of a search. `failed` is true when a list could not be loaded. */
export interface Catalogue {
  competitions: Findable<FoundCompetition>[];
  countries: Findable<FoundCountry>[];
  failed: boolean;
}

/** A sport's competitions and countries in the live source. */
async function loadSport(sport: Sport, context: ReadContext) {
  const [tournaments, regions] = await Promise.all([loadCompetitions(sport, context), loadRegions(sport, context)]);
  const competitions = tournaments.ok ? tournaments.value.map(({ competition }) => competition) : [];
  const listed = regions.ok ? regions.value.map(({ country }) => country) : [];
  const countries = new Map(
    [...listed, ...competitions.map(({ country }) => country)].map((each) => [each.slug, each]),
  );
  return {
    sport,
    competitions,
    countries: [...countries.values()],
    failed: !tournaments.ok || !regions.ok,
  };
}

function addTo<Entry>(all: Map<string, Findable<Entry>>, key: string, { entry, names }: Findable<Entry>): void {
  const known = all.get(key);
  if (known === undefined) all.set(key, { entry, names: [...names] });
  else known.names.push(...names);
}

/** Maps the content's places to the live source's ids. Without a mapping, both use the same ids. */
function inSource({ competitions, countries }: ContentCatalogue, source: SourceCatalogue | null): ContentCatalogue {
  if (source === null) return { competitions, countries };
  if (!source.isNamed) return { competitions: [], countries: [] };
  const kept = <Entry>(places: readonly Findable<Entry>[], keep: (entries: Entry[]) => Entry[]) =>
    places.flatMap(({ entry, names }) => keep([entry]).map((own) => ({ entry: own, names })));
  return {
    competitions: kept(competitions, source.competitions),
    countries: kept(countries, source.countries),
  };
}

/** The competitions and countries of all sports: first the content's, then the rest of the live source's. */
export async function loadCatalogue(
  locale: Locale,
  source: SourceCatalogue | null,
  context: ReadContext,
): Promise<Catalogue> {
  const { sports } = context.feed.coverage;
  const [content, ...catalogues] = await Promise.all([
    fetchContentCatalogue(locale, context.content),
    ...sports.map((sport) => loadSport(sport, context)),
  ]);
  const listed = new Map(
    catalogues.flatMap(({ sport, competitions }) =>
      competitions.map((each) => [each.id, { ...navigationEntry(each, locale), sport }]),
    ),
  );
  const competitions = new Map<string, Findable<FoundCompetition>>();
  const countries = new Map<string, Findable<FoundCountry>>();
  const addCompetition = (each: ListedCompetition, names: string[]) => {
    // Sport and slugs come from the live source, which the site's addresses use.
    const { slug, country, sport } = listed.get(each.id) ?? { ...each, sport: 'football' as const };
    const entry = { ...each, slug, country: { ...each.country, slug: country.slug }, sport };
    addTo(competitions, each.id, { entry, names });
  };
  const edited = content.ok ? inSource(content.value, source) : null;
  for (const { entry, names } of edited?.competitions ?? []) addCompetition(entry, [entry.name, ...names]);
  for (const { entry, names } of edited?.countries ?? []) {
    const played = catalogues.filter((each) => each.countries.some(({ slug }) => slug === entry.slug));
    for (const sport of played.length === 0 ? (['football'] as const) : played.map((each) => each.sport)) {
      addTo(countries, `${sport}:${entry.slug}`, {
        entry: { ...entry, sport },
        names: [entry.names[locale], ...names],
      });
    }
  }
  for (const { sport, competitions: own, countries: places } of catalogues) {
    for (const each of own)
      addCompetition(navigationEntry(each, locale), [...new Set([each.name, nameIn(each, locale)])]);
    for (const each of places)
      addTo(countries, `${sport}:${each.slug}`, { entry: { ...each, sport }, names: [each.names[locale]] });
  }
  return {
    competitions: [...competitions.values()],
    countries: [...countries.values()],
    failed: !content.ok || catalogues.some(({ failed }) => failed),
  };
}
