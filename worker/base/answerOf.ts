import type { Log } from './log.ts';
import { withTimeout } from './withTimeout.ts';

/** How long to wait for an object's answer, and the log line when the call fails. */
export interface Asking {
  patienceMs: number;
  log: Log;
  event: string;
  facts?: Record<string, string>;
}

/** The answer of a Durable Object; undefined after the wait and after an error. It logs both. */
export async function answerOf<Value>(
  ask: () => Promise<Value>,
  { patienceMs, log, event, facts }: Asking,
): Promise<Value | undefined> {
  try {
    const answer = await withTimeout(
      ask().then((value) => ({ value })),
      patienceMs,
    );
    if (answer === undefined) log('warn', event, { ...facts, error: `no answer within ${patienceMs} ms` });
    return answer?.value;
  } catch (error) {
    log('warn', event, { ...facts, error: String(error).slice(0, 200) });
    return undefined;
  }
}
