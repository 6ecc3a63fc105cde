import type { ListQuery } from '../../web/domain/listQuery.ts';
import { listSearch } from '../../web/domain/listQuery.ts';
import type { Match } from '../../web/domain/match.ts';
import type { OddsBoard } from '../../web/domain/odds.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import { clampedPage, isLong } from '../../web/domain/snapshot.ts';
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

// Editors rank competitions, or the public source does. The ranking is read only for a day too long for one page.
async function topCompetitionIds(matches: readonly Match[], context: ReadContext): Promise<readonly string[]> {
  const { feed, content } = context;
  if (feed.coverage.top !== null) return feed.coverage.top;
  const settings = await readShared({ locale: 'en' }, content);
  const top = settings.ok ? settings.value.topCompetitions.map(({ id }) => id) : [];
  const { names } = content;
  if (names === null) return top;
  const own = new Map(matches.map(({ competition }) => [names.competitionId(competition), competition.id]));
  return top.flatMap((id) => own.get(id) ?? []);
}

export function dayContextOf({ config, feed, live, background }: LiveReading): DayContext {
  return { client: feed, lists: live.lists, ends: live.ends, background, pollSeconds: config.livePollSeconds };
}

/** The snapshot of a whole day of any length. Lists and counters are made of it; it is never sent to a visitor. */
export function readWholeDay(
  { sport, date, zone }: Pick<ListQuery, 'sport' | 'date' | 'zone'>,
  context: LiveReading,
): Promise<Result<Snapshot, Failure>> {
  return context.live.snapshots.read({ sport, date, zone, now: context.clock.now }, dayContextOf(context));
}

/** The key of a list's versions. A page beyond the end has the key of the page that it shows. */
export function listName(query: ListQuery, { counters }: Snapshot): string {
  return listSearch({ ...query, page: clampedPage(counters, query) });
}

/** The snapshot of a list, for the page and `/api/live`. It is the same in every country. */
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

/** The prices of a list's matches of all operators. They are of no country and never leave the server. */
export function readBook(
  { sport, matches, hasMoved = false }: { sport: Sport; matches: readonly Match[]; hasMoved?: boolean },
  context: LiveReading,
): Promise<OddsBook> {
  const { config, feed, live, clock, background } = context;
  return live.odds.days.read(sport, matches, {
    client: feed,
    books: live.odds.books,
    listed: live.odds.listed,
    background,
    callsPerRefresh: config.oddsCallsPerRefresh,
    now: clock.now,
    hasMoved,
    async matchesOf(date) {
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return day.ok ? day.value.matches : [];
    },
  });
}

/**
 * The best prices of a list's matches among the operators of the visitor's country; empty when there are none.
 * `listed` saves reading the list again.
 */
export async function readListOdds(
  query: ListQuery,
  visitor: Viewer,
  context: ReadContext,
  { listed = null }: { listed?: Snapshot | null } = {},
): Promise<OddsBoard> {
  const { clock } = context;
  // Days too far away for prices cost no call: visitors can choose any day.
  if (!utcDatesOf(query.date, query.zone).some((date) => isPricedDay(date, clock.now))) return {};
  const { operators, policy, hiddenMarkets } = await readShownOffers(visitor, context.content);
  if (operators.length === 0 || hiddenMarkets.includes(winnerMarketOf(query.sport))) return {};
  const read: Result<Snapshot, Failure> =
    listed === null ? await readListSnapshot(query, context) : { ok: true, value: listed };
  if (!read.ok) return {};
  const { matches } = read.value;
  const { sport } = query;
  const book = await readBook({ sport, matches }, context);
  return bestPrices(book, matches, audienceOf({ operators, policy }), clock);
}
