import { readStored, store } from '../../data/preferences/stored.ts';
import { searchTerm } from '../../domain/search.ts';

const KEY = 'searches';
const MAX = 6;

/** The terms of the last searches that this browser keeps, the newest first. */
export const recentSearches = (): string[] => readStored(KEY)?.split('\n').filter(Boolean) ?? [];

/** Keeps a term that found something. */
export function keepSearch(term: string): void {
  if (searchTerm(term) === null) return;
  const kept = term.trim().replace(/\s+/g, ' ');
  const others = recentSearches().filter((each) => each.toLowerCase() !== kept.toLowerCase());
  store(KEY, [kept, ...others].slice(0, MAX).join('\n'));
}

export const forgetSearches = () => store(KEY, '');
