import type { Log } from './log.ts';
import { withTimeout } from './withTimeout.ts';

/** How long to wait for an object's answer, and the log line when the call fails. */
export interface Asking {
  patienceMs: number;
  log: Log;
  event: string;
  facts?: Record<string, string>;
}

/** The answer of a Durable Object; undefined after the wait and after an error, which it logs. */
export async function answerOf<Value>(
  ask: () => Promise<Value>,
  { patienceMs, log, event, facts }: Asking,
): Promise<Value | undefined> {
  try {
    return await withTimeout(ask(), patienceMs);
  } catch (error) {
    log('warn', event, { ...facts, error: String(error).slice(0, 200) });
    return undefined;
  }
}
