import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';

/**
 * The first failure that may pass, or null. An `excluded` failure is no loss: the source never has that data for this
 * site.
 */
export function firstPassing(answers: readonly Result<unknown, Failure>[]): Failure | null {
  for (const answer of answers) {
    if (!answer.ok && answer.error.kind !== 'excluded') return answer.error;
  }
  return null;
}
