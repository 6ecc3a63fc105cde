import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { isEnding, isPricedDay } from '../../web/domain/nearDays.ts';
import { countersOf, type Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { startOfDay } from '../../web/domain/zonedDay.ts';
import { addDays, utcDate, zonedTime } from '../../web/domain/zonedTime.ts';
import { digestOf } from '../base/digests.ts';
import { type Answer, ok } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { CachedValue, CacheRequest } from '../cache/cacheTypes.ts';
import { LIFETIMES, runningLifetime } from '../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../feeds/feed.ts';
import type { DoubtfulEnds } from './doubtfulEnds.ts';
import { isBehind, isSameInstant } from './freshness.ts';
import type { LiveContext } from './readContext.ts';
import { withKnownMatches } from './snapshotHistory.ts';

/** One day of one sport in a time zone. */
export interface DayQuery {
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

/** The cache key of today's list, without a date, so that it outlives midnight when the source fails. */
export function todayKey(source: string): string {
  return `${source}:today`;
}

/** Loads a list. Reuses the objects of unchanged matches, and keeps matches finished that the feed reopens. */
async function loadList(
  known: FeedList | null,
  call: UpstreamCall,
  { ends, load }: { ends: DoubtfulEnds; load(call: UpstreamCall): Promise<Answer<FeedList>> },
): Promise<Answer<FeedList>> {
  const loaded = await load(call);
  if (!loaded.ok || known === null) return loaded;
  const matches = ends.confirmedAll(loaded.value.matches, known.matches, call.age?.at ?? Date.now());
  return ok(withKnownMatches({ ...loaded.value, matches }, known));
}

const DAY_MS = 86_400_000;

// After midnight UTC today's list may hold only late matches of yesterday.
function hasNoneToday({ matches }: FeedList): boolean {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return matches.every(({ kickOff }) => kickOff < midnight);
}

function requestOf(
  { feed, live: { ends }, config }: LiveContext,
  sport: Sport,
  date: string,
  today: string,
): CacheRequest<FeedList> {
  const source = feed.upstream.id;
  return date === today
    ? {
        key: todayKey(source),
        isEmpty: hasNoneToday,
        lifetime: runningLifetime(config.livePollSeconds),
        load: (call, known) => loadList(known, call, { ends, load: feed.today }),
        parse: parseFeedList,
      }
    : {
        key: `${source}:day:${sport}:${date}`,
        lifetime: LIFETIMES[isEnding(date, Date.now()) ? 'endingDay' : 'otherDay'],
        load: (call, known) => loadList(known, call, { ends, load: (asked) => feed.day(asked, sport, date) }),
        parse: parseFeedList,
        // Visitors choose any day, and writes to the lasting store are counted.
        lasts: () => isPricedDay(date, Date.now()),
      };
}

/** The list of today for all sports, from which the snapshots of today are made. */
export function readToday(context: LiveContext): Promise<Answer<CachedValue<FeedList>>> {
  return context.live.lists.read(requestOf(context, 'football', 'today', 'today'), context.background);
}

/** Approximate bytes of a match in a snapshot: its place and its digest. */
const BYTES_PER_MATCH = 400;

/** The lists of a day, with today's list among them, and whether any list is missing. */
interface DayParts {
  known: readonly CachedValue<FeedList>[];
  running: CachedValue<FeedList> | undefined;
  incomplete: boolean;
}

/** The snapshot of a whole day of any length. Lists and counters are made of it; it is never sent to a visitor. */
export async function readWholeDay(query: DayQuery, context: LiveContext): Promise<Answer<Snapshot>> {
  const { sport, date, zone } = query;
  const today = utcDate(context.clock.now);
  const requests = utcDatesOf(date, zone).map((each) => requestOf(context, sport, each, today));
  const answers = await Promise.all(requests.map((each) => context.live.lists.read(each, context.background)));
  const known = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const [first] = answers;
  if (known.length === 0 && first !== undefined && !first.ok) return first;
  // Without today's list, the day would look empty or quiet, so this fails.
  const current = requests.findIndex(({ key }) => key === todayKey(context.feed.upstream.id));
  const running = current < 0 ? undefined : answers[current];
  if (running !== undefined && !running.ok) return running;
  return ok(snapshotOf(query, { known, running: running?.value, incomplete: known.length < answers.length }, context));
}

/** The snapshot of a sport's UTC day, which all visitors share. */
export const readUtcToday = (sport: Sport, context: LiveContext): Promise<Answer<Snapshot>> =>
  readWholeDay({ sport, date: utcDate(context.clock.now), zone: 'UTC' }, context);

function snapshotOf(
  query: DayQuery,
  { known, running, incomplete }: DayParts,
  { feed, live, clock }: LiveContext,
): Snapshot {
  const decisive = running ?? known[0];
  const age = decisive === undefined ? 0 : Math.max(0, Date.now() - decisive.at);
  const stale = decisive !== undefined && isBehind(decisive, age);
  const confirmedAt = clock.now - age;
  const lists = known.map(({ value }) => value);
  const key = `${feed.upstream.id}|${query.sport}|${query.date}|${query.zone}`;
  const cached = live.snapshots.get(key);
  const same = cached?.lists.length === lists.length && cached.lists.every((list, index) => list === lists[index]);
  const isKnown = same && cached.snapshot.stale === stale && cached.snapshot.incomplete === incomplete;
  if (isKnown && (!stale || isSameInstant(cached.snapshot.asOf, confirmedAt))) return cached.snapshot;
  const matches = same ? cached.snapshot.matches : matchesOf(query, lists, clock.now);
  const version = same ? cached.snapshot.version : digestOf(JSON.stringify(matches));
  // Unchanged content keeps its `asOf`, and so its bytes and ETag.
  const asOf =
    !stale && cached?.snapshot.version === version && !cached.snapshot.stale ? cached.snapshot.asOf : confirmedAt;
  const snapshot: Snapshot = { version, asOf, stale, incomplete, matches, counters: countersOf(matches) };
  live.snapshots.set(key, { lists, snapshot }, BYTES_PER_MATCH * (matches.length + 1));
  return snapshot;
}

/** The matches of a visitor's day, without duplicates: those that kick off that day and, today, also those in play. */
function matchesOf({ sport, date, zone }: DayQuery, lists: readonly FeedList[], now: number): Match[] {
  const from = startOfDay(date, zone);
  const until = startOfDay(addDays(date, 1), zone);
  const isToday = now >= from && now < until;
  const matches = new Map<string, Match>();
  // Lists of later dates win, and today's list wins over all.
  for (const { matches: listed } of lists) {
    for (const match of listed) {
      if (match.sport !== sport) continue;
      const inDay = match.kickOff >= from && match.kickOff < until;
      if (inDay || (isToday && isUnderWay(match))) matches.set(match.id, match);
    }
  }
  return [...matches.values()];
}
