import * as v from 'valibot';
import type { DaySpan } from '../../../web/domain/zonedTime.ts';
import { entryOf } from '../../base/entryOf.ts';
import { type Answer, type Failure, failure, ok } from '../../base/result.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const wireAnswer = v.object({
  errors: v.optional(v.unknown()),
  response: v.optional(v.nullable(v.array(v.unknown()))),
});

/** The errors of an answer by name. API-Football sends an empty list for none, and an object for some. */
function errorsOf(errors: unknown): [name: string, text: string][] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)]);
}

const untilMidnight = (now: number) => DAY - (now % DAY);

interface Meaning {
  kind: Failure['kind'];
  /** Milliseconds from `now` until a retry makes sense; earlier calls only cost quota. */
  retryMs(now: number): number;
}

/** The meanings of errors by name. The daily quota, and the days that a plan includes, change at midnight UTC. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  rateLimit: { kind: 'quota', retryMs: () => MINUTE },
  requests: { kind: 'quota', retryMs: untilMidnight },
  token: { kind: 'refused', retryMs: () => 10 * MINUTE },
  access: { kind: 'refused', retryMs: () => 10 * MINUTE },
  // Each refusal costs a call.
  plan: { kind: 'excluded', retryMs: (now) => Math.min(6 * HOUR, untilMidnight(now)) },
};

const OTHER: Meaning = { kind: 'status', retryMs: () => 10 * MINUTE };

/** The records of an answer. API-Football reports a wrong key, an exceeded quota and plan limits with status 200. */
export function parseAnswer(value: unknown, now: number): Answer<unknown[]> {
  const read = v.safeParse(wireAnswer, value);
  if (!read.success) return failure('shape', `no answer: ${read.issues[0].message}`);
  const [first] = errorsOf(read.output.errors);
  if (first !== undefined) {
    const [name, text] = first;
    const { kind, retryMs } = entryOf(MEANINGS, name) ?? OTHER;
    return failure(kind, `${name}: ${text}`, retryMs(now));
  }
  if (read.output.response === undefined) return failure('shape', 'no response');
  return ok(read.output.response ?? []);
}

/** The UTC dates that the plan includes, from its refusal: `plan: … try from 2026-11-20 to 2026-11-22.`; else null. */
export function includedDays({ kind, detail }: Failure): DaySpan | null {
  const [, from, to] = /\bfrom (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/.exec(detail) ?? [];
  return kind === 'excluded' && from !== undefined && to !== undefined ? { from, to } : null;
}
