import type { Score } from '../story.ts';

const MAX = 12;

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** The chances of all final scores: two independent Poisson counts on top of the score that stands. */
export class GoalGrid {
  private readonly score: Score;
  private readonly home: readonly number[];
  private readonly away: readonly number[];
  /** Chances of the margin and of the total of the goals still to come; margins are shifted to begin at 0. */
  private readonly margins = new Array<number>(2 * MAX + 1).fill(0);
  private readonly totals = new Array<number>(2 * MAX + 1).fill(0);

  constructor(score: Score, remaining: Score) {
    this.score = score;
    this.home = poisson(remaining.home);
    this.away = poisson(remaining.away);
    for (const [home, homeChance] of this.home.entries()) {
      for (const [away, awayChance] of this.away.entries()) {
        const chance = homeChance * awayChance;
        this.margins[home - away + MAX] = (this.margins[home - away + MAX] ?? 0) + chance;
        this.totals[home + away] = (this.totals[home + away] ?? 0) + chance;
      }
    }
  }

  /** That the home side's final lead is exactly this (a deficit is negative). */
  leadIs(lead: number): number {
    return this.margins[lead - (this.score.home - this.score.away) + MAX] ?? 0;
  }

  /** That the home side's final lead is greater than this. */
  leadAbove(lead: number): number {
    const from = Math.floor(lead) + 1 - (this.score.home - this.score.away) + MAX;
    return this.margins.reduce((sum, chance, index) => (index >= from ? sum + chance : sum), 0);
  }

  /** That more goals are scored in all than this. */
  totalAbove(line: number): number {
    const from = Math.floor(line) + 1 - this.score.home - this.score.away;
    return this.totals.reduce((sum, chance, goals) => (goals >= from ? sum + chance : sum), 0);
  }

  bothScore(): number {
    const scores = (goals: number, chances: readonly number[]) => (goals > 0 ? 1 : 1 - (chances[0] ?? 0));
    return scores(this.score.home, this.home) * scores(this.score.away, this.away);
  }

  endsAt({ home, away }: Score): number {
    return (this.home[home - this.score.home] ?? 0) * (this.away[away - this.score.away] ?? 0);
  }

  /** The final scores worth a price, at most `count` of them, in the order of goals. */
  likeliest(count: number): Score[] {
    const near = Array.from({ length: 7 }, (_, goals) => goals);
    return near
      .flatMap((home) => near.map((away) => ({ home: this.score.home + home, away: this.score.away + away })))
      .map((score) => ({ score, chance: this.endsAt(score) }))
      .filter(({ chance }) => chance > 0.004)
      .sort((a, b) => b.chance - a.chance)
      .slice(0, count)
      .map(({ score }) => score)
      .sort((a, b) => a.home - b.home || a.away - b.away);
  }
}
