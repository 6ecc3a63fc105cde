import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from './fetchJson.ts';

/** What is known of an answer that somebody else fetched. */
export interface AnswerAge {
  /** When its source gave it, milliseconds UTC. */
  at: number;
  /** There is nothing newer before this instant. */
  until: number;
  /** Why it is older than it should be; null where it is not. */
  held: Failure | null;
}

interface Noted {
  age: AnswerAge | null;
}

const works = new AsyncLocalStorage<Noted>();

// Of several answers the one that is held longest decides: what is made of them is as old as it.
function older(one: AnswerAge | null, other: AnswerAge): AnswerAge {
  if (one === null) return other;
  const until = Math.min(one.until, other.until);
  if (one.held === null) return { ...other, until };
  return { ...(other.held === null || one.at <= other.at ? one : other), until };
}

/** Tells whoever waits for the work that is being done (`agedWork`) how old an answer is that goes into it. */
export function noteAge(age: AnswerAge): void {
  const noted = works.getStore();
  if (noted !== undefined) noted.age = older(noted.age, age);
}

/** Does some work: gives its result and the age of the answers in it, null where they came from their source itself. */
export async function agedWork<Value>(work: () => Promise<Value>): Promise<{ value: Value; age: AnswerAge | null }> {
  const noted: Noted = { age: null };
  const value = await works.run(noted, work);
  return { value, age: noted.age };
}
