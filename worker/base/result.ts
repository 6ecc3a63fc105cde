/** An expected failure is a value; anything else throws to the one error handler. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };
