import { useApp } from '../../appContext.ts';
import { Icon } from '../Icon.tsx';

interface SearchBoxProps {
  term: string;
  onTerm(term: string): void;
  /** Tells the two boxes of a page apart: the sidebar's and the menu's. */
  id: string;
  autoFocus?: boolean;
}

/** The search box: a plain form that leads to the competitions list without script, and searches as one types with it. */
export function SearchBox({ term, onTerm, id, autoFocus = false }: SearchBoxProps) {
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
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the search button opens the menu to type at once (spec section 2)
          autoFocus={autoFocus}
          value={term}
          onChange={(event) => onTerm(event.target.value)}
          placeholder={t('search.placeholder')}
          aria-controls={`${id}-competitions ${id}-countries`}
          className="h-11 w-full rounded-md border border-line bg-raised pr-10 pl-3 text-sm placeholder:text-muted"
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
