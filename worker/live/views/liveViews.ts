import { type Follows, printFollows } from '../../../web/domain/follows.ts';
import type { Spoilers } from '../../../web/domain/spoilers.ts';
import type { Lru } from '../../base/lru.ts';
import { Cache } from '../../cache/cache.ts';
import { MEMORY } from '../../cache/memoryLimits.ts';
import type { Store } from '../../cache/stores.ts';
import type { Feed } from '../../feeds/feed.ts';
import { loadToday } from '../day/daySnapshot.ts';
import { createOddsCaches, createSnapshots, type Live } from '../state/createLive.ts';
import { newestByFeed } from '../state/newestMatches.ts';
import type { ReadContext } from '../state/readContext.ts';
import { SnapshotHistory } from '../state/snapshotHistory.ts';
import { ALL_HIDDEN, followedFilter, withRevealed } from '../state/spoilerFilter.ts';
import { cachedFeed } from './cachedFeed.ts';
import { concealedFeed, concealedList } from './concealedFeed.ts';
import { delayedFeed } from './delayedFeed.ts';

/** Visitors choose their view, so the number is limited and the least recently used one is evicted. */
export const MAX_VIEWS = 12;

/** Views are kept in memory only, because the data behind them is stored already. */
const NOWHERE: Store = { get: async () => null, put: async () => undefined };

/** The caches of one view. It has its own for data that changes during play. What it shares is named first. */
function cachesOfView(base: Live): Live {
  const { feedAt, rejections, regions, competitions, competitionById, tabs, teams, seenNames } = base;
  const { counters, changes, archived, calendars, goals, moments } = base;
  const options = { near: null, lasting: NOWHERE, patienceMs: 3_000, memory: MEMORY.view };
  return {
    ...{ feedAt, rejections, regions, competitions, competitionById, tabs, teams, seenNames },
    ...{ counters, changes, archived, calendars, goals, moments },
    history: new SnapshotHistory(MEMORY.view),
    lists: new Cache({ ...options, memory: MEMORY.viewLists }),
    ...createSnapshots(MEMORY.view, MEMORY.view),
    newest: newestByFeed(),
    details: new Cache(options),
    meetings: new Cache(options),
    standings: new Cache(options),
    competitionLists: new Cache(options),
    competitionSeasons: new Cache(options),
    scorers: new Cache(options),
    seasons: new Cache(options),
    teamsOfDays: new Cache(options),
    momentum: new Cache(options),
    // A delayed view must not add to the archive, nor read matches that are newer than the view.
    journal: undefined,
    odds: createOddsCaches(options, NOWHERE),
  };
}

/** How a visitor's view differs from the standard one. */
interface ViewWish {
  /** The delay in seconds; undefined for none. */
  delay?: number | undefined;
  /** Hides the results of all or of followed matches; undefined hides none. */
  spoilers?: Spoilers | undefined;
  /** The matches whose results the visitor has revealed (`m123`). */
  shown?: readonly string[] | undefined;
  follows: Follows;
}

/**
 * The reading context of a visitor's delayed or spoiler-free view. `context` is the standard one at the visitor's clock.
 * Visitors with equal wishes share the caches of a view.
 */
export function viewFor(
  { delay, spoilers, shown = [], follows }: ViewWish,
  context: ReadContext,
  views: Lru<string, Live>,
): ReadContext {
  const late = delay === undefined ? context : delayedContext(delay, context, views);
  if (spoilers === undefined) return late;
  const filter = withRevealed(shown, spoilers === 'all' ? ALL_HIDDEN : followedFilter(follows));
  const name = `${delay ?? 0} ${spoilers === 'all' ? 'all' : printFollows(follows)} ${shown.join('.')}`;
  const live = views.use(name, () => {
    const { goals, moments } = late.live;
    return { ...cachesOfView(late.live), goals: concealedList(goals, filter), moments: concealedList(moments, filter) };
  });
  const { clock, feed: whole } = late;
  const feed = concealedFeed(cachedFeed(late), filter, clock.now);
  return { ...late, live, feed, hiding: { ...filter, whole: { feed: whole, live: late.live } } };
}

function delayedContext(seconds: number, context: ReadContext, views: Lru<string, Live>): ReadContext {
  const live = views.use(String(seconds), () => cachesOfView(context.live));
  const real = { ...context, clock: { ...context.clock, now: Date.now() } };
  const today = () => loadToday({ ...context, live, feed });
  const feed: Feed = delayedFeed(real, seconds * 1000, today);
  return { ...context, live, feed };
}
