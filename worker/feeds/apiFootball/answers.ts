import * as v from 'valibot';
import type { DaySpan } from '../../../web/domain/daySpan.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { Fetch } from '../../upstream/fetchJson.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const wireAnswer = v.object({
  errors: v.optional(v.unknown()),
  response: v.optional(v.nullable(v.array(v.unknown()))),
});

/** The errors of an answer by their name; API-Football writes none as an empty list and some as an object. */
function errorsOf(errors: unknown): [name: string, text: string][] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)]);
}

/** How long an error lasts, in milliseconds from `now`: asking sooner would only cost calls. */
function waitAfter(name: string, now: number): number {
  switch (name) {
    case 'rateLimit':
      return MINUTE;
    case 'requests':
      // The day's calls are used up; days end at midnight UTC.
      return DAY - (now % DAY);
    case 'plan':
      // Each refusal costs a call; which days a plan includes changes at midnight UTC.
      return Math.min(6 * HOUR, DAY - (now % DAY));
    default:
      return 10 * MINUTE;
  }
}

/** What an error is about, by its name. */
function kindOf(name: string): Failure['kind'] {
  switch (name) {
    case 'rateLimit':
    case 'requests':
      return 'quota';
    case 'token':
    case 'access':
      return 'refused';
    case 'plan':
      return 'excluded';
    default:
      return 'status';
  }
}

/** The records of an answer. API-Football says 200 to a wrong key, a spent quota and what a plan does not include. */
export function readAnswer(value: unknown, now: number): Result<unknown[], Failure> {
  const read = v.safeParse(wireAnswer, value);
  if (!read.success) return failure('shape', `no answer: ${read.issues[0].message}`);
  const [first] = errorsOf(read.output.errors);
  if (first !== undefined) {
    const [name, text] = first;
    return failure(kindOf(name), `${name}: ${text}`, waitAfter(name, now));
  }
  if (read.output.response === undefined) return failure('shape', 'no response');
  return { ok: true, value: read.output.response ?? [] };
}

/** The UTC dates that a plan includes, as its refusal says: `plan: … try from 2026-11-20 to 2026-11-22.`; else null. */
export function includedDays({ kind, detail }: Failure): DaySpan | null {
  const [, from, to] = /\bfrom (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/.exec(detail) ?? [];
  return kind === 'excluded' && from !== undefined && to !== undefined ? { from, to } : null;
}

/** "No content" (204) has no body: it is an answer without records. */
export function emptyFor204(fetch: Fetch): Fetch {
  return async (request, inquiry) => {
    const response = await fetch(request, inquiry);
    return response.status === 204 ? Response.json({ errors: [], response: [] }) : response;
  };
}
