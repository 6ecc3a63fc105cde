import type { Competition, Country } from '../../web/domain/competition.ts';
import type { ListedCompetition, Settings } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { MOST_COMPETITIONS, type SearchResults } from '../../web/domain/search.ts';
import { folded } from '../../web/domain/slug.ts';
import { readTournaments } from './readCatalogue.ts';
import type { ListContext } from './readList.ts';

/** Most competitions and countries that the navigation names unasked. */
const MOST_TOP = 16;

const listed = (competition: Competition): ListedCompetition => ({ ...competition, logo: null });

function countriesOf(competitions: readonly Competition[]): Country[] {
  return [...new Map(competitions.map(({ country }) => [country.id, country])).values()];
}

/** What a public source has of competitions; null where the ids are the editors' own, or nobody knows right now. */
async function ownCompetitions(context: ListContext): Promise<{ all: Competition[]; top: Competition[] } | null> {
  const { coverage } = context.services.clientsAt(context.clock).live;
  if (coverage.top === null) return null;
  const answer = await readTournaments('football', context);
  const all = answer.ok ? answer.value.map(({ competition }) => competition) : [];
  const byId = new Map(all.map((competition) => [competition.id, competition]));
  return { all, top: coverage.top.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * Settings whose top competitions and countries the source of live data has. Content that was written for another source
 * has other ids: what leads nowhere is left out, and where nothing is left the source's own stand there.
 */
export async function withOwnPlaces(settings: Settings, context: ListContext): Promise<Settings> {
  const own = await ownCompetitions(context);
  if (own === null) return settings;
  const ids = new Set(own.all.map(({ id }) => id));
  const slugs = new Set(own.all.map(({ country }) => country.slug));
  const kept = settings.topCompetitions.filter(({ id }) => ids.has(id));
  const top = kept.length > 0 ? kept : own.top.map(listed);
  const places = kept.length > 0 ? settings.topCountries.filter(({ slug }) => slugs.has(slug)) : countriesOf(own.top);
  return { ...settings, topCompetitions: top.slice(0, MOST_TOP), topCountries: places.slice(0, MOST_TOP) };
}

/** Competitions and countries of a public source whose names contain a term; null where the content system is asked. */
export async function searchOwnPlaces(
  term: string,
  locale: Locale,
  context: ListContext,
): Promise<SearchResults | null> {
  const own = await ownCompetitions(context);
  if (own === null) return null;
  const holds = (name: string) => folded(name).includes(folded(term));
  const first = [...new Set([...own.top, ...own.all])];
  return {
    competitions: first
      .filter(({ name }) => holds(name))
      .slice(0, MOST_COMPETITIONS)
      .map(listed),
    countries: countriesOf(first).filter(({ names }) => holds(names[locale])),
  };
}
