import { useEffect, useState } from 'react';
import { type MyMatchesList, useApp } from '../../data/appContext.ts';
import { currentFollows } from '../../data/preferences/follows.ts';
import { type Follows, followedMatches } from '../../domain/follows.ts';
import { matchesFilter } from '../../domain/listQuery.ts';
import { byKickOff } from '../../domain/matchOrder.ts';
import { RowCard } from './RowList.tsx';

/** The followed matches of a list, in a card above all others; null if there are none. */
export function MyMatchesCard({ list, follows }: { list: MyMatchesList; follows: Follows }) {
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

/** The same for the follows of the page's start, or of a return to it: a pressed star moves nothing under the finger. */
export const myMatchesFor = (atFirst: Follows) =>
  function MyMatchList(list: MyMatchesList) {
    const [follows, setFollows] = useState(atFirst);
    useEffect(() => {
      const update = () => setFollows(currentFollows());
      addEventListener('pageshow', update);
      return () => removeEventListener('pageshow', update);
    }, []);
    return <MyMatchesCard list={list} follows={follows} />;
  };
