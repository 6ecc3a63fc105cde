import { parseMatches } from '../../web/domain/listSchemas.ts';
import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { isEnding, isPricedDay } from '../../web/domain/nearDays.ts';
import { countersOf, type Snapshot } from '../../web/domain/snapshot.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { startOfDay } from '../../web/domain/zonedDay.ts';
import { addDays, utcDate, zonedTime } from '../../web/domain/zonedTime.ts';
import type { Background } from '../base/background.ts';
import { digestOf } from '../base/digests.ts';
import { Lru } from '../base/lru.ts';
import { type Answer, ok } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { Cache } from '../cache/cache.ts';
import type { CachedValue, CacheRequest } from '../cache/cacheTypes.ts';
import { LIFETIMES, runningLifetime } from '../cache/lifetimes.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import type { Feed, FeedList } from '../feeds/feed.ts';
import type { DoubtfulEnds } from './doubtfulEnds.ts';
import { isBehind, isSameInstant } from './freshness.ts';
import { withKnownMatches } from './snapshotHistory.ts';

/** One day of one sport in the visitor's time zone. */
export interface DayQuery {
  sport: Sport;
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  zone: string;
  /** The visitor's instant, milliseconds UTC. */
  now: number;
}

/** The lists of a source by day. */
export type DayLists = Pick<Feed, 'upstream' | 'today' | 'day'>;

/** The parts of a `LiveContext` that lists of days need. */
export interface PendingDay {
  feed: DayLists;
  live: { lists: Cache<FeedList>; ends: DoubtfulEnds };
  config: { livePollSeconds: number };
  background: Background;
}

/** Parses a stored list; null when its shape is outdated. */
export function parseFeedList(stored: unknown): FeedList | null {
  if (typeof stored !== 'object' || stored === null || !('matches' in stored)) return null;
  const matches = parseMatches(stored.matches);
  if (matches === null) return null;
  return { matches, rejected: 0, ...('at' in stored && typeof stored.at === 'number' && { at: stored.at }) };
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
  { feed, live: { ends }, config }: PendingDay,
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
export function readToday(context: PendingDay): Promise<Answer<CachedValue<FeedList>>> {
  return context.live.lists.read(requestOf(context, 'football', 'today', 'today'), context.background);
}

/** The lists and snapshot of the last read, so an unchanged day costs nothing and keeps its bytes. */
interface Cached {
  lists: readonly FeedList[];
  snapshot: Snapshot;
}

/** Approximate bytes of a match in a snapshot: its place and its digest. */
const BYTES_PER_MATCH = 400;

/** The lists of a day, with today's list among them, and whether any list is missing. */
interface DayParts {
  known: readonly CachedValue<FeedList>[];
  running: CachedValue<FeedList> | undefined;
  incomplete: boolean;
}

/** Builds the snapshot of a day, which the page and `/api/live` share. */
export class DaySnapshots {
  readonly #cached: Lru<string, Cached>;

  constructor(memory: number = MEMORY.snapshots) {
    this.#cached = new Lru(memory);
  }

  async read(query: DayQuery, context: PendingDay): Promise<Answer<Snapshot>> {
    const { sport, date, zone, now } = query;
    const today = utcDate(now);
    const requests = utcDatesOf(date, zone).map((each) => requestOf(context, sport, each, today));
    const answers = await Promise.all(requests.map((each) => context.live.lists.read(each, context.background)));
    const known = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const [first] = answers;
    if (known.length === 0 && first !== undefined && !first.ok) return first;
    // Without today's list, the day would look empty or quiet, so this fails.
    const current = requests.findIndex(({ key }) => key === todayKey(context.feed.upstream.id));
    const running = current < 0 ? undefined : answers[current];
    if (running !== undefined && !running.ok) return running;
    const parts = { known, running: running?.value, incomplete: known.length < answers.length };
    return ok(await this.#snapshotOf(query, context.feed.upstream.id, parts));
  }

  async #snapshotOf(query: DayQuery, source: string, { known, running, incomplete }: DayParts): Promise<Snapshot> {
    const decisive = running ?? known[0];
    const age = decisive === undefined ? 0 : Math.max(0, Date.now() - decisive.at);
    const stale = decisive !== undefined && isBehind(decisive, age);
    const confirmedAt = query.now - age;
    const lists = known.map(({ value }) => value);
    const key = `${source}|${query.sport}|${query.date}|${query.zone}`;
    const cached = this.#cached.get(key);
    const same = cached?.lists.length === lists.length && cached.lists.every((list, index) => list === lists[index]);
    const isKnown = same && cached.snapshot.stale === stale && cached.snapshot.incomplete === incomplete;
    if (isKnown && (!stale || isSameInstant(cached.snapshot.asOf, confirmedAt))) return cached.snapshot;
    const matches = same ? cached.snapshot.matches : matchesOf(query, lists);
    const version = same ? cached.snapshot.version : digestOf(JSON.stringify(matches));
    // Unchanged content keeps its `asOf`, and so its bytes and ETag.
    const asOf =
      !stale && cached?.snapshot.version === version && !cached.snapshot.stale ? cached.snapshot.asOf : confirmedAt;
    const snapshot: Snapshot = { version, asOf, stale, incomplete, matches, counters: countersOf(matches) };
    this.#cached.set(key, { lists, snapshot }, BYTES_PER_MATCH * (matches.length + 1));
    return snapshot;
  }
}

/** The matches of a visitor's day, without duplicates: those that kick off that day and, today, also those in play. */
function matchesOf({ sport, date, zone, now }: DayQuery, lists: readonly FeedList[]): Match[] {
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
