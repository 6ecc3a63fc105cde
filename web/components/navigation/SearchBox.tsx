import { type ReactNode, useDeferredValue } from 'react';
import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import type { SearchState } from './searchState.ts';

/** The search box. With script it searches as you type; without script its form opens the search page. */
export function SearchBox({ search: { id, term, setTerm, keys } }: { search: SearchState }) {
  const { t, href } = useApp();
  return (
    <search>
      <form action={href({ name: 'search' })} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          id={id}
          name="q"
          // HTML allows the role "combobox" on an input of type text, not of type search.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={keys !== null}
          aria-activedescendant={keys?.active}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={keys?.onKeyDown}
          placeholder={t('search.placeholder')}
          aria-controls={`${id}-results`}
          className="h-11 w-full rounded-md border border-line bg-raised pr-10 pl-3 text-base placeholder:text-muted lg:text-sm"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute top-0 right-0 flex size-11 items-center justify-center text-muted"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

const SearchResults = lazyComponent(async () => (await import('./SearchResults.tsx')).ResultsBelow);

/** Results of a search box, or the children without a term. The code of the results loads with the first term. */
export function BelowSearch({ search, children }: { search: SearchState; children: ReactNode }) {
  // The box shows a letter at once, whatever the results cost.
  const later = useDeferredValue(search);
  return (
    <div id={`${search.id}-results`}>
      {later.term === '' ? children : <SearchResults search={later}>{children}</SearchResults>}
    </div>
  );
}
