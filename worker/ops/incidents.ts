import * as v from 'valibot';
import type { Failure } from '../base/result.ts';
import type { HealthReport } from './healthReport.ts';

/** The parts of the site that a visitor can tell apart: scores, and editors’ content. */
const SUBJECTS = ['scores', 'content'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Causes that mean something to a visitor. */
const CAUSES = ['silent', 'refusing', 'failing', 'unreadable', 'spent', 'paced', 'empty', 'unknown'] as const;
type Cause = (typeof CAUSES)[number];

/** The state of a part: `late` shows older data, `unavailable` has none. */
export type Condition =
  | { subject: Subject; state: 'well'; ageSeconds: number | null }
  | { subject: Subject; state: 'late' | 'unavailable'; cause: Cause; ageSeconds: number | null };

const CAUSE_OF: Readonly<Record<Failure['kind'], Cause>> = {
  unreachable: 'silent',
  'not-noted': 'unknown',
  timeout: 'silent',
  resting: 'silent',
  // The source works, but the site spreads its calls to save the quota.
  paced: 'paced',
  quota: 'spent',
  refused: 'refusing',
  forbidden: 'refusing',
  invalid: 'failing',
  excluded: 'refusing',
  missing: 'failing',
  empty: 'empty',
  status: 'failing',
  'too-large': 'unreadable',
  'not-json': 'unreadable',
  shape: 'unreadable',
  unreadable: 'unreadable',
};

/** The condition of each part, from the report of `/api/health`. */
export function conditionsOf({ sources: { live, content } }: HealthReport): Condition[] {
  const sources = { scores: live, content };
  return SUBJECTS.map((subject) => {
    const { ok, ageSeconds, lastFailure } = sources[subject];
    const isPaced = lastFailure === 'paced';
    if (ok && !isPaced) return { subject, state: 'well', ageSeconds };
    const cause = lastFailure === null ? 'unknown' : CAUSE_OF[lastFailure];
    return { subject, state: ageSeconds === null ? 'unavailable' : 'late', cause, ageSeconds };
  });
}

/** A time in which a part of the site was not well, as the site saw it. Instants are milliseconds UTC. */
const incident = v.object({
  subject: v.picklist(SUBJECTS),
  /** The worst state of the incident. */
  state: v.pipe(
    v.picklist(['late', 'unavailable', 'away']),
    // Incidents that were stored before the state had its present name.
    v.transform((state) => (state === 'away' ? 'unavailable' : state)),
  ),
  /** The latest known cause. */
  cause: v.picklist(CAUSES),
  from: v.number(),
  /** Null while it lasts. */
  until: v.nullable(v.number()),
});

export type Incident = v.InferOutput<typeof incident>;

/** More than a bad week has; the oldest is dropped. */
const MAX_INCIDENTS = 20;
const KEEP_MS = 14 * 24 * 60 * 60_000;

/** A source that comes and goes is one incident. */
const SAME_WITHIN_MS = 2 * 60_000;

/** Parses stored incidents; empty for another shape. */
export function parseIncidents(stored: unknown): readonly Incident[] {
  const read = v.safeParse(v.pipe(v.array(incident), v.maxLength(MAX_INCIDENTS)), stored);
  return read.success ? read.output : [];
}

function withCondition(incidents: readonly Incident[], condition: Condition, now: number): readonly Incident[] {
  const last = incidents.find(({ subject }) => subject === condition.subject);
  const replaced = (next: Incident) => incidents.map((each) => (each === last ? next : each));
  if (condition.state === 'well') {
    return last === undefined || last.until !== null ? incidents : replaced({ ...last, until: now });
  }
  const { subject, state } = condition;
  const isSame = last !== undefined && (last.until === null || now - last.until < SAME_WITHIN_MS);
  if (!isSame) return [{ subject, state, cause: condition.cause, from: now, until: null }, ...incidents];
  const worst = last.state === 'unavailable' ? 'unavailable' : state;
  const cause = condition.cause === 'unknown' ? last.cause : condition.cause;
  const isAsBefore = last.until === null && worst === last.state && cause === last.cause;
  return isAsBefore ? incidents : replaced({ ...last, state: worst, cause, until: null });
}

/**
 * The incidents after a check, newest first. A problem starts one, a recovery ends it. Returns the same array if
 * nothing changed.
 */
export function notedIncidents(
  before: readonly Incident[],
  conditions: readonly Condition[],
  now: number,
): readonly Incident[] {
  const noted = conditions.reduce((incidents, condition) => withCondition(incidents, condition, now), before);
  const kept = noted.filter(({ until }) => until === null || now - until < KEEP_MS).slice(0, MAX_INCIDENTS);
  return kept.length === noted.length ? noted : kept;
}
