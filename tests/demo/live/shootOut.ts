import { SECOND } from './calendar.ts';
import type { Random } from './seed.ts';
import type { Score, ScoreStep } from './story.ts';

export interface ShootOut {
  readonly steps: readonly ScoreStep[];
  readonly end: number;
}

/** Whether nobody can catch up any more, `kicks` taken by each side. */
function isDecided(score: Score, taken: Score): boolean {
  const gap = score.home - score.away;
  if (taken.home <= 5 && taken.away <= 5) return gap > 5 - taken.away || -gap > 5 - taken.home;
  return taken.home === taken.away && gap !== 0;
}

/** Kicks from the mark, one every 40 seconds or so, until they are decided. */
export function shootOut(from: number, random: Random): ShootOut {
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const steps: ScoreStep[] = [{ at: from, home: 0, away: 0 }];
  const first = random.chance(0.5) ? 'home' : 'away';
  const second = first === 'home' ? 'away' : 'home';
  let at = from;
  for (let kick = 0; !isDecided(score, taken); kick += 1) {
    const side = kick % 2 === 0 ? first : second;
    at += random.whole(35, 48) * SECOND;
    taken[side] += 1;
    // Long series end in the end: after twenty kicks only one side keeps its nerve.
    if (random.chance(kick < 20 ? 0.75 : side === first ? 1 : 0)) score[side] += 1;
    steps.push({ at, ...score });
  }
  return { steps, end: at + 20 * SECOND };
}
