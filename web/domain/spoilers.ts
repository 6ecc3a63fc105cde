/** What an address asks for where results are hidden: all of its page (`?show=1`), or those of matches (`?show=m123`), each by its own. */
export const SHOW = 'show';

/** The form that the buttons belong to which ask for one score, wherever they stand. */
export const SHOW_FORM = 'show';

/** Of so many matches at most one page shows the results on demand. */
const MOST_SHOWN = 60;

/** The matches whose results the query of an address asks for, by what follows them: `m123`. */
export function shownMatches(search: URLSearchParams): string[] {
  const asked = search.getAll(SHOW).filter((each) => /^m[A-Za-z0-9]{1,64}$/.test(each));
  return [...new Set(asked)].slice(0, MOST_SHOWN);
}

/** Replaces a value that spoiler-free mode hides. An empty value would say that there is none. */
export const HIDDEN = 'hidden' as const;

export type Hidden = typeof HIDDEN;

/** The address of the same page with all its results, from its query. */
export function shownSearch(search: string): string {
  return search === '' ? `?${SHOW}=1` : `${search}&${SHOW}=1`;
}

export const SPOILERS = ['all', 'followed'] as const;

/** Of which matches a visitor wants no score before he asks: of all, or of what he follows. */
export type Spoilers = (typeof SPOILERS)[number];
