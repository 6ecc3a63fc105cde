import { useApp } from '../data/appContext.ts';
import type { View } from '../data/pageState.ts';

/** The page of a play link without a target: the operator is unknown, not offered here, or currently unavailable. */
export function RefusedPlayPage({ view }: { view: View & { kind: 'refused-play' } }) {
  const { t, href } = useApp();
  const { title, text } = {
    unknown: { title: t('play.unknownTitle'), text: t('play.unknown') },
    'not-offered': { title: t('play.notOfferedTitle'), text: t('play.notOffered') },
    unavailable: { title: t('page.unavailableTitle'), text: t('page.unavailable') },
  }[view.reason];
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-10 text-center">
      <h1 className="text-lg font-bold">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <p className="mt-4">
        <a href={href({ name: 'home' })} className="inline-flex min-h-11 items-center text-accent underline">
          {t('page.backHome')}
        </a>
      </p>
    </main>
  );
}
