import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchResults } from '../../domain/search.ts';

/** Id of a result's element: the competitions come first, then the countries. */
export function resultId(box: string, index: number): string {
  return `${box}-result-${index}`;
}

interface ResultKeysOptions {
  /** Tells the boxes of a page apart. */
  box: string;
  results: SearchResults | null;
  term: string;
  onTerm(term: string): void;
}

/** Which result the keys have chosen, and what a key does. */
export interface ResultKeys {
  active: number | null;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The keys of a search box (ARIA combobox pattern): the arrows move through the results while the focus stays in the
 * box, Enter opens the chosen one, Escape gives the choice up and then the term.
 */
export function useResultKeys({ box, results, term, onTerm }: ResultKeysOptions): ResultKeys {
  const [chosen, setChosen] = useState<{ of: SearchResults; index: number } | null>(null);
  const count = results === null ? 0 : results.competitions.length + results.countries.length;
  // Other results, other choice: what was chosen among the old ones is forgotten.
  const active = chosen !== null && chosen.of === results && chosen.index < count ? chosen.index : null;
  useEffect(() => {
    if (active !== null) document.getElementById(resultId(box, active))?.scrollIntoView({ block: 'nearest' });
  }, [box, active]);
  const move = (step: 1 | -1) => {
    if (results === null || count === 0) return;
    const from = active ?? (step === 1 ? -1 : count);
    setChosen({ of: results, index: (from + step + count) % count });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (count === 0) return;
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (active === null) return;
        document.getElementById(resultId(box, active))?.click();
        break;
      case 'Escape':
        if (active !== null) setChosen(null);
        else if (term !== '') onTerm('');
        else return;
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return { active, onKeyDown };
}
