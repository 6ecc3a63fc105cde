import type { Failure } from '../upstream/failure.ts';
import type { HealthReport } from './healthReport.ts';

/** What of the site a visitor can tell apart: the scores, and what editors write. */
export const SUBJECTS = ['scores', 'content'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why something is not well, as far as it says anything to a visitor. */
export const CAUSES = ['silent', 'refusing', 'failing', 'unreadable', 'spent', 'paced', 'empty', 'unknown'] as const;
export type Cause = (typeof CAUSES)[number];

/** How a part of the site is: `late` shows what was known before, `away` has nothing to show. */
export type Condition =
  | { subject: Subject; state: 'well'; ageSeconds: number | null }
  | { subject: Subject; state: 'late' | 'away'; cause: Cause; ageSeconds: number | null };

const CAUSE_OF: Readonly<Record<Failure['kind'], Cause>> = {
  unreachable: 'silent',
  timeout: 'silent',
  resting: 'silent',
  // The source is well: the site itself asks it less often.
  paced: 'paced',
  quota: 'spent',
  refused: 'refusing',
  forbidden: 'refusing',
  invalid: 'failing',
  excluded: 'refusing',
  missing: 'failing',
  empty: 'empty',
  status: 'failing',
  'too-large': 'unreadable',
  'not-json': 'unreadable',
  shape: 'unreadable',
  unreadable: 'unreadable',
};

/** How each part of the site is, from the report that `/api/health` gives. */
export function conditionsOf({ sources: { live, content } }: HealthReport): Condition[] {
  const sources = { scores: live, content };
  return SUBJECTS.map((subject) => {
    const { ok, ageSeconds, lastFailure } = sources[subject];
    const isPaced = lastFailure === 'paced';
    if (ok && !isPaced) return { subject, state: 'well', ageSeconds };
    const cause = lastFailure === null ? 'unknown' : CAUSE_OF[lastFailure];
    return { subject, state: ageSeconds === null ? 'away' : 'late', cause, ageSeconds };
  });
}
