import type { Env } from '../env.ts';
import { todayKey } from '../live/daySnapshot.ts';
import type { Isolate } from './appEnv.ts';
import { SlowPages } from './slowPages.ts';

/** A page is fast within so long, and its scores are new within so long (`.github/objectives.md`). */
export const FAST_MS = 1000;
export const NEW_SECONDS = 30;

/** What of an answer is measured. */
export interface Answered {
  path: string;
  status: number;
  ms: number;
}

interface Known {
  /** Where the scores of today are kept; the same for all requests of an isolate. */
  todayKey: string;
  slow: SlowPages;
}

const isolates = new WeakMap<Isolate, Known>();

function knownOf(isolate: Isolate, now: number): Known {
  let known = isolates.get(isolate);
  if (known === undefined) {
    const { upstream } = isolate.live.feedAt({ now, frozen: false });
    known = { todayKey: todayKey(upstream.id), slow: new SlowPages() };
    isolates.set(isolate, known);
  }
  return known;
}

/** The slowest pages that this isolate answered within the hour. */
export function slowPagesOf(isolate: Isolate): SlowPages {
  return knownOf(isolate, Date.now()).slow;
}

/** Whether an address is a page that people look at: not the API, no picture, no file, nothing of ops. */
function isPage(path: string): boolean {
  return !/^\/(api|image|assets|ops|preview)(\/|$)/.test(path) && !/\.[a-z]{2,11}$/.test(path);
}

const flag = (is: boolean) => (is ? 1 : 0);

/**
 * Measures an answered page for the objectives: a data point of Analytics Engine where the deploy has it (`blob1` "page",
 * `blob2` status, `blob3` place, `blob4` version; `double1` milliseconds, `double2` seconds since the scores were had, -1 where
 * never, `double3` fast, `double4` new or its source away, `double5` both and no error). No visitor is in it.
 */
export function measurePage({ path, status, ms }: Answered, isolate: Isolate, env: Env, place: string | null): void {
  if (!isPage(path)) return;
  const now = Date.now();
  const { todayKey: key, slow } = knownOf(isolate, now);
  slow.note(path, ms, now);
  if (env.MEASURES === undefined || !isolate.config.production) return;
  const { ageSeconds, failures } = isolate.live.lists.report(key);
  const isFast = ms < FAST_MS;
  const isNew = failures > 0 || (ageSeconds !== null && ageSeconds <= NEW_SECONDS);
  env.MEASURES.writeDataPoint({
    indexes: ['page'],
    blobs: ['page', String(status), place ?? '', env.VERSION?.id ?? ''],
    doubles: [ms, ageSeconds ?? -1, flag(isFast), flag(isNew), flag(isFast && isNew && status < 500)],
  });
}
