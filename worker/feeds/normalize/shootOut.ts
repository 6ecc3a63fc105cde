import type { Score } from '../../../web/domain/match.ts';

export const isLevel = ({ home, away }: Score) => home === away;

/** What is left of a total without the goals before; null where that can't be. */
export function restOf(total: Score | null, before: Score | null): Score | null {
  if (total === null || before === null) return null;
  const rest = { home: total.home - before.home, away: total.away - before.away };
  return rest.home >= 0 && rest.away >= 0 ? rest : null;
}

/** Whether a shoot-out can end so: decided as soon as the other side can't draw level any more. */
export function isShootOut({ home, away }: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most > 5) return most - least === 1;
  return most > least && !(most === 5 && least < 3) && !(most === 4 && least === 0);
}
