import { HomeButton } from '../components/HomeButton.tsx';
import { LiveNow } from '../components/match/ListParts.static.tsx';
import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { ServerSearchForm } from '../components/navigation/SearchField.static.tsx';
import { useApp } from '../data/appContext.ts';
import type { View } from '../data/pageState.ts';

/** A page with only a message: not found, removed, error, unavailable or too many requests. */
export function MessagePage({ view }: { view: View & { kind: 'message' } }) {
  const { t } = useApp();
  const { message, requestId } = view;
  const isLost = message === 'not-found' || message === 'removed';
  const { code, title, text } = {
    'not-found': { code: '404', title: t('page.notFoundTitle'), text: t('page.notFound') },
    removed: { code: '410', title: t('page.removedTitle'), text: null },
    error: { code: '500', title: t('page.errorTitle'), text: t('page.error') },
    unavailable: { code: '503', title: t('page.unavailableTitle'), text: t('page.unavailable') },
    limited: { code: '429', title: t('page.limitedTitle'), text: t('page.limited') },
  }[message];
  return (
    <>
      <div className={`card mb-3 px-4 text-center ${isLost ? 'py-6' : 'py-10'}`}>
        <div className="figures text-[64px] leading-none text-faint" aria-hidden="true">
          {code}
        </div>
        <h1 className="mt-2 text-lg font-bold">{title}</h1>
        {text !== null && <p className="mt-2 text-balance text-muted">{text}</p>}
        {isLost && (
          <NoHydration id="lost-search" className="mx-auto max-w-105">
            <ServerSearchForm />
          </NoHydration>
        )}
        {requestId !== null && <p className="mt-2 text-xs text-muted">{t('page.requestId', { id: requestId })}</p>}
        <p className="mt-4 flex flex-wrap justify-center gap-2">
          {(message === 'unavailable' || message === 'limited') && (
            <a href="?" className="pill border border-line">
              {t('list.retry')}
            </a>
          )}
          <HomeButton />
        </p>
      </div>
      {isLost && <LatePart id="live-matches">{(matches) => <LiveNow matches={matches} />}</LatePart>}
    </>
  );
}
