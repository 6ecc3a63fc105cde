import type { Competition } from './competition.ts';
import type { Locale } from './locale.ts';
import { compareText } from './matchOrder.ts';

/**
 * Returns a comparator for lists: the editors’ top competitions, then the visitor’s own country, then the source’s
 * rank, then country and name. The last entries of `topIds` are the slugs of the visitor’s country.
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
