import type { Failure } from '../../upstream/failure.ts';
import { countOf, type Quota, type RefusalKind } from '../quota.ts';
import { readAnswer } from './answers.ts';

/** Most answers start with an empty list of errors; only the others are parsed. */
const FINE = /"errors":\s*\[\s*\]/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(kind: Failure['kind']): RefusalKind {
  if (kind === 'quota') return 'quota';
  if (kind === 'refused') return 'key';
  return kind === 'excluded' ? 'plan' : 'fault';
}

/** The quota of API-Football, per day and per minute. Exceeding it gives an answer with status 200. */
export const quota: Quota = {
  limits: { minute: 10, day: 100 },
  firm: true,
  left: (headers) => ({
    ...countOf(headers, 'x-ratelimit-requests-remaining', 'day'),
    ...countOf(headers, 'x-ratelimit-remaining', 'minute'),
  }),
  refusal({ status, text }, now) {
    if (status !== 200 || FINE.test(text.slice(0, 1000))) return null;
    const answer = readAnswer(parsed(text), now);
    if (answer.ok) return null;
    const { detail, retryAfterMs } = answer.error;
    const kind = refusalOf(answer.error.kind);
    // These refusals apply to every path.
    return { kind, detail, forMs: retryAfterMs, whole: kind === 'quota' || kind === 'key' };
  },
};
