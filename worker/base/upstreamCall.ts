import { isolateLog, type Log } from './log.ts';
import type { Answer, Failure } from './result.ts';

/** The age of an answer that another isolate fetched. */
export interface AnswerAge {
  /** When the source last gave it, and first gave it, in milliseconds UTC. */
  at: number;
  first: number;
  /** Nothing newer exists before this instant. */
  freshUntil: number;
  /** Why it is older than it should be; null if it is not. */
  staleReason: Failure | null;
}

// A value made from several answers is as old as the oldest.
function older(one: AnswerAge | null, other: AnswerAge): AnswerAge {
  if (one === null) return other;
  const freshUntil = Math.min(one.freshUntil, other.freshUntil);
  if (one.staleReason === null) return { ...other, freshUntil };
  return { ...(other.staleReason === null || one.at <= other.at ? one : other), freshUntil };
}

interface CallOptions {
  /** Reads only the poller’s stored answers: makes no call and keeps no path warm. */
  isPeek?: boolean;
  log?: Log;
}

/** The context of one or more calls of a source: how they are made, and the age of their answers. */
export class UpstreamCall {
  readonly isPeek: boolean;
  readonly log: Log;
  #age: AnswerAge | null = null;
  #late: Promise<unknown> | null = null;
  readonly #onUnreadable: (() => void)[] = [];

  constructor({ isPeek = false, log = isolateLog }: CallOptions = {}) {
    this.isPeek = isPeek;
    this.log = log;
  }

  /** The age of the answers so far; null if all came straight from their source. */
  get age(): AnswerAge | null {
    return this.#age;
  }

  /** The end of the calls whose answers came too late, so that a second load finds them; null if there are none. */
  get late(): Promise<unknown> | null {
    return this.#late;
  }

  addLate(coming: Promise<unknown>): void {
    this.#late = Promise.all([this.#late, coming]);
  }

  /** Adds an answer’s age. `onUnreadable` is called if the answer cannot be parsed. */
  addAge(age: AnswerAge, onUnreadable?: () => void): void {
    this.#age = older(this.#age, age);
    if (onUnreadable !== undefined) this.#onUnreadable.push(onUnreadable);
  }

  /** Reports that the answers could not be parsed. */
  reportUnreadable(): void {
    for (const report of this.#onUnreadable) report();
  }
}

/** Runs a load with a call of its own. Returns the result, the age of its answers (null if all are new), and `late`. */
export async function loadWithAge<Value>(
  load: (call: UpstreamCall) => Promise<Answer<Value>>,
  options?: CallOptions,
): Promise<{ result: Answer<Value> } & Pick<UpstreamCall, 'age' | 'late'>> {
  const call = new UpstreamCall(options);
  const result = await load(call);
  if (!result.ok && ['shape', 'not-json', 'unreadable'].includes(result.error.kind)) call.reportUnreadable();
  return { result, age: call.age, late: call.late };
}
