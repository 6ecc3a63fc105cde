import { useApp } from '../appContext.ts';

/** Says that the scores, or what else a page is about, can't be had now; the page keeps trying, and so can the visitor. */
export function Unavailable({ words = 'list.unavailable' }: { words?: 'list.unavailable' | 'page.unavailable' }) {
  const { t, search } = useApp();
  return (
    <div className="card mb-3 px-4 py-10 text-center" role="status">
      <p className="text-muted">{t(words)}</p>
      <p className="mt-3">
        <a className="pill min-h-11 border border-line" href={search || '?'}>
          {t('list.retry')}
        </a>
      </p>
    </div>
  );
}
