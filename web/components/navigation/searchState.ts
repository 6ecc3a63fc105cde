import { type KeyboardEvent, useState } from 'react';

export interface BoxKeys {
  /** The element id of the result that is selected by keyboard. */
  active: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

export interface SearchState {
  /** Unique on the page, because the sidebar and the menu both have a search box. */
  id: string;
  /** The text of the link below the countries, which differs between sidebar and menu (spec section 2). */
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
