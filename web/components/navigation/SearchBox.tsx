import { useApp } from '../../appContext.ts';
import { Icon } from '../Icon.tsx';
import { type ResultKeys, resultId } from './useResultKeys.ts';

interface SearchBoxProps {
  term: string;
  onTerm(term: string): void;
  /** Tells the two boxes of a page apart: the sidebar's and the menu's. */
  id: string;
  /** Whether results are listed below. */
  isOpen: boolean;
  keys: ResultKeys;
}

/** The search box: a plain form that leads to the competitions list without script, and searches as one types with it. */
export function SearchBox({ term, onTerm, id, isOpen, keys }: SearchBoxProps) {
  const { t, href } = useApp();
  return (
    <search>
      <form action={href({ name: 'competitions', sport: 'football' })} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-activedescendant={keys.active === null ? undefined : resultId(id, keys.active)}
          value={term}
          onChange={(event) => onTerm(event.target.value)}
          onKeyDown={keys.onKeyDown}
          placeholder={t('search.placeholder')}
          aria-controls={`${id}-competitions ${id}-countries`}
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
