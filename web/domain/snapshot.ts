import type { InferOutput } from 'valibot';
import { counterOf, FILTER_GROUPS, type ListFilter, type ListQuery, MAX_MATCHES } from './listQuery.ts';
import type { badgeSchema, countersSchema, deltaSchema, snapshotSchema } from './listSchemas.ts';
import type { Match } from './match.ts';

/** Parses `?page=`: a whole number from 1 to 9999; undefined if it is invalid. */
export function readPage(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Whether a list needs several pages. If so, filter and page are part of its query. */
export function isLong({ all }: Counters): boolean {
  return all > MAX_MATCHES;
}

/** The number of pages for this many matches; at least 1. */
export function pagesFor(matches: number): number {
  return Math.max(1, Math.ceil(matches / MAX_MATCHES));
}

export function countFor(counters: Counters, filter: ListFilter): number {
  return FILTER_GROUPS[filter].reduce((sum, group) => sum + counters[group], 0);
}

export function pagesOf(counters: Counters, filter: ListFilter): number {
  if (!isLong(counters)) return 1;
  return pagesFor(countFor(counters, filter));
}

/** The page to show: at most the last one. */
export function clampedPage(counters: Counters, { filter, page }: Pick<ListQuery, 'filter' | 'page'>): number {
  return Math.min(page, pagesOf(counters, filter));
}

/** The number of matches by status. Each counts once besides `all`; `running` ones are in play but not live. */
export type Counters = InferOutput<typeof countersSchema>;

/** The payload of live data, on pages and in `/api/live`. */
export type Snapshot = InferOutput<typeof snapshotSchema>;

/** The changes since an earlier version. */
export type SnapshotDelta = InferOutput<typeof deltaSchema>;

/** Applies a delta. Unchanged matches keep their objects and places; new ones come last. */
export function withDelta(snapshot: Snapshot, { since: _, changed, removed, ...rest }: SnapshotDelta): Snapshot {
  if (changed.length === 0 && removed.length === 0) return { ...rest, matches: snapshot.matches };
  const gone = new Set(removed);
  const news = new Map(changed.map((match) => [match.id, match]));
  const kept = gone.size === 0 ? snapshot.matches : snapshot.matches.filter(({ id }) => !gone.has(id));
  const matches = kept.map((match) => news.get(match.id) ?? match);
  for (const { id } of kept) news.delete(id);
  return { ...rest, matches: [...matches, ...news.values()] };
}

/** Matches in the version of a list that has them. */
export function asListed(matches: readonly Match[], list: Snapshot | undefined): Match[] {
  const listed = new Map(list?.matches.map((match) => [match.id, match]));
  return matches.map((match) => listed.get(match.id) ?? match);
}

/** The counters of a list, and the next kick-off (milliseconds UTC) if known. */
export type BadgeNumbers = InferOutput<typeof badgeSchema>;

/** Counts each match once, so that badge, filter and rows agree. */
export function countersOf(matches: readonly Match[]): Counters {
  const counters: Counters = { all: matches.length, live: 0, running: 0, upcoming: 0, finished: 0 };
  for (const each of matches) counters[counterOf(each)] += 1;
  return counters;
}

/** The matches of a list if they include every one that may kick off next; undefined if the list is incomplete. */
export function wholeList({ incomplete, counters, matches }: Snapshot): readonly Match[] | undefined {
  const isPart = matches.length < counters.all && counters.finished < counters.all;
  return incomplete || isPart ? undefined : matches;
}
