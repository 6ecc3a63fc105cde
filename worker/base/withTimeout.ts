/** The longest that the answer of a slow source is read, in milliseconds. Its readers wait for less. */
export const MAX_CALL_MS = 10_000;

/** The value of a promise, or undefined after `ms` milliseconds. A rejection passes through. */
export async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The value of the work, or `late` after `ms` milliseconds, when its signal aborts. A rejection passes through. */
export async function withDeadline<Value extends object>(
  work: (signal: AbortSignal) => Promise<Value>,
  ms: number,
  late: Value,
): Promise<Value> {
  const abort = new AbortController();
  const value = await withTimeout(work(abort.signal), ms);
  if (value === undefined) abort.abort();
  return value ?? late;
}
