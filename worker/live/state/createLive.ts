import type { EventDetail, EventSnapshot } from '../../../web/domain/eventDetail.ts';
import type { Goal } from '../../../web/domain/goals.ts';
import type { Match } from '../../../web/domain/match.ts';
import type { Moment } from '../../../web/domain/matchChange.ts';
import type { MomentumSample } from '../../../web/domain/momentum.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Snapshot } from '../../../web/domain/snapshot.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import type { TournamentTab } from '../../../web/domain/tabs.ts';
import { Lru } from '../../base/lru.ts';
import { perKey } from '../../base/memo.ts';
import { createRejections } from '../../base/rejections.ts';
import type { Age } from '../../base/result.ts';
import type { VisitorClock } from '../../base/visitorClock.ts';
import { Cache } from '../../cache/cache.ts';
import type { CacheOptions } from '../../cache/cacheTypes.ts';
import { lastingValues } from '../../cache/lastingValues.ts';
import { SEEN_ODDS_KEEP_MS } from '../../cache/lifetimes.ts';
import { MEMORY } from '../../cache/memoryLimits.ts';
import { rationedStore, type Store, type Stores } from '../../cache/stores.ts';
import { chooseFeed, type FeedFetches } from '../../feeds/chooseFeed.ts';
import type { CompetitionAnswer, EventAnswer, FeedCompetition, FeedList, ListedRegion } from '../../feeds/feed.ts';
import type { Config } from '../../settings/env.ts';
import type { JournalBinding } from '../../settings/journalBinding.ts';
import { ListedOdds, listedDay } from '../prices/listedOdds.ts';
import type { OddsBook } from '../prices/oddsBook.ts';
import { type OddsHistory, type SeenOdds, storedHistory } from '../prices/oddsHistory.ts';
import type { StoredCalendar } from './fixture.ts';
import { journalList } from './journalList.ts';
import type { SeenNames, TeamAnswer, TeamsOfDay } from './knownNames.ts';
import { newestByFeed } from './newestMatches.ts';
import { SnapshotHistory } from './snapshotHistory.ts';

/** Creates the price caches. Only histories are stored; those of matches, which visitors choose, are `rationed`. */
export function createOddsCaches(options: CacheOptions & Pick<Stores, 'lasting'>, rationed: Store) {
  const { lasting: store, memory } = options;
  const passing = { ...options, lasting: null };
  return {
    listRetryAt: new Map<string, number>(),
    books: new Cache<OddsBook>({ ...passing, memory: memory ?? MEMORY.books }),
    matches: new Cache<SeenOdds>(passing),
    /** The price histories of match pages and lists, which outlive isolates. */
    histories: lastingValues<OddsHistory>({
      store: rationed,
      keepMs: SEEN_ODDS_KEEP_MS,
      parse: parserOf(storedHistory),
    }),
    listed: new ListedOdds(lastingValues({ store, keepMs: SEEN_ODDS_KEEP_MS, parse: parserOf(listedDay) })),
  };
}

/** The snapshots of matches, and those of each day of a zone with the lists that they were made of. In bytes. */
export const createSnapshots = (ofDays: number, ofMatches: number) => ({
  snapshots: new Lru<string, { lists: readonly Match[][]; snapshot: Snapshot }>(ofDays),
  events: new Lru<string, EventSnapshot>(ofMatches),
});

interface LiveParts {
  config: Config;
  /** Fetches from the sources for a visitor's clock. */
  fetches: (clock: VisitorClock) => FeedFetches;
  journal: JournalBinding;
  stores: Stores;
}

/** Matches that the isolate remembers as archived. */
const MAX_ARCHIVED = 2_000;

/** How long a page waits for the journal. Its own lists are nearly as new. */
export const CHANGES_PATIENCE_MS = 300;

const hasNoMatches = ({ matches }: FeedList) => matches.length === 0;
const isNone = (list: readonly unknown[]) => list.length === 0;

