import { isTimed } from './kickOff.ts';
import type { Locale } from './locale.ts';
import type { Competition, Match } from './match.ts';
import type { Settings } from './settings.ts';

/** Ids of the top competitions, then slugs of the visitor’s country. Empty without settings. */
export function topIdsOf(settings: Pick<Settings, 'topCompetitions' | 'home'> | null | undefined): string[] {
  return settings ? [...settings.topCompetitions.map(({ id }) => id), ...settings.home] : [];
}

/**
 * Returns a comparator for lists: the editors’ top competitions, then the visitor’s own country, then the source’s
 * rank, then country and name. `topIds`: see `topIdsOf`.
 */
export function competitionOrder(
  topIds: readonly string[],
  locale: Locale,
): (one: Competition, other: Competition) => number {
  const rank = new Map(topIds.map((id, index) => [id, index]));
  const rankOf = ({ id, country, rank: own }: Competition) =>
    rank.get(id) ?? rank.get(country.slug) ?? topIds.length + (own ?? 0);
  const nameOf = ({ country, name }: Competition) => `${country.names[locale]}\n${name}`;
  return (one, other) => rankOf(one) - rankOf(other) || compareText(nameOf(one), nameOf(other));
}

/** Compares by code units. Unlike collation tables, that gives the same order on the server and in every browser. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const timeOf = (match: Match) => (isTimed(match) ? match.kickOff : Number.MAX_SAFE_INTEGER);

// Unknown teams and unknown kick-off times come last.
const hostOf = ({ home }: Match) => home?.name ?? '\uffff';

/** Sorts by the exact instant of the kick-off, then by id. Sorts matches without a time of day among the others. */
export function byInstant(one: Pick<Match, 'kickOff' | 'id'>, other: Pick<Match, 'kickOff' | 'id'>): number {
  return one.kickOff - other.kickOff || compareText(one.id, other.id);
}

/** Sorts matches of a competition by kick-off, then by the home team’s name. */
export function byKickOff(one: Match, other: Match): number {
  return timeOf(one) - timeOf(other) || compareText(hostOf(one), hostOf(other));
}
