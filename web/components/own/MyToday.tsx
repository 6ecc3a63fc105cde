import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { badgeQuery, snapshotQuery } from '../../data/queries.ts';
import type { Match } from '../../domain/match.ts';
import { groupKey, groupsOf } from '../../domain/matchGroups.ts';
import { asListed } from '../../domain/snapshot.ts';
import type { Sport } from '../../domain/sport.ts';
import { CompetitionGroup } from '../match/CompetitionGroup.tsx';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';

const NO_ODDS = {};
const NO_TOP: readonly string[] = [];

interface MyTodayProps {
  sport: Sport;
  /** The server's version of the matches; never empty. */
  matches: readonly Match[];
}

/** The followed matches of a sport today: the server's version until the day's list has a newer one. */
export function MyToday({ sport, matches }: MyTodayProps) {
  const { site, visitor, locale } = useApp();
  const query = { ...badgeQuery(visitor), sport };
  const { data } = useQuery(snapshotQuery(query, site.pollSeconds));
  const shown = useMemo(() => asListed(matches, data), [matches, data]);
  const groups = useMemo(() => groupsOf(shown, { filter: 'all', topIds: NO_TOP, locale }), [shown, locale]);
  return (
    <>
      <ScoreAnnouncer matches={shown} />
      {groups.map((group) => (
        <CompetitionGroup key={groupKey(group)} group={group} sport={sport} odds={NO_ODDS} minimumAge={null} />
      ))}
    </>
  );
}
