import type { Messages } from '../../locales/translate.ts';
import { useApp } from '../data/appContext.ts';
import { revealingSearch } from '../domain/spoilers.ts';

export function HiddenPart({ part }: { part: Exclude<keyof Messages['hidden'], 'show'> }) {
  const { t, search } = useApp();
  return (
    <div className="card mb-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 px-4 py-3 text-center text-sm">
      <p className="text-muted">{t(`hidden.${part}`)}</p>
      <a className="pill border border-line" href={revealingSearch(search)}>
        {t('hidden.show')}
      </a>
    </div>
  );
}
