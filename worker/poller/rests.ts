import { waitAfter } from '../../web/domain/waitAfter.ts';
import type { Cadence, Refusal } from '../feeds/quota.ts';
import type { RestReport } from '../settings/pollerBinding.ts';

/** Until when something is not called, since when (milliseconds UTC), and why. */
export interface Rest extends Pick<Refusal, 'kind' | 'detail'> {
  until: number;
  /** Absent in what an earlier deploy stored. */
  since?: number;
}

const SCORES = 'lists of running matches';
const RANKS = { running: SCORES, match: 'single matches', other: 'other lists' };

/** The paths that a source may refuse together. */
const kindOf = ({ rank, isPrice }: Cadence) => (isPrice === true ? 'prices' : RANKS[rank]);

/** Whether a path has the scores of running matches. */
export const hasScores = (cadence: Cadence) => kindOf(cadence) === SCORES;

/** So many refused paths in a row rest all of their kind: first for ten seconds, then for twice as long. */
const MANY = 3;
const FIRST_REST_MS = 10_000;

/** A source that gives one of these to many paths refuses the site, and not a path. */
const REFUSALS: ReadonlySet<Refusal['kind']> = new Set(['quota', 'refused', 'forbidden', 'status']);

/** The kinds of paths that a source refuses one after another, so that a source that refuses all is left alone. */
export class Rests {
  readonly #kinds = new Map<string, Rest & { refusals: number }>();

  /** Records that a path was refused until an instant (milliseconds UTC). */
  refused(cadence: Cadence, { kind, detail, retryAfterMs }: Refusal, until: number, now: number): void {
    // Scores are called on, to notice the end of the refusals.
    if (hasScores(cadence) || !REFUSALS.has(kind) || (kind === 'status' && retryAfterMs === null)) return;
    const { since = now, refusals: before = 0 } = this.#kinds.get(kindOf(cadence)) ?? {};
    const refusals = before + 1;
    const longest = waitAfter(Math.max(1, refusals + 1 - MANY), until - now, FIRST_REST_MS);
    const rest = { kind, detail, since, until: now + longest, refusals };
    this.#kinds.set(kindOf(cadence), rest);
  }

  /** Records that a path was answered. */
  answered(cadence: Cadence): void {
    this.#kinds.delete(kindOf(cadence));
  }

  /** The rest of a path's kind; null when it may be called. */
  of(cadence: Cadence, now: number): Rest | null {
    return this.at(now).find(([kind]) => kind === kindOf(cadence))?.[1] ?? null;
  }

  /** The kinds that rest. */
  at(now: number): [string, Rest][] {
    return [...this.#kinds].filter(([, { refusals, until }]) => refusals >= MANY && until > now);
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
