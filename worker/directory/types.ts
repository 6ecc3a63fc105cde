import type { CrestPattern } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';

export interface DirectoryClub {
  readonly name: string;
  /** Two colours of the shirt, as `#rrggbb`: the main one, then the second one. */
  readonly colours: readonly [string, string];
  readonly pattern: CrestPattern;
  /** 1 (weak) to 100 (best in the world); a league's clubs differ by about 15 to 25. */
  readonly strength: number;
  /** Name of the ground or hall. */
  readonly ground: string;
}

export interface DirectoryCompetition {
  readonly sport: Sport;
  /** Name of its country in live-scores feeds ("USA", "Turkey"), which is not always its ISO name. */
  readonly country: string;
  readonly name: string;
  readonly kind: 'league' | 'cup';
  /** 1 is the top division of a country, 2 the second …; cups have 1. */
  readonly tier: number;
  readonly clubs: readonly DirectoryClub[];
}
