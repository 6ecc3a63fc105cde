import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';

/** The head of a table in an order: the rank, whom it ranks (`ranked`), and the columns that follow. */
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
