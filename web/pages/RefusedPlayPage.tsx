import { HomeButton } from '../components/HomeButton.tsx';
import { Logo } from '../components/shell/Brand.tsx';
import { useApp } from '../data/appContext.ts';
import type { View } from '../data/pageState.ts';

/** The page of a play link without a target: the operator is unknown, not offered here, or currently unavailable. */
export function RefusedPlayPage({ view }: { view: View & { kind: 'refused-play' } }) {
  const { t } = useApp();
  const { title, text } = {
    unknown: { title: t('play.unknownTitle'), text: t('play.unknown') },
    'not-offered': { title: t('play.notOfferedTitle'), text: t('play.notOffered') },
    unavailable: { title: t('page.unavailableTitle'), text: t('page.unavailable') },
  }[view.reason];
  // The specification wants neither header nor footer here, so the brand is part of the text.
  return (
    <main id="main" className="mx-auto max-w-2xl px-2 py-10">
      <div className="card flex flex-col items-center px-4 py-6 text-center">
        <Logo />
        <h1 className="mt-4 text-lg font-bold">{title}</h1>
        <p className="mt-2 text-balance text-muted">{text}</p>
        <p className="mt-4">
          <HomeButton />
        </p>
      </div>
    </main>
  );
}
