import { type CompetitionKey, isOf } from '../../../web/domain/competitionKey.ts';
import { kickOffDate, latestKickOff } from '../../../web/domain/kickOff.ts';
import { MAX_MATCHES } from '../../../web/domain/listQuery.ts';
import { isFixture, type Match, phaseOf } from '../../../web/domain/match.ts';
import { byKickOff } from '../../../web/domain/matchOrder.ts';
import { isEnding, isNextTo } from '../../../web/domain/nearDays.ts';
import { pagesFor } from '../../../web/domain/snapshot.ts';
import { addDays, utcDate, zonedTime } from '../../../web/domain/zonedTime.ts';
import { type DatedAnswer, mappedDated, oldest } from '../../base/result.ts';
import type { Lifetime } from '../../cache/cacheTypes.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../../feeds/feed.ts';
import { loadMatches, newestOf } from '../state/loadMatches.ts';
import { firstTemporaryFailure, type LiveContext } from '../state/readContext.ts';
import { utcDatesOf } from './daySnapshot.ts';

/** How many days fixtures and results cover, besides today. */
const DAYS = 7;

/** A competition's matches of one day of the visitor's calendar. */
export interface DayOfMatches {
  date: string;
  matches: Match[];
}

interface DaysQuery extends CompetitionKey {
  zone: string;
  /** Fixtures come next day first, results latest day first. */
  of: 'fixtures' | 'results';
}

function isWanted(match: Match, query: DaysQuery, now: number): boolean {
  if (!isOf(match, query)) return false;
  const phase = phaseOf(match);
  const isToCome = isFixture(match) || (phase === 'off' && latestKickOff(match) > now);
  return query.of === 'fixtures' ? isToCome : !isToCome && (phase === 'off' || phase === 'finished');
}

function lifetimeOf(date: string, now: number): Lifetime {
  if (date === utcDate(now)) return LIFETIMES.competitionToday;
  if (isEnding(date, now)) return LIFETIMES.endingDay;
  return isNextTo(date, now) ? LIFETIMES.competitionBesideToday : LIFETIMES.competitionOtherDay;
}

/** A competition's matches of a UTC date. Requests only this competition: a fortnight of a whole sport is too much. */
export async function loadCompetitionDay(
  date: string,
  { sport, tournament }: CompetitionKey,
  context: LiveContext,
): Promise<DatedAnswer<FeedList>> {
  const { feed, live, clock } = context;
  const answer = await loadMatches(live.competitionLists, context, {
    key: `day:${sport}:${date}:${tournament}`,
    lifetime: lifetimeOf(date, clock.now),
    load: (call) => feed.day(call, sport, date, tournament),
    parse: parseFeedList,
  });
  return mappedDated(answer, (list, { at }) => {
    const moved = newestOf(context).movedTo(sport, [date], at);
    const own = moved.filter(({ competition }) => competition.id === tournament);
    return own.length === 0 ? list : { ...list, matches: newestOf(context).distinct([list.matches, own]) };
  });
}

/** The days with matches among today and a week. Fails when there are none and a day is missing. */
export async function loadCompetitionDays(
  query: DaysQuery,
  context: LiveContext,
): Promise<DatedAnswer<DayOfMatches[]>> {
  const { zone, of } = query;
  const { now } = context.clock;
  const today = zonedTime(now, zone).date;
  const dates = Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, of === 'fixtures' ? index : -index));
  const utcDates = [...new Set(dates.flatMap((date) => utcDatesOf(date, zone)))];
  const answers = await Promise.all(utcDates.map((date) => loadCompetitionDay(date, query, context)));
  const read = answers.flatMap((answer) => (answer.ok ? [answer] : []));
  const listed = newestOf(context).distinct(read.map(({ value }) => value.matches));
  const matches = listed.filter((match) => isWanted(match, query, now));
  const byDate = Map.groupBy(matches, (match) => kickOffDate(match, zone));
  const days = dates.flatMap((date): DayOfMatches[] => {
    const listed = byDate.get(date);
    return listed === undefined ? [] : [{ date, matches: listed.toSorted(byKickOff) }];
  });
  const failed = firstTemporaryFailure(answers);
  if (days.length === 0 && failed !== null) return { ok: false, error: failed };
  return { ok: true, value: days, ...oldest(read[0] ?? { at: Date.now(), stale: false }, ...read) };
}

/** One page of `MAX_MATCHES` matches, by day. A page number beyond the end gives the last page. */
export function pageOfDays(days: readonly DayOfMatches[], asked: number) {
  const pages = pagesFor(days.reduce((sum, { matches }) => sum + matches.length, 0));
  const page = Math.min(asked, pages);
  let skipped = (page - 1) * MAX_MATCHES;
  let room = MAX_MATCHES;
  const shown = days.flatMap(({ date, matches }): DayOfMatches[] => {
    const part = matches.slice(skipped, skipped + room);
    skipped = Math.max(0, skipped - matches.length);
    room -= part.length;
    return part.length === 0 ? [] : [{ date, matches: part }];
  });
  return { days: shown, page, pages };
}
