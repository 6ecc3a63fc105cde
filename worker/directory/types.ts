import type { CrestPattern } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';

/** Which pool of given and family names a country's squads are drawn from. */
export type NamePool =
  | 'english'
  | 'dutch'
  | 'german'
  | 'french'
  | 'spanish'
  | 'portuguese'
  | 'italian'
  | 'nordic'
  | 'slavic'
  | 'balkan'
  | 'turkish'
  | 'greek'
  | 'arabic'
  | 'japanese'
  | 'korean'
  | 'chinese'
  | 'african'
  | 'latin'
  | 'american';

/** A country as live-scores feeds name it ("USA", "Turkey"), which is not always its ISO name. */
export interface DirectoryCountry {
  readonly name: string;
  /** ISO 3166-1 alpha-2 in lower case, `gb-eng` style for the home nations, or null for International and Europe. */
  readonly code: string | null;
  /** The IANA zone that its kick-offs are planned in. */
  readonly zone: string;
  readonly names: NamePool;
}

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
  /** Feed name of its country: a `DirectoryCountry.name`. */
  readonly country: string;
  readonly name: string;
  readonly kind: 'league' | 'cup';
  /** 1 is the top division of a country, 2 the second …; cups have 1. */
  readonly tier: number;
  readonly clubs: readonly DirectoryClub[];
}
