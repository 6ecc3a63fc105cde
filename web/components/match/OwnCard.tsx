import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Follow } from '../../domain/follow.ts';
import { type OwnList, ownMatchesOf } from '../../domain/ownMatches.ts';
import { hasDraws } from '../../domain/sport.ts';
import { heightOf } from './heightOf.ts';
import { RowList } from './RowList.tsx';

interface OwnCardProps {
  list: OwnList;
  follows: readonly Follow[];
}

/** The followed matches of a list, in a card above all others; null if there are none. */
export function OwnCard({ list: { matches, filter, sport, odds, minimumAge }, follows }: OwnCardProps) {
  const { t, href } = useApp();
  const own = useMemo(() => ownMatchesOf({ matches, filter }, follows), [matches, filter, follows]);
  if (own.length === 0) return null;
  const rows = own.map((match) => ({ match, prices: odds[match.id], minimumAge }));
  const priced = minimumAge === null ? 0 : rows.filter(({ prices }) => prices !== undefined).length;
  const prices = minimumAge === null ? '' : hasDraws(sport) ? 'with-prices ' : 'with-prices two-way ';
  return (
    <section
      className={`card group-card mb-2 overflow-clip [--head:36px] lg:mb-3 ${prices}${heightOf(rows.length, priced)}`}
    >
      <div className="group-head sticky top-0 z-10 flex h-9 items-center gap-2 rounded-t-md pl-3">
        <h2 className="text-sm font-semibold">
          <a className="group-target flex h-9 items-center hover:underline" href={href({ name: 'my' })}>
            {t('follow.mine')}
          </a>
        </h2>
      </div>
      <RowList rows={rows} />
    </section>
  );
}
