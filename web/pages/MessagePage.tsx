import { useApp } from '../data/appContext.ts';
import type { View } from '../data/pageState.ts';

/** A page with only a message: not found, removed, error, unavailable or too many requests. */
export function MessagePage({ view }: { view: View & { kind: 'message' } }) {
  const { t, href } = useApp();
  const { message, requestId } = view;
  const { code, title, text } = {
    'not-found': { code: '404', title: t('page.notFoundTitle'), text: t('page.notFound') },
    removed: { code: '410', title: t('page.removedTitle'), text: null },
    error: { code: '500', title: t('page.errorTitle'), text: t('page.error') },
    unavailable: { code: '503', title: t('page.unavailableTitle'), text: t('page.unavailable') },
    limited: { code: '429', title: t('page.limitedTitle'), text: t('page.limited') },
  }[message];
  return (
    <div className="card mb-3 px-4 py-12 text-center">
      <div className="text-xl font-bold text-muted">{code}</div>
      <h1 className="mt-2 text-lg font-bold">{title}</h1>
      {text !== null && <p className="mt-2 text-muted">{text}</p>}
      {requestId !== null && <p className="mt-2 text-xs text-muted">{t('page.requestId', { id: requestId })}</p>}
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        {(message === 'unavailable' || message === 'limited') && (
          <a href="?" className="pill min-h-11 border border-line">
            {t('list.retry')}
          </a>
        )}
        <a
          href={href({ name: 'home' })}
          className="inline-flex min-h-11 items-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
        >
          {t('page.backHome')}
        </a>
      </p>
    </div>
  );
}
