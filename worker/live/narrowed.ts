import type { ListQuery } from '../../web/domain/listQuery.ts';
import { MOST_MATCHES } from '../../web/domain/listQuery.ts';
import type { Match } from '../../web/domain/match.ts';
import { isUnder } from '../../web/domain/matchFilter.ts';
import { countersOf, type Snapshot } from '../../web/domain/snapshot.ts';

type Narrowing = Pick<ListQuery, 'filter' | 'region' | 'tournament' | 'all'>;

const narrowedOf = new WeakMap<Snapshot, Map<string, Snapshot>>();

// Important competitions first, so that a day that is too long for one answer loses its least known ones.
function byImportance(matches: readonly Match[], topIds: readonly string[]): Match[] {
  const rank = new Map(topIds.map((id, index) => [id, index]));
  const rankOf = ({ competition }: Match) => rank.get(competition.id) ?? topIds.length + (competition.rank ?? 0);
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function narrow(
  snapshot: Snapshot,
  { filter, region, tournament, all }: Narrowing,
  topIds: readonly string[],
): Snapshot {
  const placed = snapshot.matches.filter(
    ({ competition }) =>
      (region === undefined || competition.country.slug === region) &&
      (tournament === undefined || competition.id === tournament),
  );
  const counters = placed.length === snapshot.matches.length ? snapshot.counters : countersOf(placed);
  if (all || placed.length <= MOST_MATCHES) return { ...snapshot, matches: placed, counters };
  const filtered = placed.filter((match) => isUnder(filter, match));
  return { ...snapshot, matches: byImportance(filtered, topIds).slice(0, MOST_MATCHES), counters };
}

/**
 * The part of a snapshot that a list shows. Its counters count the whole list: a day of more than `MOST_MATCHES` is cut
 * to the most important ones (of the filter), unless all are asked for. The same question of the same snapshot gives the
 * same object.
 */
export function narrowed(snapshot: Snapshot, narrowing: Narrowing, topIds: readonly string[]): Snapshot {
  const { filter, region, tournament, all } = narrowing;
  const isWhole = region === undefined && tournament === undefined;
  if (isWhole && (all || snapshot.matches.length <= MOST_MATCHES)) return snapshot;
  const key = [filter, region, tournament, all, topIds.join()].join('|');
  const made = narrowedOf.get(snapshot) ?? new Map<string, Snapshot>();
  narrowedOf.set(snapshot, made);
  let part = made.get(key);
  if (part === undefined) {
    part = narrow(snapshot, narrowing, topIds);
    made.set(key, part);
  }
  return part;
}
