import { isTimed } from '../../web/domain/kickOff.ts';
import { type Locale, nameIn, OTHER_LOCALES } from '../../web/domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import {
  countOf,
  type FoundMatch,
  type FoundPlayer,
  type FoundTeam,
  MAX_COMPETITIONS,
  MAX_OTHERS,
  type SearchResults,
} from '../../web/domain/search.ts';
import { folded } from '../../web/domain/slug.ts';
import { perKey, perObject } from '../base/memo.ts';
import { loadShared } from '../content/sharedSettings.ts';
import { sourceCatalogue } from '../live/competition/navigation.ts';
import { loadScorerNames } from '../live/competition/scorerNames.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import { loadSeenNames } from '../live/team/seenNames.ts';
import { loadCatalogue } from './catalogue.ts';

/** Normalizes a text: lower case, no diacritics, words separated by single spaces. */
const plain = (text: string) =>
  folded(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** The normalized name of a place. Every keystroke searches the same few thousand names. */
const plainPlace = perKey(10_000, plain);

/** The normalized names of a team or player. It is the same object until its source says something else. */
const plainNames = perObject((found: FoundTeam['team'] | FoundPlayer): readonly string[] => {
  const others = 'crest' in found ? [...OTHER_LOCALES.map((locale) => found[locale]), found.short] : [];
  return [found.name, ...others.filter((name) => name !== undefined)].map(plain);
});

/** A normalized search term. */
interface SearchTerm {
  whole: string;
  words: readonly string[];
}

function searchTermOf(term: string): SearchTerm {
  const whole = plain(term);
  return { whole, words: whole === '' ? [] : whole.split(' ') };
}

/**
 * Ranks a normalized name for a term, best first; null for no match. 0: the name starts with it. 1: a word starts with it. 2: it is inside
 * a word. 3: each word of the term starts a word of the name (`man city` finds Manchester City).
 */
function rankOf(text: string, { whole, words }: SearchTerm): 0 | 1 | 2 | 3 | null {
  if (whole === '') return null;
  const at = text.indexOf(whole);
  if (at === 0) return 0;
  if (at > 0) return text[at - 1] === ' ' || text.includes(` ${whole}`) ? 1 : 2;
  if (words.length < 2) return null;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 3 : null;
}

/** The best rank of several normalized names; null when none matches. */
function bestRank(names: readonly string[], term: SearchTerm): number | null {
  let best: number | null = null;
  for (const name of names) {
    const fit = rankOf(name, term);
    if (fit !== null && (best === null || fit < best)) best = fit;
  }
  return best;
}

interface Ordering<Entry> {
  /** The rank of an entry for the term, the lowest first; null if it does not match. */
  fitness(entry: Entry): number | null;
  /** The entry’s place among those of the same rank. */
  rankOf(entry: Entry): number;
  nameOf(entry: Entry): string;
  locale: Locale;
}

/** The matching entries by rank, then by place, then by name. */
function best<Entry>(
  entries: readonly Entry[],
  most: number,
  { fitness, rankOf, nameOf, locale }: Ordering<Entry>,
): Entry[] {
  const { compare } = new Intl.Collator(locale);
  const found: { entry: Entry; fit: number; place: number; name: string }[] = [];
  for (const entry of entries) {
    const fit = fitness(entry);
    if (fit !== null) found.push({ entry, fit, place: rankOf(entry), name: nameOf(entry) });
  }
  return found
    .sort((one, other) => one.fit - other.fit || one.place - other.place || compare(one.name, other.name))
    .slice(0, most)
    .map(({ entry }) => entry);
}

const TURN = { live: 0, running: 0, upcoming: 1, finished: 2, off: 3 };

function matchOf(match: Match): FoundMatch {
  const { id, sport, competition, kickOff, home, away } = match;
  return { id, sport, competition, kickOff: isTimed(match) ? kickOff : null, home, away };
}

/** Searches places of all sports, teams and players seen by the site, and today's matches (spec section 5). */
export async function searchSite(term: string, locale: Locale, context: ReadContext): Promise<SearchResults> {
  const source = await sourceCatalogue(context);
  const [catalogue, seen, shared] = await Promise.all([
    loadCatalogue(locale, source, context),
    loadSeenNames(context),
    loadShared({ locale }, context.content),
  ]);
  const wanted = searchTermOf(term);
  const listed = shared.ok ? shared.value : { topCompetitions: [], topCountries: [] };
  const top = {
    competitions: (source?.competitions(listed.topCompetitions) ?? listed.topCompetitions).map(({ id }) => id),
    countries: (source?.countries(listed.topCountries) ?? listed.topCountries).map(({ slug }) => slug),
  };
  top.competitions.push(...(source?.top ?? []).map(({ id }) => id));
  const rankIn = (all: readonly string[], key: string) => {
    const place = all.indexOf(key);
    return place < 0 ? all.length : place;
  };
  const rankOf = ({ competition }: { competition: { id: string } }) => rankIn(top.competitions, competition.id);
  const isNamed = (names: readonly string[]) => (bestRank(names, wanted) === null ? null : 0);
  const playersOf = (players: readonly FoundPlayer[]) =>
    best(players, MAX_OTHERS, {
      fitness: (player) => bestRank(plainNames(player), wanted),
      rankOf: () => 0,
      nameOf: ({ name }) => name,
      locale,
    });
  const found: SearchResults = {
    competitions: best(catalogue.competitions, MAX_COMPETITIONS, {
      fitness: ({ names }) => isNamed(names.map(plainPlace)),
      rankOf: ({ entry }) => rankIn(top.competitions, entry.id),
      nameOf: ({ entry }) => entry.name,
      locale,
    }).map(({ entry }) => entry),
    countries: best(catalogue.countries, Number.POSITIVE_INFINITY, {
      fitness: ({ names }) => isNamed(names.map(plainPlace)),
      rankOf: ({ entry }) => rankIn(top.countries, entry.slug),
      nameOf: ({ entry }) => entry.names[locale],
      locale,
    }).map(({ entry }) => entry),
    teams: best<FoundTeam>(seen.teams, MAX_OTHERS, {
      fitness: ({ team }) => bestRank(plainNames(team), wanted),
      rankOf,
      nameOf: ({ team }) => nameIn(team, locale),
      locale,
    }),
    players: playersOf(seen.players),
    matches: best(seen.matches, MAX_OTHERS, {
      fitness: ({ home, away }) => (home && isNamed(plainNames(home))) ?? (away && isNamed(plainNames(away))),
      rankOf: (match) => (isUnderWay(match) ? 0 : TURN[phaseOf(match)]) * 1_000 + rankOf(match),
      nameOf: ({ kickOff, id }) => `${kickOff} ${id}`,
      locale,
    }).map(matchOf),
    failed: catalogue.failed || seen.failed,
  };
  if (countOf(found) > 0) return found;
  const scorers = await loadScorerNames(top.competitions, seen.teams, context);
  return { ...found, players: playersOf(scorers.players), failed: found.failed || scorers.failed };
}
