import { isTimed, kickOffDate } from '../../../web/domain/kickOff.ts';
import { isUnderWay, type Match } from '../../../web/domain/match.ts';
import { isEnding, isPricedDay } from '../../../web/domain/nearDays.ts';
import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { startOfDay } from '../../../web/domain/zonedDay.ts';
import { addDays, utcDate, zonedTime } from '../../../web/domain/zonedTime.ts';
import { noted } from '../../base/background.ts';
import { digestOf } from '../../base/digests.ts';
import { perObject } from '../../base/memo.ts';
import { type Age, type DatedAnswer, failure, mapped, ok, oldest } from '../../base/result.ts';
import type { CacheRequest } from '../../cache/cacheTypes.ts';
import { LIFETIMES, runningLifetime } from '../../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../../feeds/feed.ts';
import { isBehind, isSameInstant } from '../state/freshness.ts';
import { loadMatches, newestOf } from '../state/loadMatches.ts';
import { ageAt, type LiveContext, loadFeed } from '../state/readContext.ts';
import { withKnownMatches } from '../state/snapshotHistory.ts';
import { withKnownSports } from './knownSports.ts';

/** One day of one sport in a time zone. */
interface DayQuery {
  sport: Sport;
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  zone: string;
}

/** The UTC dates that a day of a zone overlaps, usually two. */
export function utcDatesOf(date: string, zone: string): string[] {
  const first = zonedTime(startOfDay(date, zone), 'UTC').date;
  const last = zonedTime(startOfDay(addDays(date, 1), zone) - 1, 'UTC').date;
  const dates: string[] = [];
  for (let each = first; each <= last; each = addDays(each, 1)) dates.push(each);
  return dates;
}

/** The key of today's list within its feed, without a date, so that it outlives midnight when the source fails. */
export const TODAY = 'today';

const DAY_MS = 86_400_000;

const midnight = () => Math.floor(Date.now() / DAY_MS) * DAY_MS;

// After midnight UTC today's list may hold only late matches of yesterday.
const hasNoneToday = ({ matches }: FeedList) => matches.every(({ kickOff }) => kickOff < midnight());

const requestOfToday = ({ feed, config }: LiveContext): CacheRequest<FeedList> => ({
  key: TODAY,
  isEmpty: hasNoneToday,
  lifetime: runningLifetime(config.livePollSeconds),
  load: async (call, known, knownAt) =>
    mapped(await feed.today(call), (list) => withKnownMatches(withKnownSports(list, known, knownAt), known)),
  parse: parseFeedList,
});

/** The list of today for all sports as the source gave it, without what newer answers say of single matches. */
export function loadListedToday(context: LiveContext): Promise<DatedAnswer<FeedList>> {
  return loadFeed(context.live.lists, context, requestOfToday(context));
}

/** The list of today for all sports, from which the snapshots of today are made. */
export function loadToday(context: LiveContext): Promise<DatedAnswer<FeedList>> {
  return loadMatches(context.live.lists, context, requestOfToday(context));
}

const loadDate = (sport: Sport, date: string, context: LiveContext) =>
  loadMatches(context.live.lists, context, {
    key: `day:${sport}:${date}`,
    lifetime: LIFETIMES[isEnding(date, Date.now()) ? 'endingDay' : 'otherDay'],
    load: async (call, known) =>
      mapped(await context.feed.day(call, sport, date), (list) => withKnownMatches(list, known)),
    parse: parseFeedList,
    // Visitors choose any day, and writes to the lasting store are counted.
    lasts: () => isPricedDay(date, Date.now()),
  });

/**
 * A list as old as its matches of a sport, which the source may not confirm although it confirms the others. Fails if those
 * never loaded: their day would look empty.
 */
export function agedIn(sport: Sport, list: DatedAnswer<FeedList>): DatedAnswer<FeedList> {
  const at = list.ok ? list.value.unconfirmed?.[sport] : undefined;
  if (at === 0) return failure('unreachable', `the source never gave today’s ${sport}`);
  if (!list.ok || at === undefined || at > list.at) return list;
  return { ...list, at, stale: list.stale || isBehind({ failing: true, paced: false }, Date.now() - at) };
}

/**
 * Today's list first. After midnight UTC it can still be that of yesterday. Then the list of the new date follows, which is known
 * as tomorrow's.
 */
export async function loadTodayOf(sport: Sport, context: LiveContext): Promise<DatedAnswer<FeedList>[]> {
  const today = noted(agedIn(sport, await loadToday(context)), `${TODAY}:${sport}`, context.background);
  const isOfYesterday = today.ok && today.at < midnight();
  return isOfYesterday ? [today, await loadDate(sport, utcDate(Date.now()), context)] : [today];
}

/** Approximate bytes of a match in a snapshot: its place, and a share of the changed matches. */
const BYTES_PER_MATCH = 100;

/** The lists of a day, their age, and whether any part is missing. */
interface DayParts {
  lists: readonly Match[][];
  age: Age;
  incomplete: boolean;
}

