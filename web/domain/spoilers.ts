/** Query parameter that reveals hidden results: all of the page (`?show=1`), or single matches (`?show=m123`). */
export const SHOW = 'show';

/** Id of the form that the buttons to reveal a score belong to. */
export const SHOW_FORM = 'show';

/** The most matches whose results a page reveals individually. */
const MAX_SHOWN = 60;

/** The matches to reveal, as follows: `m123`. */
export function revealedMatches(search: URLSearchParams): string[] {
  const follows = search.getAll(SHOW).filter((each) => /^m[A-Za-z0-9]{1,64}$/.test(each));
  return [...new Set(follows)].slice(0, MAX_SHOWN);
}

/** Replaces a hidden value. An empty value would look like missing data. */
export const HIDDEN = 'hidden' as const;

export type Hidden = typeof HIDDEN;

/** Adds `?show=1` to a query, for the same page with all results. */
export function revealingSearch(search: string): string {
  return search === '' ? `?${SHOW}=1` : `${search}&${SHOW}=1`;
}

export const SPOILERS = ['all', 'followed'] as const;

/** Whose scores are hidden until the visitor asks: those of all matches, or of followed ones. */
export type Spoilers = (typeof SPOILERS)[number];
