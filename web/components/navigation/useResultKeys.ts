import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { SearchResults } from '../../domain/search.ts';
import { countOf } from '../../domain/search.ts';
import type { BoxKeys } from './searchState.ts';

/** The element id of a result, by its index among all shown results. */
export function resultId(box: string, index: number): string {
  return `${box}-result-${index}`;
}

interface ResultKeysOptions {
  box: string;
  results: SearchResults | null;
  term: string;
  onTerm(term: string): void;
}

/**
 * Keyboard control of a search box (ARIA combobox pattern). Arrows select a result while the focus stays in the box. Enter
 * opens it. Escape clears the selection, then the term. Null while no results are listed.
 */
export function useResultKeys({ box, results, term, onTerm }: ResultKeysOptions): BoxKeys | null {
  const [chosen, setChosen] = useState<{ of: SearchResults; index: number } | null>(null);
  const count = results === null ? 0 : countOf(results);
  // New results clear the selection.
  const index = chosen !== null && chosen.of === results && chosen.index < count ? chosen.index : null;
  const active = index === null ? undefined : resultId(box, index);
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return useMemo(() => {
    if (results === null) return null;
    const move = (step: 1 | -1) => {
      const from = index ?? (step === 1 ? -1 : count);
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
          if (active === undefined) return;
          document.getElementById(active)?.click();
          break;
        case 'Escape':
          if (active !== undefined) setChosen(null);
          else if (term !== '') onTerm('');
          else return;
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    return { active, onKeyDown };
  }, [results, index, count, active, term, onTerm]);
}
