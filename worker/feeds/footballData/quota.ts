import { countOf, type Quota } from '../quota.ts';
import { waitAfter } from './answers.ts';

/** football-data.org counts calls per minute, starting with the first call. */
export const quota: Quota = {
  limits: { minute: 10 },
  firm: true,
  left: (headers) => countOf(headers, 'X-Requests-Available-Minute', 'minute'),
  refusal({ status, headers, text }) {
    if (status !== 429) return null;
    return { kind: 'quota', detail: 'answered 429', forMs: waitAfter(headers, text) * 1000, whole: true };
  },
};
