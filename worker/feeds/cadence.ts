/** How often a path of a source may be called, and its priority within the quota. */
export interface Cadence {
  /** Seconds between two calls. */
  seconds: number;
  /** Seconds between calls while the answer does not change; `seconds` if absent. */
  quietSeconds?: number;
  /** The cost of a call in units of the quota. */
  cost: number;
  /** Priority when the quota is short: lists of running matches (and prices), then single matches, then the rest. */
  rank: 'running' | 'match' | 'other';
  /** Prices: called only on request, within the site-wide budget for prices. */
  isPrice?: true;
  /**
   * The id of the match or competition of the path. Visitors can make up ids, so one that no list has named is called
   * at most once. Absent for paths that the site itself calls.
   */
  subject?: string;
  /** The path is about one of many matches or competitions. Answers of lists are never evicted for it. */
  isOfOne?: true;
}
