import { isolateLog, type Log } from '../base/log.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from './failure.ts';

/** What is known of an answer that somebody else fetched. */
export interface AnswerAge {
  /** When its source last gave it, and when it first did, milliseconds UTC. */
  at: number;
  first: number;
  /** There is nothing newer before this instant. */
  until: number;
  /** Why it is older than it should be; null where it is not. */
  held: Failure | null;
}

// Of several answers the one that is held longest decides: what is made of them is as old as it.
function older(one: AnswerAge | null, other: AnswerAge): AnswerAge {
  if (one === null) return other;
  const until = Math.min(one.until, other.until);
  if (one.held === null) return { ...other, until };
  return { ...(other.held === null || one.at <= other.at ? one : other), until };
}

/** How a source is asked. */
interface Manner {
  /** The poller only tells what it has: it calls nothing, and keeps nothing warm. */
  isLook: boolean;
  /** Writes the lines of whom it is asked for; those of the isolate when absent. */
  log?: Log;
  /** The network of the visitor who asks; null or absent for the site itself. */
  network?: string | null;
}

/** Something that is asked of sources: how it is asked, and how old the answers are that go into it. */
export class Inquiry {
  readonly isLook: boolean;
  readonly log: Log;
  readonly network: string | null;
  #age: AnswerAge | null = null;
  /** Each tells the one who fetched an answer that it could not be read. */
  readonly #complaints: (() => void)[] = [];

  constructor({ isLook, log = isolateLog, network = null }: Manner = { isLook: false }) {
    this.isLook = isLook;
    this.log = log;
    this.network = network;
  }

  /** The age of the answers so far; null where they came from their source itself. */
  get age(): AnswerAge | null {
    return this.#age;
  }

  /** Notes how old an answer is that goes into it. `complain` is called when the answer can't be read. */
  note(age: AnswerAge, complain?: () => void): void {
    this.#age = older(this.#age, age);
    if (complain !== undefined) this.#complaints.push(complain);
  }

  /** Tells those who fetched its answers that they could not be read. */
  complain(): void {
    for (const complain of this.#complaints) complain();
  }
}

/** Loads something by an inquiry of its own: gives the result and the age of the answers in it, null where they came from their source itself. */
export async function inquire<Value>(
  load: (inquiry: Inquiry) => Promise<Result<Value, Failure>>,
  manner?: Manner,
): Promise<{ result: Result<Value, Failure>; age: AnswerAge | null }> {
  const inquiry = new Inquiry(manner);
  const result = await load(inquiry);
  if (!result.ok && ['shape', 'not-json', 'unreadable'].includes(result.error.kind)) inquiry.complain();
  return { result, age: inquiry.age };
}
