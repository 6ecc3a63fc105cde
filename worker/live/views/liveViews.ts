import { SiteArchive } from '../../archive/siteArchive.ts';
import { BoundedMap } from '../../base/boundedMap.ts';
import { Cache } from '../../cache/cache.ts';
import type { Store } from '../../cache/stores.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { JournalBinding } from '../../push/protocol.ts';
import { failure } from '../../upstream/fetchJson.ts';
import type { Live } from '../createLive.ts';
import { DaySnapshots, readToday } from '../daySnapshot.ts';
import { EventSnapshots } from '../eventSnapshots.ts';
import { createOddsCaches } from '../odds/createOddsCaches.ts';
import type { ReadContext } from '../readContext.ts';
import { dayContextOf } from '../readList.ts';
import { SnapshotHistory } from '../snapshotHistory.ts';
import { delayedFeed } from './delayedFeed.ts';

/** Visitors choose their delay: of more kinds of them the one that asked longest ago is forgotten. */
const MOST_VIEWS = 24;

/** What one kind of visitor sees is kept in memory alone: what it is made of outlives the isolate already. */
const NOWHERE: Store = { get: async () => null, put: async () => undefined };

/** What an isolate keeps for visitors of one kind: of what changes with play their own, of names and places that of all. */
function viewOf(base: Live): Live {
  const options = { near: null, lasting: NOWHERE, now: () => Date.now(), patienceMs: 3_000 };
  const history = new SnapshotHistory(null);
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
    // What was seen late is no news to the archive, and what it has is not that of then.
    archive: new SiteArchive(undefined),
    odds: createOddsCaches(options, NOWHERE),
  };
}

/** The site as visitors see it who want to be behind their television: one state for all that have the same delay. */
export class LiveViews {
  readonly #journal: JournalBinding;
  readonly #views = new BoundedMap<number, Live>(MOST_VIEWS);

  constructor(journal: JournalBinding) {
    this.#journal = journal;
  }

  /** What a visitor reads who is so many seconds behind; `context` is what all others read, with his clock. */
  delayed(seconds: number, context: ReadContext): ReadContext {
    const live = this.#views.use(seconds, () => viewOf(context.live));
    const { clock, background } = context;
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
              const known = await readToday(dayContextOf({ ...context, live, feed, background }));
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
  scorers: unknown,
  odds: unknown,
  oddsOfDay: unknown,
} satisfies Partial<Feed>;
