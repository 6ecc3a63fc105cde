import type { Team, Tournament } from './catalog.ts';
import type { Fixture } from './fixtures.ts';
import type { Match } from './match.ts';

/** Two teams that meet, and their fixture in the calendar of a league or groups; none of a cup tie or an extra match. */
export interface Pairing {
  readonly tournament: Tournament;
  readonly home: Team;
  readonly away: Team;
  readonly fixture: Fixture | null;
  /** The match itself, where its cup has drawn it long before: its day and hour stand. */
  readonly drawn?: Match;
}

/** How gladly each day of a week (Tuesday first) takes a match. */
export type Likes = readonly number[];

export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const TIRED = 10;

/** What no week is short enough for: a day that a match may not have. */
export const NEVER = -100;

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

  /** Puts a match on its day, unless the day would then have room for fewer than `spare` others or one of its teams plays on it. */
  put(pairing: Pairing, day: number, spare: number): void {
    const matches = this.days[day];
    if (matches === undefined || matches.length + spare >= this.perDay || this.plays(pairing, day)) return;
    this.take(pairing, day);
  }

  private take(pairing: Pairing, day: number): void {
    this.days[day]?.push(pairing);
    this.busy[day]?.add(pairing.home.id).add(pairing.away.id);
    this.left -= 1;
  }

  /**
   * Puts a match on the day that likes it most, with a day's rest around it: where that can be, or else not at all. Gives the
   * day, or -1.
   */
  place(pairing: Pairing, likes: Likes, rest: 'wanted' | 'needed' = 'wanted'): number {
    let best = -1;
    let most = NEVER / 2;
    for (const day of WEEK) {
      const room = this.perDay - (this.days[day]?.length ?? 0);
      if (room === 0 || this.plays(pairing, day)) continue;
      const isTired = this.plays(pairing, day - 1) || this.plays(pairing, day + 1);
      const worth = (likes[day] ?? 0) + (0.1 * room) / this.perDay - (isTired ? TIRED : 0);
      if (isTired && rest === 'needed') continue;
      if (worth > most) [best, most] = [day, worth];
    }
    if (best >= 0) this.take(pairing, best);
    return best;
  }
}
