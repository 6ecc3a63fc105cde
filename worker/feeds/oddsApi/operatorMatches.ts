/** Bookmakers and operators of the content without a counterpart. */
export interface OperatorMatches {
  /** The number of bookmakers with prices. */
  bookmakers: number;
  /** Titles of bookmakers without an operator, whose prices are not shown. */
  unmatched: string[];
  /** Slugs of operators without a bookmaker, shown without prices. */
  unpriced: string[];
}

/** Compares bookmakers with prices (titles by operator slug) with the slugs of all operators. */
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
