import { AsyncLocalStorage } from 'node:async_hooks';
import type { Result } from '../base/result.ts';
import type { Failure } from './fetchJson.ts';

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

interface Noted {
  age: AnswerAge | null;
  /** Each tells the one who fetched an answer that it could not be read. */
  complaints: (() => void)[];
}

const works = new AsyncLocalStorage<Noted>();

// Of several answers the one that is held longest decides: what is made of them is as old as it.
function older(one: AnswerAge | null, other: AnswerAge): AnswerAge {
  if (one === null) return other;
  const until = Math.min(one.until, other.until);
  if (one.held === null) return { ...other, until };
  return { ...(other.held === null || one.at <= other.at ? one : other), until };
}

/**
 * Tells whoever waits for the work that is being done (`agedWork`) how old an answer is that goes into it. `complain` is
 * called when the answer can't be read.
 */
export function noteAge(age: AnswerAge, complain?: () => void): void {
  const noted = works.getStore();
  if (noted === undefined) return;
  noted.age = older(noted.age, age);
  if (complain !== undefined) noted.complaints.push(complain);
}

/**
 * When the source first said what is being read in this work (`agedWork`), or null where it came from the source itself:
 * whoever reads the same answer later reads the same in it.
 */
export function firstAnsweredAt(): number | null {
  return works.getStore()?.age?.first ?? null;
}

/** Loads something: gives the result and the age of the answers in it, null where they came from their source itself. */
export async function agedWork<Value>(
  load: () => Promise<Result<Value, Failure>>,
): Promise<{ result: Result<Value, Failure>; age: AnswerAge | null }> {
  const noted: Noted = { age: null, complaints: [] };
  const result = await works.run(noted, load);
  const isUnread = !result.ok && ['shape', 'not-json', 'unreadable'].includes(result.error.kind);
  if (isUnread) for (const complain of noted.complaints) complain();
  return { result, age: noted.age };
}
