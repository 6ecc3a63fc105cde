import * as v from 'valibot';
import { CAUSES, type Condition, SUBJECTS } from './conditions.ts';

/** A time in which a part of the site was not well, as the site saw it. Instants are milliseconds UTC. */
const incident = v.object({
  subject: v.picklist(SUBJECTS),
  /** The worst state of the incident. */
  state: v.picklist(['late', 'away']),
  /** The latest known cause. */
  cause: v.picklist(CAUSES),
  from: v.number(),
  /** Null while it lasts. */
  until: v.nullable(v.number()),
});

export type Incident = v.InferOutput<typeof incident>;

/** More than a bad week has; the oldest is dropped. */
const MOST_INCIDENTS = 20;
const KEEP_MS = 14 * 24 * 60 * 60_000;

/** A source that comes and goes is one incident. */
const SAME_WITHIN_MS = 2 * 60_000;

/** Parses stored incidents; empty for another shape. */
export function parseIncidents(stored: unknown): readonly Incident[] {
  const read = v.safeParse(v.pipe(v.array(incident), v.maxLength(MOST_INCIDENTS)), stored);
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
  const worst = last.state === 'away' ? 'away' : state;
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
  const kept = noted.filter(({ until }) => until === null || now - until < KEEP_MS).slice(0, MOST_INCIDENTS);
  return kept.length === noted.length ? noted : kept;
}
