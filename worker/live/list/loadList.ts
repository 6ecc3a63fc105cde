import {
  counterOf,
  type ListFilter,
  type ListQuery,
  listSearch,
  MAX_MATCHES,
  matchesFilter,
} from '../../../web/domain/listQuery.ts';
import type { Competition, Match } from '../../../web/domain/match.ts';
import { byKickOff, compareText } from '../../../web/domain/matchOrder.ts';
import { isPricedDay } from '../../../web/domain/nearDays.ts';
import type { OddsBoard } from '../../../web/domain/odds.ts';
import { clampedPage, countersOf, isLong, type Snapshot } from '../../../web/domain/snapshot.ts';
import { digestOf } from '../../base/digests.ts';
import { perKey, perObject } from '../../base/memo.ts';
import { type Answer, mapped, ok } from '../../base/result.ts';
import { UpstreamCall } from '../../base/upstreamCall.ts';
import { loadShownOffers, OFFERS_UNKNOWN, type Viewer } from '../../content/pageSettings.ts';
import { loadShared } from '../../content/sharedSettings.ts';
import { loadWholeDay, utcDatesOf } from '../day/daySnapshot.ts';
import { audienceOf, bestPrices } from '../odds/bestPrices.ts';
import { loadDayOdds } from '../odds/dayOdds.ts';
import { winnerMarketOf } from '../prices/oddsBook.ts';
import type { LiveContext, ReadContext } from '../state/readContext.ts';

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
  const inOrder = (some: readonly Match[]) => {
    const groups = Map.groupBy(some, ({ competition }) => competition.id);
    const within = (one: Match, other: Match) => byKickOff(one, other) || compareText(one.id, other.id);
    return competitions.flatMap(({ id }) => groups.get(id)?.sort(within) ?? []);
  };
  const isBeside = (match: Match) => filter === 'live' && counterOf(match) === 'running';
  return [...inOrder(matches.filter((match) => !isBeside(match))), ...inOrder(matches.filter(isBeside))];
}

/** The lists that are made of one long day: its pages, and those of its regions and competitions. */
const MAX_PARTS = 40;

/** Returns the parts of a long day. Each is made once, so that a page costs the same however long its day is. */
const partsOf = perObject((day: Snapshot) =>
  perKey(
    MAX_PARTS,
    ([narrowing, topIds]: readonly [Narrowing, readonly string[]]) => filterSnapshot(day, narrowing, topIds),
    ([{ filter, region, tournament, page }, ids]) => JSON.stringify([filter, region, tournament, page, ids]),
  ),
);

/**
 * The part of a snapshot that a list shows, with counters of the whole list. A list of more than `MAX_MATCHES` is
 * filtered, sorted by importance and split into pages. A page number beyond the end gives the last page.
 */
function filterSnapshot(snapshot: Snapshot, narrowing: Narrowing, topIds: readonly string[]): Snapshot {
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
  const shown = placed.filter((match) => matchesFilter(filter, match));
  const from = (clampedPage(counters, narrowing) - 1) * MAX_MATCHES;
  const matches = ordered(shown, filter, topIds).slice(from, from + MAX_MATCHES);
  // The day's version covers the content of its matches. Editors can also change which matches a page holds.
  const version = digestOf(`${snapshot.version} ${matches.map(({ id }) => id).join(' ')}`);
  return { ...snapshot, version, matches, counters };
}

// Editors rank competitions, or the public source does. The ranking is read only for a day too long for one page.
async function topCompetitionIds(matches: readonly Match[], context: ReadContext): Promise<readonly string[]> {
  const { feed, content } = context;
  if (feed.coverage.top !== null) return feed.coverage.top;
  const settings = await loadShared({ locale: 'en' }, content);
  const top = settings.ok ? settings.value.topCompetitions.map(({ id }) => id) : [];
  const { names } = content;
  if (names === null) return top;
  const own = new Map(matches.map(({ competition }) => [names.competitionId(competition), competition.id]));
  return top.flatMap((id) => own.get(id) ?? []);
}

/** The UTC dates that the source covers; null if it may cover any. */
export const coveredDays = ({ feed }: LiveContext) => feed.days(new UpstreamCall());

/** The key of a list's versions. A page beyond the end has the key of the page that it shows. */
export function listName(query: ListQuery, { counters }: Snapshot): string {
  return listSearch({ ...query, page: clampedPage(counters, query) });
}

/** The snapshot of a list, for the page and `/api/live`. It is the same in every country. */
export async function loadListSnapshot(query: ListQuery, context: ReadContext): Promise<Answer<Snapshot>> {
  const answer = await loadWholeDay(query, context);
  if (!answer.ok) return answer;
  const { value: day } = answer;
  const snapshot = isLong(day.counters)
    ? partsOf(day)([query, await topCompetitionIds(day.matches, context)])
    : filterSnapshot(day, query, []);
  context.live.history.remember(listName(query, snapshot), snapshot);
  return ok(snapshot);
}

/** The best prices of a list's matches in the visitor's country. `listed` saves reading the list again. */
export async function loadListOdds(
  query: ListQuery,
  visitor: Viewer,
  context: ReadContext,
  { listed = null }: { listed?: Snapshot | null } = {},
): Promise<Answer<OddsBoard>> {
  const { clock } = context;
  // Days too far away for prices cost no call: visitors can choose any day.
  if (!utcDatesOf(query.date, query.zone).some((date) => isPricedDay(date, clock.now))) return ok({});
  const { operators, policy, hiddenMarkets, available } = await loadShownOffers(visitor, context.content);
  if (!available) return OFFERS_UNKNOWN;
  if (operators.length === 0 || hiddenMarkets.includes(winnerMarketOf(query.sport))) return ok({});
  const read: Answer<Snapshot> = listed === null ? await loadListSnapshot(query, context) : ok(listed);
  if (!read.ok) return read;
  const { matches } = read.value;
  const { sport } = query;
  const book = await loadDayOdds({ sport, matches }, context);
  return mapped(book, (known) => bestPrices(known, matches, audienceOf({ operators, policy }), clock));
}
