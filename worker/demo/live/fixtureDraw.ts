import type { Team, Tournament } from './catalog.ts';
import { appealOf, isRested } from './matchdays.ts';
import { hash, type Random } from './seed.ts';

export interface Pairing {
  readonly tournament: Tournament;
  readonly home: Team;
  readonly away: Team;
}

/** Draws who plays whom on one date in one sport; no team is drawn twice. */
export class FixtureDraw {
  private readonly busy = new Set<string>();
  private readonly used = new Map<Tournament, number>();
  private readonly leagues = new Map<string, Tournament>();
  private readonly tournaments: readonly Tournament[];
  private readonly day: number;
  private readonly random: Random;

  constructor(tournaments: readonly Tournament[], day: number, random: Random) {
    this.tournaments = tournaments;
    this.day = day;
    this.random = random;
    for (const tournament of tournaments) {
      if (tournament.kind !== 'league') continue;
      for (const { id } of tournament.teams) this.leagues.set(id, tournament);
    }
  }

  /** Free teams, the rested ones first, among them those whose turn it is this week. */
  private freeTeams(tournament: Tournament): Team[] {
    const week = Math.floor((this.day + 3) / 7);
    const turn = (team: Team) => (this.day - (hash(`${team.id}|${week}`) % 7) + 7) % 7;
    return tournament.teams
      .filter((team) => !this.busy.has(team.id))
      .map((team) => ({
        team,
        key: (this.isRested(team) ? 0 : 2) + (turn(team) % 4 === 0 ? 0 : 1) + this.random.next(),
      }))
      .sort((a, b) => a.key - b.key)
      .map(({ team }) => team);
  }

  private isRested(team: Team): boolean {
    return isRested(this.leagues.get(team.id), this.day);
  }

  private restedPairs(tournament: Tournament): number {
    const rested = tournament.teams.filter((team) => !this.busy.has(team.id) && this.isRested(team));
    return Math.floor(rested.length / 2);
  }

  private pairs(tournament: Tournament, most: number): Pairing[] {
    const teams = this.random.shuffle(this.freeTeams(tournament).slice(0, most * 2));
    const pairs: Pairing[] = [];
    for (let i = 0; i + 1 < teams.length && pairs.length < most; i += 2) {
      const [home, away] = [teams[i], teams[i + 1]];
      if (!home || !away) break;
      this.busy.add(home.id);
      this.busy.add(away.id);
      pairs.push({ tournament, home, away });
    }
    this.used.set(tournament, (this.used.get(tournament) ?? 0) + pairs.length);
    return pairs;
  }

  /** One match of a competition that suits, the more gladly the more important it is. */
  one(suits: (tournament: Tournament) => number): Pairing {
    const options = this.tournaments
      .filter(({ teams }) => teams.filter((team) => !this.busy.has(team.id)).length >= 2)
      .map((tournament) => {
        const worth = appealOf(tournament, this.day) * suits(tournament) * 0.3 ** (this.used.get(tournament) ?? 0);
        return { tournament, worth: worth + 1e-9 };
      });
    const chosen = this.random.pickWeighted(options, ({ worth }) => worth).tournament;
    const [pair] = this.pairs(chosen, 1);
    if (!pair) throw new Error(`No two teams are free in ${chosen.name}`);
    return pair;
  }

  /** Exactly `count` more matches: a good part of a round each of as many competitions as that takes. */
  rounds(count: number): Pairing[][] {
    const key = new Map(
      this.tournaments.map((tournament) => {
        const begun = this.used.has(tournament) ? 0.25 : 1;
        return [tournament, (-Math.log(1 - this.random.next()) / appealOf(tournament, this.day)) * begun];
      }),
    );
    const order = [...this.tournaments].sort((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0));
    const most = Math.max(1, Math.ceil(count / 12));
    const rounds: Pairing[][] = [];
    let left = count;
    for (const whole of [false, true]) {
      for (const tournament of order) {
        if (left <= 0) return rounds;
        const round = Math.floor(tournament.teams.length / 2);
        const share = Math.ceil(round * this.random.between(0.55, 1));
        const part = whole ? round : Math.min(most, share, this.restedPairs(tournament));
        const pairs = this.pairs(tournament, Math.min(part, left));
        if (pairs.length > 0) rounds.push(pairs);
        left -= pairs.length;
      }
    }
    if (left > 0) throw new Error(`The directory has ${left} matches too few for a day`);
    return rounds;
  }
}
