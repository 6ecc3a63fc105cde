import { countOf, type Quota } from '../quota.ts';

const HOUR = 3_600_000;

/** The Odds API counts credits by the month, and tells a wrong key from spent credits by the same 401. */
export const quota: Quota = {
  limits: { month: 500 },
  firm: true,
  left: (headers) => countOf(headers, 'x-requests-remaining', 'month'),
  refusal({ status }) {
    if (status === 401 || status === 403) return { detail: `answered ${status}`, forMs: HOUR, whole: true };
    // A sport out of season.
    return status === 422 ? { detail: 'answered 422', forMs: HOUR, whole: false } : null;
  },
};
