import { todayKey } from '../live/daySnapshot.ts';
import type { Env } from '../settings/env.ts';
import type { Isolate } from './appEnv.ts';

/** Limits for a fast page and for fresh scores (`.github/objectives.md`). */
export const FAST_MS = 1000;
export const NEW_SECONDS = 30;

export interface Answered {
  path: string;
  status: number;
  ms: number;
}

/** Whether a path is a page for people: not the API, a picture, a file or `/ops`. */
function isPage(path: string): boolean {
  return !/^\/(api|image|assets|ops|preview)(\/|$)/.test(path) && !/\.[a-z]{2,11}$/.test(path);
}

const flag = (is: boolean) => (is ? 1 : 0);

/**
 * Writes a data point for a page, if the deploy has Analytics Engine. `.github/objectives.md` describes its columns.
 * It says nothing about the visitor.
 */
export function measurePage({ path, status, ms }: Answered, isolate: Isolate, env: Env, place: string | null): void {
  if (!isPage(path)) return;
  const now = Date.now();
  isolate.slowPages.note(path, ms, now);
  if (env.MEASURES === undefined || !isolate.config.production) return;
  const { upstream } = isolate.live.feedAt({ now, frozen: false });
  const { ageSeconds, failures } = isolate.live.lists.report(todayKey(upstream.id));
  const isFast = ms < FAST_MS;
  const isNew = failures > 0 || (ageSeconds !== null && ageSeconds <= NEW_SECONDS);
  env.MEASURES.writeDataPoint({
    indexes: ['page'],
    blobs: ['page', String(status), place ?? '', env.VERSION?.id ?? ''],
    doubles: [ms, ageSeconds ?? -1, flag(isFast), flag(isNew), flag(isFast && isNew && status < 500)],
  });
}
