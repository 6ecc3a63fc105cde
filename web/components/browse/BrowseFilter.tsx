import { useApp } from '../../data/appContext.ts';
import type { BrowseRoute } from '../../data/pageState.ts';
import { Icon } from '../Icon.tsx';

interface BrowseFilterProps {
  route: BrowseRoute;
  term: string;
  onTerm(term: string): void;
}

/** Filters a list by name: at each keystroke with script, as a plain form without it. */
export function BrowseFilter({ route, term, onTerm }: BrowseFilterProps) {
  const { t, href } = useApp();
  return (
    <search>
      <form action={href(route)} className="mb-3 flex gap-2">
        <label htmlFor="browse-filter" className="sr-only">
          {t('browse.filterLabel')}
        </label>
        <input
          id="browse-filter"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={(event) => onTerm(event.target.value)}
          placeholder={t('browse.filterLabel')}
          aria-controls="browse-list"
          className="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base placeholder:text-muted"
        />
        <button
          type="submit"
          className="flex h-11 items-center gap-2 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
        >
          <Icon name="search" />
          {t('browse.filter')}
        </button>
      </form>
    </search>
  );
}
