import { isolateLog, type Log } from './log.ts';
import type { Answer, Failure } from './result.ts';

/** The age of an answer that another isolate fetched. */
export interface AnswerAge {
  /** When the source last gave it, and first gave it, in milliseconds UTC. */
  at: number;
  first: number;
  /** Nothing newer exists before this instant. */
  until: number;
  /** Why it is older than it should be; null if it is not. */
  held: Failure | null;
}

// A value made from several answers is as old as the oldest.
function older(one: AnswerAge | null, other: AnswerAge): AnswerAge {
  if (one === null) return other;
  const until = Math.min(one.until, other.until);
  if (one.held === null) return { ...other, until };
  return { ...(other.held === null || one.at <= other.at ? one : other), until };
}

/** How a source is asked. */
interface Manner {
  /** Reads only what the poller has: makes no call and keeps no path warm. */
  isLook: boolean;
  /** The log of the asker; the isolate’s if absent. */
  log?: Log;
}

/** A question to sources: how it is asked, and how old its answers are. */
export class Inquiry {
  readonly isLook: boolean;
  readonly log: Log;
  #age: AnswerAge | null = null;
  /** Each tells a fetcher that its answer was unreadable. */
  readonly #complaints: (() => void)[] = [];

  constructor({ isLook, log = isolateLog }: Manner = { isLook: false }) {
    this.isLook = isLook;
    this.log = log;
  }

  /** The age of the answers so far; null if all came straight from their source. */
  get age(): AnswerAge | null {
    return this.#age;
  }

  /** Adds an answer’s age. `complain` is called if the answer is unreadable. */
  note(age: AnswerAge, complain?: () => void): void {
    this.#age = older(this.#age, age);
    if (complain !== undefined) this.#complaints.push(complain);
  }

  /** Tells the fetchers that their answers were unreadable. */
  complain(): void {
    for (const complain of this.#complaints) complain();
  }
}

/**
 * Runs a load with its own inquiry. Returns the result and the age of its answers; null if all came straight from
 * their source.
 */
export async function inquire<Value>(
  load: (inquiry: Inquiry) => Promise<Answer<Value>>,
  manner?: Manner,
): Promise<{ result: Answer<Value>; age: AnswerAge | null }> {
  const inquiry = new Inquiry(manner);
  const result = await load(inquiry);
  if (!result.ok && ['shape', 'not-json', 'unreadable'].includes(result.error.kind)) inquiry.complain();
  return { result, age: inquiry.age };
}
