/** An expected failure is a value. Anything else throws to the error handler. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;

/** Maps the value of a success. A failure is returned unchanged. */
export function mapped<Value, Next, Problem>(
  result: Result<Value, Problem>,
  change: (value: Value) => Next,
): Result<Next, Problem> {
  return result.ok ? { ok: true, value: change(result.value) } : result;
}

/** The values of all results, or the first failure. */
export function all<Value, Problem>(results: readonly Result<Value, Problem>[]): Result<Value[], Problem> {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}

/** How old a value is. */
export interface Age {
  /** When the source confirmed its oldest part, milliseconds UTC. */
  at: number;
  /** The source cannot confirm it now. */
  stale: boolean;
  /** It is stale because the quota makes calls rare. */
  paced?: boolean;
}

/** The age of a value that is made of several. */
export function oldest(first: Age, ...others: readonly Age[]): Age {
  const ages = [first, ...others];
  return { at: Math.min(...ages.map(({ at }) => at)), stale: ages.some(({ stale }) => stale) };
}

/** The kinds of failed upstream calls. */
export const FAILURE_KINDS = [
  'unreachable',
  /** Nobody noted the past state that a delayed view shows. */
  'not-noted',
  'timeout',
  'resting',
  /** The quota makes calls rarer than the source’s changes. */
  'paced',
  /** The quota is used up (429). */
  'quota',
  /** The key is unknown (401) or not allowed (403). */
  'refused',
  'forbidden',
  /** The source does not know a name in the question (400). */
  'invalid',
  /** The source never has it, or the plan does not include it: no call follows. */
  'excluded',
  /** The path does not exist (404). */
  'missing',
  /** Nothing, although there was something before; doubted at first. */
  'empty',
  'status',
  'too-large',
  'not-json',
  'shape',
  /** The record exists but cannot be read. */
  'unreadable',
] as const;

/** Why an upstream call failed; for the log and `/api/health`, never for a visitor. */
export interface Failure {
  kind: (typeof FAILURE_KINDS)[number];
  detail: string;
  /** Milliseconds from `Retry-After`, or null. */
  retryAfterMs: number | null;
}

export function failure(kind: Failure['kind'], detail: string, retryAfterMs: number | null = null) {
  return { ok: false, error: { kind, detail: detail.slice(0, 200), retryAfterMs } } as const;
}

/** A value of an upstream, or why there is none. */
export type Answer<Value> = Result<Value, Failure>;

/** An answer with its age. */
export type DatedAnswer<Value> = ({ ok: true; value: Value } & Age) | { ok: false; error: Failure };

/** Changes the value of an answer, and keeps its age. */
export function mappedDated<Value, Next>(
  answer: DatedAnswer<Value>,
  change: (value: Value, age: Age) => Next,
): DatedAnswer<Next> {
  return answer.ok ? { ...answer, value: change(answer.value, answer) } : answer;
}

/** An answer, or `nothing` instead of a failure of one kind. */
export function orNothing<Value, Nothing>(
  answer: Answer<Value>,
  kind: Failure['kind'],
  nothing: Nothing,
): Answer<Value | Nothing> {
  return !answer.ok && answer.error.kind === kind ? ok(nothing) : answer;
}
