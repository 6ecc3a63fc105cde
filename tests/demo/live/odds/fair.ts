/** An outcome with its fair probability. */
export interface FairOutcome {
  readonly subtype: string;
  readonly chance: number;
}

/** A market before any bookmaker has put a margin on it. */
export interface FairMarket {
  readonly type: '1x2' | '12' | 'dc' | 'ou' | 'ah' | 'bts' | 'cs' | 'htft';
  /** Regular time, or with overtime. */
  readonly scope: 'ord' | 'ot';
  readonly line: string | null;
  readonly outcomes: readonly FairOutcome[];
}

/** A market of two outcomes that share all chance. */
export function twoWay(
  market: Pick<FairMarket, 'type' | 'scope' | 'line'>,
  subtypes: readonly [string, string],
  chance: number,
): FairMarket {
  const [one, other] = subtypes;
  return {
    ...market,
    outcomes: [
      { subtype: one, chance },
      { subtype: other, chance: 1 - chance },
    ],
  };
}

/** "+1.5" and "-0.5": a handicap always says its sign. */
export function handicapText(handicap: number): string {
  return handicap > 0 ? `+${handicap}` : String(handicap);
}
