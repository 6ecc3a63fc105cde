import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { badgeQuery, snapshotQuery } from '../../data/queries.ts';
import type { Match } from '../../domain/match.ts';
import type { Sport } from '../../domain/sport.ts';
import type { Board } from '../../domain/watchBoard.ts';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';
import { WatchTile } from './WatchTile.tsx';

interface WatchedSportProps {
  sport: Sport;
  /** The board's matches of the sport, in the server's version. */
  matches: readonly Match[];
  board: Board;
}

/** The matches of a board in one sport: the server's version until the day's list has a newer one. */
export function WatchedSport({ sport, matches, board }: WatchedSportProps) {
  const { site, visitor } = useApp();
  const { data } = useQuery(snapshotQuery({ ...badgeQuery(visitor), sport }, site.pollSeconds));
  const shown = useMemo(() => {
    const listed = new Map(data?.matches.map((match) => [match.id, match]));
    return matches.map((match) => listed.get(match.id) ?? match);
  }, [matches, data]);
  return (
    <>
      <ScoreAnnouncer matches={shown} />
      <ul className="mb-3 grid grid-cols-1 gap-3 md:grid-cols-2">
        {shown.map((match) => (
          <WatchTile key={match.id} match={match} board={board} />
        ))}
      </ul>
    </>
  );
}
