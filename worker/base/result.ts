/** An expected failure is a value. Anything else throws to the error handler. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };
