import type { PurgeMarks } from './purgeMarks.ts';
import type { Store } from './stores.ts';

export interface CacheOptions<Value = never> {
  /** The place’s store and the lasting one; either may be absent. */
  near: Store | null;
  lasting: Store | null;
  now: () => number;
  /** The longest wait for a load that another request started. */
  patienceMs: number;
  /** Whether the source is known not to answer, so that readers do not wait for it. */
  isResting?(): boolean;
  /** Purge marks; absent without purges. */
  marks?: PurgeMarks;
  /** Waits `ms` milliseconds. */
  pause?(ms: number): Promise<void>;
  /** Whether a value means “nothing”. It is doubted at first if something was known. */
  isEmpty?(value: Value): boolean;
  /** The limit of its memory in bytes (`MEMORY`). */
  memory?: number;
}
