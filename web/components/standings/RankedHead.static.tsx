import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';

/** The head of a ranking: the rank, the heading of the ranked column (`ranked`), and further columns. */
export function RankedHead({ ranked, children }: { ranked: string; children: ReactNode }) {
  const { t } = useApp();
  return (
    <thead>
      <tr>
        <th scope="col" className="standings-rank">
          <abbr title={t('tournament.rank')}>#</abbr>
        </th>
        <th scope="col" className="standings-team">
          {ranked}
        </th>
        {children}
      </tr>
    </thead>
  );
}
