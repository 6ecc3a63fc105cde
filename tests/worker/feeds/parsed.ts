import type { Result } from '../../../worker/base/result.ts';
import { repeatedAt } from '../../support/wireMatch.ts';

export const MINUTE = 60_000;

/** When the records are read, milliseconds UTC. */
export const NOW = Date.parse('2026-11-21T15:40:20Z');

export function contextOf(noted: string[] = []) {
  return {
    ...repeatedAt(NOW),
    answeredAt: NOW,
    flagUrl: null,
    noteRejected: (problem: string) => void noted.push(problem),
  };
}

/** The value of a parsed record; throws when the parser refused or skipped it. */
export function parsedValue<Value>(parsed: Result<Value | null, string>): Value {
  if (!parsed.ok || parsed.value === null) throw new Error('nothing was parsed');
  return parsed.value;
}
