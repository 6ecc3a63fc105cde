import { useApp } from '../../data/appContext.ts';
import { MOST_TERM } from '../../domain/search.ts';
import { Icon } from '../Icon.tsx';

/** A search field that opens the search page, with and without script. */
export function SearchForm({ term = '' }: { term?: string }) {
  const { t, href } = useApp();
  return (
    <search>
      <form action={href({ name: 'search' })} className="mt-3 flex gap-2">
        <label htmlFor="page-search" className="sr-only">
          {t('search.label')}
        </label>
        <input
          id="page-search"
          name="q"
          type="search"
          autoComplete="off"
          defaultValue={term}
          maxLength={MOST_TERM}
          placeholder={t('search.placeholder')}
          className="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="flex size-11 items-center justify-center rounded-md bg-accent text-on-accent"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
