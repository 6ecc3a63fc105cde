import type { MemoryBudget } from './memoryBudget.ts';
import type { PurgeMarks } from './purgeMarks.ts';
import type { Store } from './stores.ts';

/** How a cache reads and keeps its values. */
export interface CacheOptions<Value = never> {
  /** The colo's store and the one that lasts; either may be absent. */
  near: Store | null;
  lasting: Store | null;
  now: () => number;
  /** The longest a visitor waits for a load that somebody else began. */
  patienceMs: number;
  /** Whether the source is known not to answer: then nobody waits long for it. */
  isResting?(): boolean;
  /** What has been purged; absent where nothing is. */
  marks?: PurgeMarks;
  /** Waits, in milliseconds. */
  pause?(ms: number): Promise<void>;
  /** Whether a value says that there is nothing: it is doubted at first where something was known. */
  isEmpty?(value: Value): boolean;
  /** What all caches of the isolate weigh together; that of the isolate when absent. */
  memory?: MemoryBudget;
}
