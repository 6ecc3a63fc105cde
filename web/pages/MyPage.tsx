import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MatchAnnouncer, useReadAloud } from '../components/aloud/ReadAloud.tsx';
import type { Say } from '../components/aloud/voice.ts';
import { CompetitionGroup } from '../components/match/CompetitionGroup.tsx';
import { ListFreshness } from '../components/match/MatchList.tsx';
import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { CalendarChoice } from '../components/PageActions.static.tsx';
import { MyDetails, SinceVisitCard } from '../components/personal/MyDetails.static.tsx';
import { Retry } from '../components/Retry.tsx';
import { useApp } from '../data/appContext.ts';
import type { MyView } from '../data/ownViews.ts';
import { currentFollows } from '../data/preferences/follows.ts';
import { badgeQuery, snapshotQuery } from '../data/queries.ts';
import { followedMatches } from '../domain/follows.ts';
import { isUnderWay, type Match, phaseOf } from '../domain/match.ts';
import { groupKey, groupsOf } from '../domain/matchGroups.ts';
import { asListed } from '../domain/snapshot.ts';
import { SPORTS, type Sport } from '../domain/sport.ts';
import { boardSearch, MAX_WATCHED } from '../domain/watchBoard.ts';

const NO_ODDS = {};
const NO_TOP: readonly string[] = [];

interface MyTodayProps {
  sport: Sport;
  /** The server's version of the matches; null if it had no list. */
  matches: readonly Match[] | null;
  say: Say | null;
}

/** The followed matches of a sport today: the server's version until the day's list has a newer one, or is there at last. */
function MyToday({ sport, matches, say }: MyTodayProps) {
  const { t, site, visitor, locale } = useApp();
  const query = { ...badgeQuery(visitor), sport };
  const { data } = useQuery(snapshotQuery(query, site.pollSeconds));
  const shown = useMemo(
    () => (matches === null ? data && followedMatches(data.matches, currentFollows()) : asListed(matches, data)),
    [matches, data],
  );
  const groups = useMemo(() => groupsOf(shown ?? [], { filter: 'all', topIds: NO_TOP, locale }), [shown, locale]);
  if (shown === undefined) return sport === site.sports[0] && <Retry label={t('day.today')} className="card mb-3" />;
  return (
    <>
      <MatchAnnouncer matches={shown} say={say} />
      {shown.some(isUnderWay) && <ListFreshness query={query} />}
      {groups.map((group) => (
        <CompetitionGroup key={groupKey(group)} group={group} sport={sport} odds={NO_ODDS} minimumAge={null} />
      ))}
    </>
  );
}

/** The visitor's follows: today's live matches, then next and last matches, tables and news. */
export function MyPage({ view: { today: found, isEmpty, sinceVisit } }: { view: MyView }) {
  const { t, href, site } = useApp();
  const today = found ?? [];
  const { say, button } = useReadAloud(today.some((match) => phaseOf(match) !== 'finished'));
  const board = today
    .filter((match) => phaseOf(match) !== 'finished')
    .slice(0, MAX_WATCHED)
    .map(({ id }) => id);
  const ofSport = (sport: Sport) => found && today.filter((match) => match.sport === sport);
  const sports = found === null ? site.sports : SPORTS.filter((sport) => today.some((match) => match.sport === sport));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('my.title')}</h1>
        <div className="ms-auto flex">
          {button}
          {!isEmpty && (
            <NoHydration id="add-to-calendar">
              <CalendarChoice subject={{ kind: 'following' }} name={t('my.title')} />
            </NoHydration>
          )}
        </div>
      </div>
      <NoHydration id="since-visit">
        <SinceVisitCard news={sinceVisit.value} />
      </NoHydration>
      {!isEmpty && found?.length === 0 && <p className="card mb-3 px-4 py-6 text-muted">{t('my.noneToday')}</p>}
      {sports.map((sport) => (
        <MyToday key={sport} sport={sport} matches={ofSport(sport)} say={say} />
      ))}
      {board.length > 0 && (
        <p className="mb-3 px-1 text-sm">
          <a
            href={`${href({ name: 'watch' })}${boardSearch(board)}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('watch.these')}
          </a>
        </p>
      )}
      <LatePart id="my-details">{(details) => <MyDetails details={details} />}</LatePart>
    </>
  );
}