/** The UTC date that the source calls today: the real one, also for a visitor with a delay. */
export const sourceToday = ({ clock }: Pick<LiveContext, 'clock'>) => utcDate(clock.frozen ? clock.now : Date.now());

/**
 * The snapshot of a whole day of any length, with the age of its oldest list. Lists and counters are made of it; it is never sent to a
 * visitor.
 */
export async function loadWholeDay(query: DayQuery, context: LiveContext): Promise<DatedAnswer<Snapshot>> {
  const { sport, date, zone } = query;
  const today = sourceToday(context);
  const dates = utcDatesOf(date, zone);
  const read = await Promise.all(
    dates.map(async (each) => (each === today ? loadTodayOf(sport, context) : [await loadDate(sport, each, context)])),
  );
  const answers = read.flat();
  // Without today's list, the day would look empty or quiet, so this fails.
  const [running] = read[dates.indexOf(today)] ?? [];
  if (running?.ok === false) return running;
  const known = answers.flatMap((answer) => (answer.ok ? [answer] : []));
  const [first, ...others] = known;
  if (first === undefined) return answers[0]?.ok === false ? answers[0] : failure('empty', 'the day has no hours');
  const whole = oldest(first, ...others);
  // Matches in play are in today's list, which orders the snapshots. The others are older, because they hardly change.
  const age = running ?? whole;
  const newest = newestOf(context);
  // A list that came last may have changed a match of the others.
  const lists = known.map(({ value, at }) => newest.merge(value.matches, at));
  const moved = newest.movedTo(sport, dates, Math.min(...known.map(({ at }) => at)));
  if (moved.length > 0) lists.push(moved);
  const incomplete = known.length < answers.length || known.some(({ value }) => value.incomplete);
  const snapshot = snapshotOf(query, { lists, age, incomplete }, context);
  return { ...ok(snapshot), ...whole };
}

/** The snapshot of a sport's UTC day, which all visitors share. */
export const loadUtcToday = (sport: Sport, context: LiveContext): Promise<DatedAnswer<Snapshot>> =>
  loadWholeDay({ sport, date: utcDate(context.clock.now), zone: 'UTC' }, context);

/** The most matches that are compared one by one: those that moved to a day. */
const MAX_COMPARED = 50;

function isSame(one: readonly Match[], other: readonly Match[] = []): boolean {
  if (one === other) return true;
  const isShort = one.length === other.length && one.length <= MAX_COMPARED;
  return isShort && one.every((match, index) => match === other[index]);
}

/** Names the content of a match. An unchanged match is the same object (`withKnownMatches`), so it is read once. */
const digestOfMatch = perObject((match: Match) => digestOf(JSON.stringify(match)));

function snapshotOf(query: DayQuery, { lists, age, incomplete }: DayParts, context: LiveContext): Snapshot {
  const { feed, live, clock } = context;
  const { asOf: confirmedAt, stale } = ageAt(context, age);
  // Midnight changes which matches in play a day has, though no list has changed.
  const isToday = zonedTime(clock.now, query.zone).date === query.date;
  const key = `${feed.upstream.id}|${query.sport}|${query.date}|${query.zone}|${isToday}`;
  const cached = live.snapshots.get(key);
  const same = cached?.lists.length === lists.length && cached.lists.every((list, index) => isSame(list, lists[index]));
  const isKnown = same && cached.snapshot.stale === stale && cached.snapshot.incomplete === incomplete;
  if (isKnown && (!stale || isSameInstant(cached.snapshot.asOf, confirmedAt))) return cached.snapshot;
  const matches = same ? cached.snapshot.matches : matchesOf(query, lists, isToday);
  const version = same ? cached.snapshot.version : digestOf(matches.map(digestOfMatch).join());
  // Unchanged content keeps its `asOf`, and so its bytes and ETag.
  const asOf =
    !stale && cached?.snapshot.version === version && !cached.snapshot.stale ? cached.snapshot.asOf : confirmedAt;
  const snapshot: Snapshot = { version, asOf, stale, incomplete, matches, counters: countersOf(matches) };
  live.snapshots.set(key, { lists, snapshot }, BYTES_PER_MATCH * (matches.length + 1));
  return snapshot;
}

/** The matches of a visitor's day, without duplicates: those that kick off that day and, today, also those in play. */
function matchesOf({ sport, date, zone }: DayQuery, lists: readonly Match[][], isToday: boolean): Match[] {
  const from = startOfDay(date, zone);
  const until = startOfDay(addDays(date, 1), zone);
  const matches = new Map<string, Match>();
  for (const listed of lists) {
    for (const match of listed) {
      if (match.sport !== sport) continue;
      const inDay = isTimed(match) ? match.kickOff >= from && match.kickOff < until : kickOffDate(match, zone) === date;
      if (inDay || (isToday && isUnderWay(match))) matches.set(match.id, match);
    }
  }
  return [...matches.values()];
}
