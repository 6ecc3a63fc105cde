import { type OwnList, useApp } from '../../data/appContext.ts';
import { useFollows } from '../../data/preferences/follows.ts';
import { type Follows, followedMatches } from '../../domain/follows.ts';
import { matchesFilter } from '../../domain/listQuery.ts';
import { byKickOff } from '../../domain/matchOrder.ts';
import { RowCard } from './RowList.tsx';

/** The followed matches of a list, in a card above all others; null if there are none. */
export function OwnCard({ list, follows }: { list: OwnList; follows: Follows }) {
  const { t, href } = useApp();
  const { matches, filter, sport, odds, minimumAge } = list;
  const own = followedMatches(matches, follows)
    .filter((match) => matchesFilter(filter, match))
    .sort(byKickOff);
  if (own.length === 0) return null;
  const rows = own.map((match) => ({ match, prices: odds[match.id], minimumAge }));
  return (
    <RowCard rows={rows} sport={sport} minimumAge={minimumAge}>
      <h2 className="text-sm font-semibold">
        <a className="group-target flex h-9 items-center hover:underline" href={href({ name: 'my' })}>
          {t('follow.mine')}
        </a>
      </h2>
    </RowCard>
  );
}

/** The same, updated when the visitor's follows change. */
export function OwnMatchList(list: OwnList) {
  return <OwnCard list={list} follows={useFollows()} />;
}
