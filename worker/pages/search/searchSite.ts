import { type Locale, OTHER_LOCALES } from '../../../web/domain/locale.ts';
import { isTimed, isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { nameIn } from '../../../web/domain/named.ts';
import {
  type FoundMatch,
  type FoundPlayer,
  type FoundTeam,
  MOST_COMPETITIONS,
  MOST_OTHERS,
  type SearchResults,
} from '../../../web/domain/search.ts';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { readShared } from '../../content/sharedSettings.ts';
import { sourcePlaces } from '../../live/ownPlaces.ts';
import type { ReadContext } from '../../live/readContext.ts';
import { readSeenNames } from '../../live/seenNames.ts';
import { type Findable, readCatalogue } from './catalogue.ts';
import { bestRank, type SearchTerm, searchTermOf } from './names.ts';

interface Ordering<Entry> {
  /** Keys that come first, in this order. */
  top: readonly string[];
  keyOf(entry: Entry): string;
  nameOf(entry: Entry): string;
  locale: Locale;
}

/** Matching entries: top ones first, then by name (spec section 5), football before other sports. */
function topFirst<Entry extends { sport: Sport }>(
  entries: readonly Findable<Entry>[],
  wanted: SearchTerm,
  { top, keyOf, nameOf, locale }: Ordering<Entry>,
): Entry[] {
  const found = entries.flatMap(({ entry, names }) => (bestRank(names, wanted) === null ? [] : [entry]));
  const placeOf = (entry: Entry) => {
    const place = top.indexOf(keyOf(entry));
    return place < 0 ? top.length : place;
  };
  return found.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      nameOf(one).localeCompare(nameOf(other), locale) ||
      SPORTS.indexOf(one.sport) - SPORTS.indexOf(other.sport),
  );
}

/** Matching entries by rank, then by top competition, then by name. */
function best<Entry>(
  entries: readonly Entry[],
  fitness: (entry: Entry) => number | null,
  { placeOf, nameOf }: { placeOf(entry: Entry): number; nameOf(entry: Entry): string },
): Entry[] {
  const found = entries.flatMap((entry) => {
    const fits = fitness(entry);
    return fits === null ? [] : [{ entry, fits, place: placeOf(entry), name: nameOf(entry) }];
  });
  found.sort((one, other) => one.fits - other.fits || one.place - other.place || (one.name < other.name ? -1 : 1));
  return found.slice(0, MOST_OTHERS).map(({ entry }) => entry);
}

const TURN = { live: 0, running: 0, upcoming: 1, finished: 2, off: 3 };

function matchOf(match: Match): FoundMatch {
  const { id, sport, competition, kickOff, home, away } = match;
  return { id, sport, competition, kickOff: isTimed(match) ? kickOff : null, home, away };
}

/** Searches places of all sports, teams and players seen by the site, and today's matches (spec section 5). */
export async function searchSite(term: string, locale: Locale, context: ReadContext): Promise<SearchResults> {
  const source = await sourcePlaces(context);
  const [catalogue, seen, shared] = await Promise.all([
    readCatalogue({ locale, source }, context),
    readSeenNames(context),
    readShared({ locale }, context.content),
  ]);
  const wanted = searchTermOf(term);
  const listed = shared.ok ? shared.value : { topCompetitions: [], topCountries: [] };
  const top = {
    competitions: (source?.competitions(listed.topCompetitions) ?? listed.topCompetitions).map(({ id }) => id),
    countries: (source?.countries(listed.topCountries) ?? listed.topCountries).map(({ slug }) => slug),
  };
  top.competitions.push(...(source?.top ?? []).map(({ id }) => id));
  const placeOf = ({ competition }: { competition: { id: string } }) => {
    const place = top.competitions.indexOf(competition.id);
    return place < 0 ? top.competitions.length : place;
  };
  const teamNames = (team: FoundTeam['team']) => [team.name, ...OTHER_LOCALES.map((each) => team[each]), team.short];
  return {
    competitions: topFirst(catalogue.competitions, wanted, {
      top: top.competitions,
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      locale,
    }).slice(0, MOST_COMPETITIONS),
    countries: topFirst(catalogue.countries, wanted, {
      top: top.countries,
      keyOf: ({ slug }) => slug,
      nameOf: ({ names }) => names[locale],
      locale,
    }),
    teams: best<FoundTeam>(seen.teams, ({ team }) => bestRank(teamNames(team), wanted), {
      placeOf,
      nameOf: ({ team }) => nameIn(team, locale),
    }),
    players: best<FoundPlayer>(seen.players, ({ name }) => bestRank([name], wanted), {
      placeOf: () => 0,
      nameOf: ({ name }) => name,
    }),
    matches: best(
      seen.matches,
      ({ home, away }) =>
        bestRank(
          [home, away].flatMap((side) => (side === null ? [] : teamNames(side))),
          wanted,
        ) === null
          ? null
          : 0,
      {
        placeOf: (match) => (isUnderWay(match) ? 0 : TURN[phaseOf(match)]) * 1_000 + placeOf(match),
        nameOf: ({ kickOff, id }) => `${kickOff} ${id}`,
      },
    ).map(matchOf),
    failed: catalogue.failed || seen.failed,
  };
}
