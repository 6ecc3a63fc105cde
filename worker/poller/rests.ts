import * as v from 'valibot';
import { waitAfter } from '../../web/domain/waitAfter.ts';
import { FAILURE_KINDS } from '../base/result.ts';
import type { Cadence, Refusal } from '../feeds/quota.ts';
import type { RestReport } from '../settings/pollerBinding.ts';

/** Until when something is not called, since when (milliseconds UTC), and why. */
export const storedRest = v.object({
  until: v.number(),
  /** Absent in what an earlier deploy stored. */
  since: v.exactOptional(v.number()),
  kind: v.picklist(FAILURE_KINDS),
  detail: v.string(),
});

export type Rest = v.InferOutput<typeof storedRest>;

/** The paths that a source may refuse together, by their rank. */
const KINDS: Readonly<Record<Cadence['rank'], string>> = {
  running: 'lists of running matches',
  match: 'single matches',
  price: 'prices',
  other: 'other lists',
};

/** So many refused paths in a row rest all of their kind: first for ten seconds, then for twice as long. */
const MANY = 3;
const FIRST_REST_MS = 10_000;

/** A source that gives one of these to many paths refuses the site, and not a path. */
const REFUSALS: ReadonlySet<Refusal['kind']> = new Set(['quota', 'refused', 'forbidden', 'status']);

/** The kinds of paths that a source refuses one after another, so that a source that refuses all is left alone. */
export class Rests {
  readonly #ranks = new Map<Cadence['rank'], Rest & { refusals: number }>();

  /** Records that a path was refused until an instant (milliseconds UTC). */
  refused({ rank }: Cadence, { kind, detail, retryAfterMs }: Refusal, until: number, now: number): void {
    // Scores are called on, to notice the end of the refusals.
    if (rank === 'running' || !REFUSALS.has(kind) || (kind === 'status' && retryAfterMs === null)) return;
    const { since = now, refusals: before = 0 } = this.#ranks.get(rank) ?? {};
    const refusals = before + 1;
    const waitMs = waitAfter(Math.max(1, refusals + 1 - MANY), until - now, FIRST_REST_MS);
    const rest = { kind, detail, since, until: now + waitMs, refusals };
    this.#ranks.set(rank, rest);
  }

  /** Records that a path was answered. */
  answered({ rank }: Cadence): void {
    this.#ranks.delete(rank);
  }

  /** The rest of a path's kind; null when it may be called. */
  of({ rank }: Pick<Cadence, 'rank'>, now: number): Rest | null {
    const rest = this.#ranks.get(rank);
    return rest !== undefined && rest.refusals >= MANY && rest.until > now ? rest : null;
  }

  /** The kinds of paths, for operators, each with its rest or null. */
  at(now: number): [string, Rest | null][] {
    return Array.from(this.#ranks.keys(), (rank) => [KINDS[rank], this.of({ rank }, now)]);
  }
}

const MAX_RESTS = 10;
const MAX_NAME = 80;

function reportOf([what, { since, until, kind, detail }]: readonly [string, Rest], now: number): RestReport {
  const reason = kind === 'quota' ? 'the quota is used up, or calls came too fast' : 'the source refuses the key';
  const why = ['quota', 'refused', 'forbidden'].includes(kind) ? `${reason} (${detail})` : detail;
  const [from = '', to = ''] = [since ?? now, until].map((at) => new Date(at).toISOString());
  return { what: what.slice(0, MAX_NAME), since: from, until: to, why };
}

/** What rests, for operators: `wide` (all calls, kinds of paths), then refused paths. A missing one is not a fault. */
export function restReport(
  wide: readonly (readonly [string, Rest | null])[],
  paths: readonly { path: string; refusal: Omit<Rest, 'until'> | null; retryAt: number }[],
  now: number,
): RestReport[] {
  const refused = paths.map(({ path, refusal, retryAt: until }) => [path, refusal && { ...refusal, until }] as const);
  return [...wide, ...refused]
    .flatMap(([what, rest]) => (rest !== null && rest.until > now ? [[what, rest] as const] : []))
    .filter(([, { kind }]) => kind !== 'missing' && kind !== 'excluded')
    .slice(0, MAX_RESTS)
    .map((each) => reportOf(each, now));
}
