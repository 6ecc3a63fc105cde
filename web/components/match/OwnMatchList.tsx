import { useMemo } from 'react';
import { useFollows } from '../../preferences/useFollows.ts';
import { MatchRow } from './MatchRow.tsx';
import { OwnCard } from './OwnCard.tsx';
import { type OwnList, ownMatchesOf } from './ownMatches.ts';

/** What a visitor follows of a list, live. */
export function OwnMatchList({ matches, filter, sport, odds, minimumAge }: OwnList) {
  const follows = useFollows();
  const own = useMemo(() => ownMatchesOf({ matches, filter }, follows), [matches, filter, follows]);
  if (own.length === 0) return null;
  const priced = minimumAge === null ? null : own.filter(({ id }) => odds[id] !== undefined).length;
  return (
    <OwnCard sport={sport} rows={own.length} priced={priced}>
      {own.map((match) => (
        <MatchRow key={match.id} match={match} prices={odds[match.id]} minimumAge={minimumAge} />
      ))}
    </OwnCard>
  );
}
