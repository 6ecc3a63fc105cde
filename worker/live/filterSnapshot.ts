import type { Competition } from '../../web/domain/competition.ts';
import { isUnder, type ListFilter, type ListQuery, MOST_MATCHES, standingOf } from '../../web/domain/listQuery.ts';
import type { Match } from '../../web/domain/match.ts';
import { byKickOff, compareText } from '../../web/domain/matchOrder.ts';
import { clampedPage, countersOf, isLong, type Snapshot } from '../../web/domain/snapshot.ts';
import { Lru } from '../base/lru.ts';
import { hexDigest } from '../base/textDigest.ts';

type Narrowing = Pick<ListQuery, 'filter' | 'region' | 'tournament' | 'page'>;

/** The sorted lists and pages of one snapshot, by filter. */
interface Made {
  orders: Lru<string, Match[]>;
  parts: Lru<string, Snapshot>;
}

/** Visitors choose the filters, so both maps are bounded; the oldest entry is evicted first. */
const MOST_PARTS = 100;
const MOST_ORDERS = 8;

const madeOf = new WeakMap<Snapshot, Made>();

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

function narrow(snapshot: Snapshot, narrowing: Narrowing, topIds: readonly string[], { orders }: Made): Snapshot {
  const { filter, region, tournament } = narrowing;
  const placed = snapshot.matches.filter(
    ({ competition }) =>
      (region === undefined || competition.country.slug === region) &&
      (tournament === undefined || competition.id === tournament),
  );
  const counters = placed.length === snapshot.matches.length ? snapshot.counters : countersOf(placed);
  if (!isLong(counters)) return { ...snapshot, matches: placed, counters };
  const order = orders.use([filter, region, tournament, topIds.join()].join('|'), () =>
    ordered(
      placed.filter((match) => isUnder(filter, match)),
      filter,
      topIds,
    ),
  );
  const from = (clampedPage(counters, narrowing) - 1) * MOST_MATCHES;
  const matches = order.slice(from, from + MOST_MATCHES);
  // The day's version covers the content of its matches. Editors can also change which matches a page holds.
  const version = hexDigest(`${snapshot.version} ${matches.map(({ id }) => id).join(' ')}`);
  return { ...snapshot, version, matches, counters };
}

/**
 * The part of a snapshot that a list shows, with counters of the whole list. A list of more than `MOST_MATCHES` is
 * filtered, sorted by importance and split into pages. A page number beyond the end gives the last page. The same
 * arguments return the same object.
 */
export function filterSnapshot(snapshot: Snapshot, narrowing: Narrowing, topIds: readonly string[]): Snapshot {
  const { filter, region, tournament, page } = narrowing;
  if (region === undefined && tournament === undefined && !isLong(snapshot.counters)) return snapshot;
  const made: Made = madeOf.get(snapshot) ?? { orders: new Lru(MOST_ORDERS), parts: new Lru(MOST_PARTS) };
  madeOf.set(snapshot, made);
  const key = [filter, region, tournament, page, topIds.join()].join('|');
  return made.parts.use(key, () => narrow(snapshot, narrowing, topIds, made));
}