/** The number of the last change of the journal that an isolate has, when it may be asked again, and the age of its list. */
export interface KnownChanges {
  last: number;
  askAt: number;
  age: Age | null;
}

/** Creates the caches, snapshots and journals of live data in an isolate, for the configured feed. */
export function createLive({ config, fetches, journal, stores }: LiveParts) {
  const rejections = createRejections();
  const { flagUrl, liveTimeoutMs: timeoutMs } = config;
  const feedAt = chooseFeed(config.source, config.odds, { fetches, rejections, flagUrl, timeoutMs });
  // Another deploy may run the journal, so it needs the name of the source.
  const source = config.source.id;
  const options = {
    ...stores,
    patienceMs: config.upstreamTimeoutMs + 200,
    isResting: () => feedAt({ now: Date.now(), frozen: false }).upstream.circuit?.state !== 'closed',
  };
  const rationed = rationedStore(stores.lasting);
  const chosen = { ...options, lasting: rationed };
  // Visitors can make up these keys, so they stay out of the lasting store.
  const passing = { ...options, lasting: null };
  return {
    /** The configured feed for a visitor's clock. */
    feedAt,
    lists: new Cache({ ...options, memory: MEMORY.lists, isEmpty: hasNoMatches }),
    /** The newest state of each match, by the name of the feed: one for each clock. */
    newest: newestByFeed(),
    /** The journal’s last answer about changes. */
    changes: new Cache<KnownChanges>({ near: null, lasting: null, patienceMs: CHANGES_PATIENCE_MS }),
    ...createSnapshots(MEMORY.snapshots, MEMORY.events),
    /** The last versions of the polled lists. */
    history: new SnapshotHistory(),
    counters: new Cache<number>(passing),
    details: new Cache({ ...chosen, memory: MEMORY.details, isEmpty: ({ kind }: EventAnswer) => kind === 'unknown' }),
    meetings: new Cache<Match[]>({ ...chosen, isEmpty: isNone }),
    standings: new Cache<Standings>({ ...chosen, isEmpty: isNone }),
    competitionSeasons: new Cache({ ...chosen, memory: MEMORY.seasons, isEmpty: hasNoMatches }),
    scorers: new Cache<Scorers>({ ...chosen, isEmpty: isNone }),
    /** The tabs of competitions that have something to show. */
    tabs: new Cache<TournamentTab[]>(chosen),
    regions: new Cache<ListedRegion[]>({ ...options, isEmpty: isNone }),
    competitions: new Cache<FeedCompetition[]>({ ...options, isEmpty: isNone }),
    competitionById: new Cache({ ...passing, isEmpty: ({ found }: CompetitionAnswer) => found === null }),
    competitionLists: new Cache({ ...passing, memory: MEMORY.competitionDays, isEmpty: hasNoMatches }),
    // A search reads today, then rounds of days and their competitions. Each read has its own timeout.
    teams: new Cache<TeamAnswer>({ ...chosen, memory: MEMORY.teams, patienceMs: 4 * options.patienceMs }),
    teamsOfDays: new Cache<TeamsOfDay>(passing),
    seenNames: new Cache<SeenNames>(options),
    /** The journal that has the archive of ended matches, the digests of those archived, and a season of each team. */
    journal,
    archived: perKey(MAX_ARCHIVED, (_match: string) => ({ digest: '' })),
    seasons: new Cache<EventDetail[]>({ ...passing, memory: MEMORY.teamSeasons }),
    calendars: new Cache<StoredCalendar>(passing),
    momentum: new Cache<MomentumSample[]>(passing),
    odds: createOddsCaches(options, rationed),
    /** The goals of the last two days, from the journal. */
    goals: journalList<Goal>(journal, options.patienceMs, (site) => site.goals(source)),
    /** Red cards and full-times of the last two days. */
    moments: journalList<Moment>(journal, options.patienceMs, (site) => site.moments(source)),
    rejections,
  };
}

export type Live = ReturnType<typeof createLive>;
