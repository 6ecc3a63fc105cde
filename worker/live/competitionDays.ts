import { MOST_MATCHES } from '../../web/domain/listQuery.ts';
import { isFixture, type Match, phaseOf } from '../../web/domain/match.ts';
import { isEnding, isNextTo } from '../../web/domain/nearDays.ts';
import { pagesFor } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, utcDate, zonedTime } from '../../web/domain/zonedTime.ts';
import { type Answer, ok } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { Lifetime } from '../cache/cacheTypes.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../feeds/feed.ts';
import { utcDatesOf } from './daySnapshot.ts';
import { firstTemporaryFailure, type ReadContext, readFeed } from './readContext.ts';

/** How many days fixtures and results cover, besides today. */
const DAYS = 7;

/** A competition's matches of one day of the visitor's calendar. */
export interface DayOfMatches {
  date: string;
  matches: Match[];
}

export interface DaysQuery {
  sport: Sport;
  tournament: string;
  zone: string;
  /** Fixtures come next day first, results latest day first. */
  of: 'fixtures' | 'results';
}

function isWanted(match: Match, { of, tournament }: DaysQuery, now: number): boolean {
  if (match.competition.id !== tournament) return false;
  const phase = phaseOf(match);
  const isToCome = isFixture(match) || (phase === 'off' && match.kickOff > now);
  return of === 'fixtures' ? isToCome : !isToCome && (phase === 'off' || phase === 'finished');
}

// Teams that are not known yet sort last.
const hostOf = ({ home }: Match) => home?.name ?? '\uffff';

function inOrder(one: Match, other: Match): number {
  return one.kickOff - other.kickOff || (hostOf(one) < hostOf(other) ? -1 : 1);
}

function lifetimeOf(date: string, now: number): Lifetime {
  if (date === utcDate(now)) return LIFETIMES.competitionToday;
  if (isEnding(date, now)) return LIFETIMES.endingDay;
  return isNextTo(date, now) ? LIFETIMES.competitionBesideToday : LIFETIMES.competitionOtherDay;
}

/** Dates a list by its source's answer, because calendars must know which of two lists is newer. */
export async function dated(loading: Promise<Answer<FeedList>>, call: UpstreamCall): Promise<Answer<FeedList>> {
  const list = await loading;
  return list.ok ? ok({ ...list.value, at: call.age?.at ?? Date.now() }) : list;
}

/** A competition's matches of a UTC date. Requests only this competition: a fortnight of a whole sport is too much. */
export function readCompetitionDay(
  date: string,
  { sport, tournament }: Pick<DaysQuery, 'sport' | 'tournament'>,
  context: ReadContext,
): Promise<Answer<FeedList>> {
  const { feed, live, clock } = context;
  return readFeed(live.competitionLists, context, {
    key: `day:${sport}:${date}:${tournament}`,
    lifetime: lifetimeOf(date, clock.now),
    load: (call) => dated(feed.day(call, sport, date, tournament), call),
    parse: parseFeedList,
  });
}

/** The days with matches among today and a week. Fails when there are none and a day is missing. */
export async function readCompetitionDays(query: DaysQuery, context: ReadContext): Promise<Answer<DayOfMatches[]>> {
  const { zone, of } = query;
  const { now } = context.clock;
  const today = zonedTime(now, zone).date;
  const dates = Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, of === 'fixtures' ? index : -index));
  const utcDates = [...new Set(dates.flatMap((date) => utcDatesOf(date, zone)))];
  const answers = await Promise.all(utcDates.map((date) => readCompetitionDay(date, query, context)));
  const matches = new Map<string, Match>();
  for (const answer of answers) {
    if (!answer.ok) continue;
    for (const match of answer.value.matches) if (isWanted(match, query, now)) matches.set(match.id, match);
  }
  const byDate = Map.groupBy(matches.values(), ({ kickOff }) => zonedTime(kickOff, zone).date);
  const days = dates.flatMap((date): DayOfMatches[] => {
    const listed = byDate.get(date);
    return listed === undefined ? [] : [{ date, matches: listed.toSorted(inOrder) }];
  });
  const failed = firstTemporaryFailure(answers);
  return days.length === 0 && failed !== null ? { ok: false, error: failed } : ok(days);
}

/** One page of `MOST_MATCHES` matches, by day. A page number beyond the end gives the last page. */
export function pageOfDays(days: readonly DayOfMatches[], asked: number) {
  const pages = pagesFor(days.reduce((sum, { matches }) => sum + matches.length, 0));
  const page = Math.min(asked, pages);
  let skipped = (page - 1) * MOST_MATCHES;
  let room = MOST_MATCHES;
  const shown = days.flatMap(({ date, matches }): DayOfMatches[] => {
    const part = matches.slice(skipped, skipped + room);
    skipped = Math.max(0, skipped - matches.length);
    room -= part.length;
    return part.length === 0 ? [] : [{ date, matches: part }];
  });
  return { days: shown, page, pages };
}
