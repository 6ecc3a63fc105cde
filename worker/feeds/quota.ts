import type { Failure } from '../base/result.ts';

/** How often a path of a source may be called, and its priority within the quota. */
export interface Cadence {
  /** Seconds between two calls. */
  seconds: number;
  /** Seconds between calls while the answer does not change; `seconds` if absent. */
  quietSeconds?: number;
  /** The cost of a call in units of the quota. */
  cost: number;
  /**
   * What the path has: lists of running matches, single matches, prices, or the rest. The last fifth of a short quota is for
   * running matches. Prices are called only on request, within the site-wide budget for prices.
   */
  rank: 'running' | 'match' | 'price' | 'other';
  /** Its ids are kept like those of the days around today: the site itself calls it. */
  keepsIds?: true;
  /**
   * The id of the match or competition of the path. Visitors can make up ids, so one that no list has named is called
   * at most once. Absent for paths that the site itself calls.
   */
  subject?: string;
}

/**
 * How often the paths of a source are called, by a pattern or the path itself; the first that fits counts. A group in a
 * pattern is the `subject`. By default a call costs 1, and its rank is `other`.
 */
export type Calls = readonly (readonly [path: RegExp | string, seconds: number, more?: Partial<Cadence>])[];

/** The cadence of a path; a minute without a line. */
export function cadenceIn(calls: Calls, path: string): Cadence {
  for (const [each, seconds, more] of calls) {
    const found = typeof each === 'string' ? each === path && [path] : each.exec(path);
    const [, subject] = found || [];
    if (found) return { seconds, cost: 1, rank: 'other', ...more, ...(subject !== undefined && { subject }) };
  }
  return { seconds: 60, cost: 1, rank: 'other' };
}

/** Periods of quotas; days and months are in UTC. */
export const QUOTA_WINDOWS = ['minute', 'hour', 'day', 'month'] as const;

export type QuotaWindow = (typeof QUOTA_WINDOWS)[number];

/** Calls (or credits) by period. */
export type Limits = Partial<Record<QuotaWindow, number>>;

/** A refused call. */
export interface Refusal extends Failure {
  /** Whether it applies to the whole source, or only to the path. */
  isWholeSource: boolean;
  /** The refusal does not count towards the quota. */
  isFree?: true;
}

/** A response before parsing. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** A response header with the remaining quota of a window. */
export interface QuotaHeader {
  left: string;
  window: QuotaWindow;
  /** The header with the limit; null if the source does not send it. */
  of: string | null;
  /** The unit, for operations: `calls today`. */
  what: string;
}

/** The quota of a source, and how it reports it. */
export interface Quota {
  /** The limits of the free plan. */
  limits: Limits;
  /** Whether the source enforces the limits, or only asks for restraint. */
  isCounted: boolean;
  /** The response headers that give the remaining quota. */
  headers: readonly QuotaHeader[];
  /** A refusal in the source’s own format; null if the status is enough. */
  refusal(answer: RawAnswer, now: number): Refusal | null;
}

export const NO_QUOTA: Quota = { limits: {}, isCounted: false, headers: [], refusal: () => null };

/** The remaining calls by response headers, without those that are absent or invalid. */
export function leftIn(headers: Headers, quota: Quota): Limits {
  const counts = quota.headers.flatMap(({ left, window }) => {
    const text = headers.get(left) ?? '';
    return /^\d{1,9}$/.test(text) ? [[window, Number(text)] as const] : [];
  });
  return Object.fromEntries(counts);
}

/** The limits in the settings. */
export function limitsOf(given: { [Each in QuotaWindow]?: number | null }): Limits {
  const limits: Limits = {};
  for (const span of QUOTA_WINDOWS) {
    const calls = given[span] ?? null;
    if (calls !== null) limits[span] = calls;
  }
  return limits;
}
