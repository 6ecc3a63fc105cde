/** How often a path of a source may be asked, and what that is worth. */
export interface Cadence {
  /** Between two calls. */
  seconds: number;
  /** Between two calls while the answers have long been the same; `seconds` where absent. */
  quietSeconds?: number;
  /** What a call costs of the quota. */
  cost: number;
  /** What a short quota serves first: lists of running matches (and prices), then single matches, then the rest. */
  rank: 'running' | 'match' | 'other';
  /**
   * One of many, as the prices of each match of a list are: what is asked at once travels together, and it is called when
   * somebody asks, never by itself.
   */
  isOneOfMany?: true;
  /** Prices: called when somebody asks, never by itself, and within the budget of prices of the whole site. */
  isPrice?: true;
  /**
   * The match or competition that it asks for, as lists name it (`match af4711`): visitors can make up its id, so that one
   * that no list has named is asked for once at most. Absent for whatever the site asks for by itself.
   */
  subject?: string;
  /** It is about one match or competition, of which there are many: lists are never forgotten for it. */
  isOfOne?: true;
}
