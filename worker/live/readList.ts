import { isLong, shownPage } from '../../web/domain/listPages.ts';
import type { ListQuery } from '../../web/domain/listQuery.ts';
import { listSearch } from '../../web/domain/listQuery.ts';
import type { Match } from '../../web/domain/match.ts';
import type { OddsBoard } from '../../web/domain/odds.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { isPricedDay } from '../base/nearDays.ts';
import type { Result } from '../base/result.ts';
import { readShownOffers, type Viewer } from '../content/pageSettings.ts';
import { readShared } from '../content/sharedSettings.ts';
import type { Failure } from '../upstream/failure.ts';
import { type DayContext, utcDatesOf } from './daySnapshot.ts';
import { filterSnapshot } from './filterSnapshot.ts';
import { audienceOf, bestPrices } from './odds/bestPrices.ts';
import { winnerMarketOf } from './odds/matchWinnerPrices.ts';
import type { OddsBook } from './odds/oddsBook.ts';
import type { LiveReading, ReadContext } from './readContext.ts';

/** The ids that a day's matches have of the competitions that content names, worked out once. */
const ownIds = new WeakMap<readonly Match[], Map<string | null | undefined, string>>();

// The order of importance is the editors', or a public source's own; it is asked for only where a day is too long for
// one answer.
async function topCompetitionIds(matches: readonly Match[], context: ReadContext): Promise<readonly string[]> {
  const { feed, content } = context;
  if (feed.coverage.top !== null) return feed.coverage.top;
  const settings = await readShared({ locale: 'en' }, content);
  const top = settings.ok ? settings.value.topCompetitions.map(({ id }) => id) : [];
  const { names } = content;
  if (names === null) return top;
  const own =
    ownIds.get(matches) ?? new Map(matches.map((each) => [names.competitionId(each.competition), each.competition.id]));
  ownIds.set(matches, own);
  return top.flatMap((id) => own.get(id) ?? []);
}

/** What reading days needs of one request. */
export function dayContextOf({ config, feed, live, background }: LiveReading): DayContext {
  return { client: feed, lists: live.lists, ends: live.ends, background, pollSeconds: config.livePollSeconds };
}

/** The snapshot of a whole day, however long: what lists and counts are made of, and no answer to a visitor. */
export function readWholeDay(
  { sport, date, zone }: Pick<ListQuery, 'sport' | 'date' | 'zone'>,
  context: LiveReading,
): Promise<Result<Snapshot, Failure>> {
  return context.live.snapshots.read({ sport, date, zone, now: context.clock.now }, dayContextOf(context));
}

/** The name under which a list's versions are kept: a page that is none of its own has the name of the one it shows. */
export function listName(query: ListQuery, { counters }: Snapshot): string {
  return listSearch({ ...query, page: shownPage(counters, query) });
}

/** The snapshot of a list: what a page renders and `/api/live` answers. It is the same in every country. */
export async function readListSnapshot(query: ListQuery, context: ReadContext): Promise<Result<Snapshot, Failure>> {
  const answer = await readWholeDay(query, context);
  if (!answer.ok) return answer;
  const { value: day } = answer;
  const snapshot = filterSnapshot(
    day,
    query,
    isLong(day.counters) ? await topCompetitionIds(day.matches, context) : [],
  );
  const { live, clock } = context;
  live.historyAt(clock).remember(listName(query, snapshot), snapshot);
  return { ok: true, value: snapshot };
}

/** The prices of a list's matches of every operator: facts of no country, which stay on the server. */
export function readBook(
  key: string,
  { sport, matches, hasMoved = false }: { sport: Sport; matches: readonly Match[]; hasMoved?: boolean },
  context: LiveReading,
): Promise<OddsBook> {
  const { config, feed, live, clock, background } = context;
  return live.odds.days.read(key, sport, matches, {
    client: feed,
    books: live.odds.books,
    listed: live.odds.listed,
    background,
    // The embedded backend is no call away and has no quota.
    callsPerRefresh: feed.upstream.kind === 'demo' ? Number.POSITIVE_INFINITY : config.oddsCallsPerRefresh,
    now: clock.now,
    hasMoved,
    async matchesOf(date) {
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return day.ok ? day.value.matches : [];
    },
  });
}

/**
 * The best prices of a list's matches among the operators of the visitor's country; empty where there are none. What is
 * known to have moved is read anew; the list is not read again where it is `listed`.
 */
export async function readListOdds(
  query: ListQuery,
  visitor: Viewer,
  context: ReadContext,
  { hasMoved = false, listed = null }: { hasMoved?: boolean; listed?: Snapshot | null } = {},
): Promise<OddsBoard> {
  const { clock } = context;
  // A day that nobody prices yet, or any more, costs nothing: visitors choose days as they like.
  if (!utcDatesOf(query.date, query.zone).some((date) => isPricedDay(date, clock.now))) return {};
  const { operators, policy, hiddenMarkets } = await readShownOffers(visitor, context.content);
  if (operators.length === 0 || hiddenMarkets.includes(winnerMarketOf(query.sport))) return {};
  const read: Result<Snapshot, Failure> =
    listed === null ? await readListSnapshot(query, context) : { ok: true, value: listed };
  if (!read.ok) return {};
  const { matches } = read.value;
  const { sport } = query;
  const book = await readBook(listName(query, read.value), { sport, matches, hasMoved }, context);
  return bestPrices(book, matches, audienceOf({ operators, policy }), clock);
}
