import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';

/** The first failure that may pass; null where there is none. What a source never has for this site is missed by nobody. */
export function firstPassing(answers: readonly Result<unknown, Failure>[]): Failure | null {
  for (const answer of answers) {
    if (!answer.ok && answer.error.kind !== 'excluded') return answer.error;
  }
  return null;
}
