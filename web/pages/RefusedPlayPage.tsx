import { useApp } from '../appContext.ts';
import type { View } from '../data/pageState.ts';

/** A play link that leads nowhere: an unknown operator, or one that is not offered here. No header and no footer. */
export function RefusedPlayPage({ view }: { view: View & { kind: 'refused-play' } }) {
  const { t, href } = useApp();
  const isUnknown = view.reason === 'unknown';
  return (
    <main className="mx-auto max-w-lg px-4 py-20 text-center">
      <h1 className="text-lg font-bold">{t(isUnknown ? 'play.unknownTitle' : 'play.notOfferedTitle')}</h1>
      <p className="mt-2 text-muted">{t(isUnknown ? 'play.unknown' : 'play.notOffered')}</p>
      <p className="mt-4">
        <a href={href({ name: 'home' })} className="inline-flex min-h-11 items-center text-accent underline">
          {t('page.backHome')}
        </a>
      </p>
    </main>
  );
}
