import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps, TournamentPanel } from '../../data/pageState.ts';
import { snapshotQuery } from '../../data/queries.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { byKickOff } from '../../domain/matchOrder.ts';
import { MatchAnnouncer } from '../aloud/ReadAloud.tsx';
import { EmptyList } from '../match/ListParts.static.tsx';
import { ListFreshness } from '../match/MatchList.tsx';
import { plainRows, RowList } from '../match/RowList.tsx';
import { NoHydration } from '../NoHydration.tsx';

/** More rows than a round of any league has. */
const MAX_ROWS = 12;

/** Ids in the order of the card: matches that run or are to come, then those that ended. */
function ordered(matches: readonly Match[]): string[] {
  const hasEnded = (match: Match) => Number(phaseOf(match) === 'finished');
  const sorted = matches.toSorted((one, other) => hasEnded(one) - hasEnded(other) || byKickOff(one, other));
  return sorted.slice(0, MAX_ROWS).map(({ id }) => id);
}

type RoundCardProps = Pick<CompetitionProps, 'route'> & { panel: TournamentPanel & { tab: 'overview' } };

/** The matches of the overview's day. A phone shows the first ones, and the link leads to all. */
export function RoundCard({ route, panel: { list, title, link } }: RoundCardProps) {
  const { site, href } = useApp();
  const { data: snapshot } = useQuery(snapshotQuery(list.query, site.pollSeconds));
  // Only the first render orders them, so that a final whistle moves no row.
  const [ids] = useState(() => ordered(snapshot?.matches ?? []));
  const matches = ids.flatMap((id) => snapshot?.matches.find((match) => match.id === id) ?? []);
  if (snapshot === undefined || matches.length === 0) {
    const isUnavailable = snapshot?.incomplete !== false;
    return (
      <NoHydration id="empty">
        <EmptyList list={list} route={route} isUnavailable={isUnavailable} />
      </NoHydration>
    );
  }
  return (
    <>
      <ListFreshness query={list.query} />
      <MatchAnnouncer matches={snapshot.matches} />
      <section className="card round-card mb-3 overflow-clip" aria-labelledby="round">
        <h2 id="round" className="card-title">
          {title}
          <a href={href({ ...route, tab: 'matches' })}>{link}</a>
        </h2>
        <RowList rows={plainRows(matches)} className="two-lines" />
      </section>
    </>
  );
}
