import { type KeyboardEvent, useState } from 'react';

/** What the keys do in a search box below which results are listed. */
export interface BoxKeys {
  /** The element of the result that the keys have chosen. */
  active: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/** A search box and what is typed into it. */
export interface SearchState {
  /** Tells the boxes of a page apart: the sidebar's and the menu's. */
  id: string;
  /** The link below the countries: the sidebar and the menu have their own words (spec section 2). */
  countriesLabel: string;
  term: string;
  setTerm(term: string): void;
  /** Null while no results are listed. */
  keys: BoxKeys | null;
  setKeys(keys: BoxKeys | null): void;
}

export function useSearchState(id: string, countriesLabel: string): SearchState {
  const [term, setTerm] = useState('');
  const [keys, setKeys] = useState<BoxKeys | null>(null);
  return { id, countriesLabel, term, setTerm, keys, setKeys };
}
