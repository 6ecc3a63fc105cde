import { useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { forgetSearches, recentSearches } from './recentSearches.ts';

/** The last searches of this browser, as links. */
export function RecentSearches() {
  const { t, href } = useApp();
  const [terms, setTerms] = useState(recentSearches);
  if (terms.length === 0) return null;
  const clear = () => {
    forgetSearches();
    setTerms([]);
  };
  return (
    <section className="mt-3" aria-labelledby="recent-title">
      <div className="flex items-center justify-between">
        <h2 id="recent-title" className="text-sm font-semibold">
          {t('search.recent')}
        </h2>
        <button type="button" onClick={clear} className="min-h-11 text-sm underline">
          {t('search.clear')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term}>
            <a
              href={`${href({ name: 'search' })}?${new URLSearchParams({ q: term })}`}
              className="pill border border-line"
            >
              {term}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
