import { type Follows, printFollows } from '../../../web/domain/follows.ts';
import type { Spoilers } from '../../../web/domain/spoilers.ts';
import { SiteArchive } from '../../archive/siteArchive.ts';
import { BoundedMap } from '../../base/boundedMap.ts';
import { Cache } from '../../cache/cache.ts';
import type { Store } from '../../cache/stores.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { JournalBinding } from '../../push/protocol.ts';
import { failure } from '../../upstream/failure.ts';
import { allBut, EVERYTHING, whatIsFollowed } from '../concealing.ts';
import type { Live } from '../createLive.ts';
import { DaySnapshots, readToday } from '../daySnapshot.ts';
import { EventSnapshots } from '../eventSnapshots.ts';
import { createOddsCaches } from '../odds/createOddsCaches.ts';
import type { ReadContext } from '../readContext.ts';
import { dayContextOf } from '../readList.ts';
import { SnapshotHistory } from '../snapshotHistory.ts';
import { cachedFeed } from './cachedFeed.ts';
import { concealedFeed, concealedList } from './concealedFeed.ts';
import { delayedFeed } from './delayedFeed.ts';

/** Visitors choose how they see the site: of more kinds of them the one that asked longest ago is forgotten. */
const MOST_VIEWS = 24;

/** What one kind of visitor sees is kept in memory alone: what it is made of outlives the isolate already. */
const NOWHERE: Store = { get: async () => null, put: async () => undefined };

/** What an isolate keeps for visitors of one kind: of what changes with play their own, of names and places that of all. */
function viewOf(base: Live): Live {
  const options = { near: null, lasting: NOWHERE, now: () => Date.now(), patienceMs: 3_000 };
  const history = new SnapshotHistory();
  return {
    ...base,
    historyAt: () => history,
    lists: new Cache(options),
    snapshots: new DaySnapshots(),
    events: new EventSnapshots(),
    details: new Cache(options),
    meetings: new Cache(options),
    standings: new Cache(options),
    tournamentLists: new Cache(options),
    tournamentSeasons: new Cache(options),
    scorers: new Cache(options),
    seasons: new Cache(options),
    // A load of these reads lists of days, so it must not hold one of the turns that those lists wait for.
    teamsOfDays: new Cache(options),
    momentum: new Cache(options),
    // What was seen late is no news to the archive, and what it has is not that of then.
    archive: new SiteArchive(undefined),
    odds: createOddsCaches(options, NOWHERE),
  };
}

/** How a visitor wants to see the site, where that is not as all others do. */
export interface ViewWish {
  /** Seconds behind it; undefined for none. */
  delay?: number | undefined;
  /** Without results: of all matches, or of what is followed; undefined with all of them. */
  spoilers?: Spoilers | undefined;
  /** The matches whose results are shown all the same (`m123`). */
  shown?: readonly string[] | undefined;
  /** What the visitor follows. */
  follows: Follows;
}

/** The site as visitors see it who want to be behind their television, or to know no results: one state for all that want the same. */
export class LiveViews {
  readonly #journal: JournalBinding;
  readonly #views = new BoundedMap<string, Live>(MOST_VIEWS);

  constructor(journal: JournalBinding) {
    this.#journal = journal;
  }

  /** What a visitor with a wish reads; `context` is what all others read, with his clock. */
  seen({ delay, spoilers, shown = [], follows }: ViewWish, context: ReadContext): ReadContext {
    const late = delay === undefined ? context : this.#delayed(delay, context);
    if (spoilers === undefined) return late;
    const conceals = allBut(shown, spoilers === 'all' ? EVERYTHING : whatIsFollowed(follows));
    const name = `${delay ?? 0} ${spoilers === 'all' ? 'all' : printFollows(follows)} ${shown.join('.')}`;
    const live = this.#views.use(name, () => {
      const { goals, moments } = late.live;
      const told = { goals: concealedList(goals, conceals), moments: concealedList(moments, conceals) };
      return { ...viewOf(late.live), ...told };
    });
    const { clock, feed: whole } = late;
    const feed = concealedFeed(cachedFeed(late), conceals, clock.now);
    return { ...late, live, feed, hiding: { ...conceals, whole: { feed: whole, live: late.live } } };
  }

  #delayed(seconds: number, context: ReadContext): ReadContext {
    const live = this.#views.use(String(seconds), () => viewOf(context.live));
    const { clock } = context;
    const real = { ...context, clock: { ...clock, now: Date.now() } };
    const journal = this.#journal;
    const feed: Feed =
      journal === undefined
        ? { ...context.feed, ...silentFeed }
        : delayedFeed({
            context: real,
            journal,
            delayMs: seconds * 1000,
            async today() {
              const known = await readToday(dayContextOf({ ...context, live, feed }));
              return known.ok ? { ok: true, value: known.value.value } : known;
            },
          });
    return { ...context, live, feed };
  }
}

const unknown = async () => failure('unreachable', 'nothing says here how it stood some seconds ago');

/** Without a journal nobody knows what is younger than it may be: then nothing is told. */
const silentFeed = {
  today: unknown,
  day: unknown,
  event: unknown,
  meetings: unknown,
  standings: unknown,
  season: unknown,
  lastSeason: unknown,
  scorers: unknown,
  leaders: unknown,
  odds: unknown,
  oddsOfDay: unknown,
} satisfies Partial<Feed>;
