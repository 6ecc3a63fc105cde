import type { Competition } from '../../web/domain/competition.ts';
import { isUnder, type ListFilter, type ListQuery, MOST_MATCHES, standingOf } from '../../web/domain/listQuery.ts';
import type { Match } from '../../web/domain/match.ts';
import { byKickOff, compareText } from '../../web/domain/matchOrder.ts';
import { clampedPage, countersOf, isLong, type Snapshot } from '../../web/domain/snapshot.ts';
import { hexDigest } from '../base/textDigest.ts';

type Narrowing = Pick<ListQuery, 'filter' | 'region' | 'tournament' | 'page'>;

// Important competitions first, then by country and name. The order is the same in every language and on every page.
function ordered(matches: readonly Match[], filter: ListFilter, topIds: readonly string[]): Match[] {
  const rank = new Map(topIds.map((id, index) => [id, index]));
  const rankOf = ({ id, rank: own }: Competition) => rank.get(id) ?? topIds.length + (own ?? 0);
  const competitions = [...new Map(matches.map(({ competition }) => [competition.id, competition])).values()].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      compareText(one.country.slug, other.country.slug) ||
      compareText(one.name, other.name) ||
      compareText(one.id, other.id),
  );
  const place = new Map(competitions.map(({ id }, index) => [id, index]));
  const placeOf = ({ competition }: Match) => place.get(competition.id) ?? 0;
  const isBeside = (match: Match) => Number(filter === 'live' && standingOf(match) === 'running');
  return matches.toSorted(
    (one, other) =>
      isBeside(one) - isBeside(other) ||
      placeOf(one) - placeOf(other) ||
      byKickOff(one, other) ||
      compareText(one.id, other.id),
  );
}

/**
 * The part of a snapshot that a list shows, with counters of the whole list. A list of more than `MOST_MATCHES` is
 * filtered, sorted by importance and split into pages. A page number beyond the end gives the last page.
 */
export function filterSnapshot(snapshot: Snapshot, narrowing: Narrowing, topIds: readonly string[]): Snapshot {
  const { filter, region, tournament } = narrowing;
  const isWhole = region === undefined && tournament === undefined;
  if (isWhole && !isLong(snapshot.counters)) return snapshot;
  const placed = snapshot.matches.filter(
    ({ competition }) =>
      (region === undefined || competition.country.slug === region) &&
      (tournament === undefined || competition.id === tournament),
  );
  const counters = isWhole ? snapshot.counters : countersOf(placed);
  if (!isLong(counters)) return { ...snapshot, matches: placed, counters };
  const shown = placed.filter((match) => isUnder(filter, match));
  const from = (clampedPage(counters, narrowing) - 1) * MOST_MATCHES;
  const matches = ordered(shown, filter, topIds).slice(from, from + MOST_MATCHES);
  // The day's version covers the content of its matches. Editors can also change which matches a page holds.
  const version = hexDigest(`${snapshot.version} ${matches.map(({ id }) => id).join(' ')}`);
  return { ...snapshot, version, matches, counters };
}
