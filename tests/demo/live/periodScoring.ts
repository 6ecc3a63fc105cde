import { SECOND } from './calendar.ts';
import type { PeriodSport } from './periodSports.ts';
import type { Random } from './seed.ts';
import type { Period, Side } from './story.ts';

/** One basket or goal. */
export interface Scored {
  readonly at: number;
  readonly side: Side;
  readonly worth: number;
}

/** What both sides score in one period, in the order of time. */
export function scoresIn(period: Period, mean: Record<Side, number>, sport: PeriodSport, random: Random): Scored[] {
  const averageWorth = sport.periods.length === 4 ? 2.06 : 1;
  const sides: readonly Side[] = ['home', 'away'];
  return sides
    .flatMap((side) => {
      // Real scores vary less than pure chance would have it where there are many of them.
      const drawn = random.poisson(Math.min(mean[side] / averageWorth, 60));
      const steady = mean[side] > 8 ? Math.round((drawn + mean[side] / averageWorth) / 2) : drawn;
      return Array.from({ length: steady }, (): Scored => {
        const at = period.from + random.whole(8, Math.floor((period.to - period.from) / SECOND) - 4) * SECOND;
        return { at, side, worth: sport.worth(random) };
      });
    })
    .sort((a, b) => a.at - b.at);
}

export function totals(scores: readonly Scored[]): Record<Side, number> {
  const sum = (side: Side) => scores.reduce((total, score) => total + (score.side === side ? score.worth : 0), 0);
  return { home: sum('home'), away: sum('away') };
}

/** Brings regular time to a level score, by a last basket or goal of whoever is behind. */
export function levelled(scores: readonly Scored[], last: Period): Scored[] {
  const { home, away } = totals(scores);
  const side: Side = home < away ? 'home' : 'away';
  const gap = Math.abs(home - away);
  const span = last.to - last.from;
  const extra = Array.from({ length: gap }, (_, order): Scored => {
    return { at: last.from + Math.floor(((order + 1) * span) / (gap + 1)), side, worth: 1 };
  });
  return [...scores, ...extra].sort((a, b) => a.at - b.at);
}
