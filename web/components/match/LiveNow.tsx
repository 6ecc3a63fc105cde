import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { plainRows, RowList } from './RowList.tsx';

/** A few matches in play, on a page that has nothing else to show. */
export function LiveNow({ matches }: { matches: readonly Match[] }) {
  const { t } = useApp();
  if (matches.length === 0) return null;
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="live-now">
      <h2 id="live-now" className="px-3 py-2 text-sm font-semibold">
        {t('page.liveNow')}
      </h2>
      <RowList rows={plainRows(matches)} />
    </section>
  );
}
