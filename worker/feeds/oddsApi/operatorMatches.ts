/** Who of the bookmakers and of the content's operators has no counterpart. */
export interface OperatorMatches {
  /** How many bookmakers gave prices. */
  bookmakers: number;
  /** Titles of bookmakers that no operator is called like: their prices are shown nowhere. */
  unmatched: string[];
  /** Slugs of operators that no bookmaker is called like: they stand in the site without a price. */
  unpriced: string[];
}

/** Compares the bookmakers that gave prices (titles by the slug of their operator) with the slugs of all operators. */
export function operatorMatches(
  bookmakers: ReadonlyMap<string, string>,
  providers: readonly string[],
): OperatorMatches {
  const known = new Set(providers);
  return {
    bookmakers: bookmakers.size,
    unmatched: [...bookmakers].flatMap(([slug, title]) => (known.has(slug) ? [] : [title])).sort(),
    unpriced: providers.filter((provider) => !bookmakers.has(provider)).sort(),
  };
}
