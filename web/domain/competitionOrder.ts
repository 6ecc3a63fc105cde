import type { Competition } from './competition.ts';
import type { Locale } from './locale.ts';
import { compareText } from './matchOrder.ts';

/**
 * Compares competitions as lists show them: top competitions in the editors' order, then those of the visitor's own country (`topIds` ends
 * with its slugs), then by the importance that their source gives them, then by country and name.
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
