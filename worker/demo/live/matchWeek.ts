import type { Team, Tournament } from './catalog.ts';

/** Two teams that meet, and in which round of a league, counted from 0; a cup names its rounds itself. */
export interface Pairing {
  readonly tournament: Tournament;
  readonly home: Team;
  readonly away: Team;
  readonly round: number | null;
}

/** How gladly each day of a week (Tuesday first) takes a match. */
export type Likes = readonly number[];

export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const TIRED = 10;

/** The seven days of a week as they fill: each takes so many matches, and no team twice. */
export class MatchWeek {
  readonly days: readonly Pairing[][] = WEEK.map(() => []);
  private readonly busy: readonly Set<string>[] = WEEK.map(() => new Set<string>());
  private readonly perDay: number;
  private left: number;

  constructor(perDay: number) {
    this.perDay = perDay;
    this.left = perDay * WEEK.length;
  }

  get isFull(): boolean {
    return this.left === 0;
  }

  private plays({ home, away }: Pairing, day: number): boolean {
    const busy = this.busy[day];
    return busy !== undefined && (busy.has(home.id) || busy.has(away.id));
  }

  /** Puts a match on the day that likes it most, with a day's rest around it where that can be. Gives the day, or -1. */
  place(pairing: Pairing, likes: Likes): number {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const day of WEEK) {
      const room = this.perDay - (this.days[day]?.length ?? 0);
      if (room === 0 || this.plays(pairing, day)) continue;
      const isTired = this.plays(pairing, day - 1) || this.plays(pairing, day + 1);
      const worth = (likes[day] ?? 0) + (0.1 * room) / this.perDay - (isTired ? TIRED : 0);
      if (worth > most) [best, most] = [day, worth];
    }
    this.days[best]?.push(pairing);
    this.busy[best]?.add(pairing.home.id).add(pairing.away.id);
    if (best >= 0) this.left -= 1;
    return best;
  }
}
