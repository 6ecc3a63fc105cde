import type { QuotaHeader } from '../definition.ts';
import { countOf, type Quota } from '../quota.ts';

const HOUR = 3_600_000;

/** The word for what is wrong, after the status: a wrong key and spent credits are both a 401. */
function detailOf(status: number, text: string): string {
  const code = /"error_code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1];
  return code === undefined ? `answered ${status}` : `answered ${status}: ${code}`;
}

/** The Odds API counts credits by the month. A refusal costs none. */
export const quota: Quota = {
  limits: { month: 500 },
  firm: true,
  left: (headers) => countOf(headers, 'x-requests-remaining', 'month'),
  refusal({ status, text }) {
    const refusal = { detail: detailOf(status, text), forMs: HOUR, isFree: true } as const;
    if (status === 401 || status === 403) return { ...refusal, whole: true };
    // A sport that is out of season, or that there is none of.
    return status === 404 || status === 422 ? { ...refusal, whole: false } : null;
  },
};

/** Where it tells what is left. */
export const quotaHeaders: readonly QuotaHeader[] = [
  { left: 'x-requests-remaining', of: null, what: 'credits this month' },
];
