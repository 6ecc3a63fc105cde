import type { Failure } from '../upstream/failure.ts';
import type { HealthReport } from './healthReport.ts';

/** The parts of the site that a visitor can tell apart: scores, and editors’ content. */
export const SUBJECTS = ['scores', 'content'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Causes that mean something to a visitor. */
export const CAUSES = ['silent', 'refusing', 'failing', 'unreadable', 'spent', 'paced', 'empty', 'unknown'] as const;
export type Cause = (typeof CAUSES)[number];

/** The state of a part: `late` shows older data, `away` has none. */
export type Condition =
  | { subject: Subject; state: 'well'; ageSeconds: number | null }
  | { subject: Subject; state: 'late' | 'away'; cause: Cause; ageSeconds: number | null };

const CAUSE_OF: Readonly<Record<Failure['kind'], Cause>> = {
  unreachable: 'silent',
  timeout: 'silent',
  resting: 'silent',
  // The source works, but the site spreads its calls to save the quota.
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

/** The condition of each part, from the report of `/api/health`. */
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
