/** What a promise gives, or undefined when it takes longer than `ms` milliseconds. A rejection passes through. */
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

/** Waits, in milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * What work gives, or `late` when it takes longer than `ms` milliseconds: then its signal is aborted. A rejection passes
 * through.
 */
export async function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  ms: number,
  late: Value,
): Promise<Value> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const deadline = new Promise<Value>((resolve) => {
    timer = setTimeout(() => {
      resolve(late);
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(abort.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
