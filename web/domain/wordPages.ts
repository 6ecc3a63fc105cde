/** The query parameter for followed goals, and its only value. */
export const FOLLOWED = 'followed';
export const ONLY = '1';

/** Whether the query asks for followed goals only (`?followed=1`). */
export function showsFollowed(search: URLSearchParams): boolean {
  return search.get(FOLLOWED) === ONLY;
}

/** Pages whose path is a single word. Editors add no text to them. */
export const WORD_PAGES = ['search', 'goals', 'watch', 'my', 'settings', 'developers', 'news'] as const;

export type WordPage = (typeof WORD_PAGES)[number];

interface WordPageFacts {
  inSitemap: boolean;
  /** Whether the page depends on the visitor’s follows or choices, so that it must not be cached. */
  isOwn(search: URLSearchParams): boolean;
}

const always = () => true;
const never = () => false;

// Apart from the names, so that the browser does not load it.
const FACTS: Readonly<Record<WordPage, WordPageFacts>> = {
  search: { inSitemap: false, isOwn: never },
  goals: { inSitemap: true, isOwn: showsFollowed },
  watch: { inSitemap: false, isOwn: always },
  my: { inSitemap: false, isOwn: always },
  settings: { inSitemap: false, isOwn: always },
  developers: { inSitemap: true, isOwn: never },
  news: { inSitemap: true, isOwn: never },
};

export function isWordPage(name: string): name is WordPage {
  return Object.hasOwn(FACTS, name);
}

export const wordPagesInSitemap = (): readonly WordPage[] => WORD_PAGES.filter((name) => FACTS[name].inSitemap);

/** Whether a page depends on the visitor’s follows or choices. `search` is the query of its address. */
export function isPersonalPage({ name }: { name: string }, search: URLSearchParams): boolean {
  return isWordPage(name) && FACTS[name].isOwn(search);
}
