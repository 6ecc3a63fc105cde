import { useApp } from '../data/appContext.ts';

/** A notice that the data of the page is unavailable, with a link that reloads the page. */
export function Unavailable({ words = 'list.unavailable' }: { words?: 'list.unavailable' | 'page.unavailable' }) {
  const { t, search } = useApp();
  return (
    <div className="card mb-3 px-4 py-10 text-center" role="status">
      <p className="text-muted">{t(words)}</p>
      <p className="mt-3">
        <a className="pill border border-line" href={search || '?'}>
          {t('list.retry')}
        </a>
      </p>
    </div>
  );
}
