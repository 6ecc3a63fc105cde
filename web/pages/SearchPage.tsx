import { Icon } from '../components/Icon.tsx';
import { FoundGroups } from '../components/navigation/FoundGroups.tsx';
import { countOf } from '../components/navigation/foundCount.ts';
import { useApp } from '../data/appContext.ts';
import type { SearchView } from '../data/pageState.ts';
import { MOST_TERM } from '../domain/search.ts';

/** The notice of a search without results; null if there are results or no term. */
function useNotice({ term, results }: SearchView): string | null {
  const { t } = useApp();
  if (results === null) return term === '' ? null : t('search.short');
  if (countOf(results) > 0) return null;
  return results.failed ? t('page.unavailable') : t('search.none');
}

/** The search page, which the form of the search box opens. */
export function SearchPage({ view }: { view: SearchView }) {
  const { t, href, search } = useApp();
  const { term, results } = view;
  const notice = useNotice(view);
  return (
    <>
      <div className="card mb-3 px-4 py-4">
        <h1 className="text-lg font-bold">{term === '' ? t('search.title') : t('search.titleOf', { term })}</h1>
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
        {notice !== null && (
          <p role="status" className="mt-3 text-muted">
            {notice}
          </p>
        )}
        {results?.failed === true && (
          <p className="mt-3">
            <a href={search} className="pill min-h-11 border border-line">
              {t('list.retry')}
            </a>
          </p>
        )}
      </div>
      {results !== null && <FoundGroups box={null} results={results} term={term} />}
    </>
  );
}
