import { asksFollowed } from './followedGoals.ts';

interface WordPageFacts {
  inSitemap: boolean;
  /** Whether the page depends on the visitor’s follows or choices, so that it must not be cached. */
  isOwn(search: URLSearchParams): boolean;
}

const always = () => true;
const never = () => false;

/** Pages whose path is a single word. Editors add no text to them. */
const WORD_PAGES = {
  search: { inSitemap: false, isOwn: never },
  goals: { inSitemap: true, isOwn: asksFollowed },
  watch: { inSitemap: false, isOwn: always },
  my: { inSitemap: false, isOwn: always },
  settings: { inSitemap: false, isOwn: always },
} as const satisfies Readonly<Record<string, WordPageFacts>>;

export type WordPage = keyof typeof WORD_PAGES;

export function isWordPage(name: string): name is WordPage {
  return Object.hasOwn(WORD_PAGES, name);
}

export const wordPages: readonly WordPage[] = Object.keys(WORD_PAGES).filter(isWordPage);

export const wordPagesInSitemap = wordPages.filter((name) => WORD_PAGES[name].inSitemap);

/** Whether a page depends on the visitor’s follows or choices. `search` is the query of its address. */
export function isOwnPage({ name }: { name: string }, search: URLSearchParams): boolean {
  return isWordPage(name) && WORD_PAGES[name].isOwn(search);
}
