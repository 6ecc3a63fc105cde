/** An expected failure is a value. Anything else throws to the error handler. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

/** The result with another value. A failure stays. */
export function mapped<Value, Next, Problem>(
  result: Result<Value, Problem>,
  change: (value: Value) => Next,
): Result<Next, Problem> {
  return result.ok ? { ok: true, value: change(result.value) } : result;
}
