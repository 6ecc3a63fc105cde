import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { Retry } from '../components/Retry.tsx';
import { SquadCard } from '../components/team/SquadCard.static.tsx';
import { TeamAnchors, TeamHead } from '../components/team/TeamHead.static.tsx';
import { LastFive, TeamLines } from '../components/team/TeamLines.static.tsx';
import { CurrentMatch } from '../components/team/TeamMatches.tsx';
import { NextMeetings, TeamPositions, TeamSeasonPanel } from '../components/team/TeamSeasonPanel.static.tsx';
import { useApp } from '../data/appContext.ts';
import type { TeamView } from '../data/pageState.ts';
import { MAX_FOLLOWED } from '../domain/team.ts';

/** A team: matches, ranks, squad and season. */
export function TeamPage({ view }: { view: TeamView }) {
  const { t } = useApp();
  const { team, matches, ranks, details } = view;
  return (
    <>
      <NoHydration id="team-head" className="contents">
        <TeamHead view={view} />
        <TeamAnchors view={view} />
      </NoHydration>
      <div className="event-columns">
        <div>
          {matches === null ? (
            <div id="matches">
              <Retry label={t('team.anchors.matches')} className="card mb-3" />
            </div>
          ) : (
            <>
              {matches.current.map((match, index) => (
                <CurrentMatch key={match.id} match={match} ranks={ranks} isFollowed={index < MAX_FOLLOWED} />
              ))}
              <NoHydration id="last-results">
                <LastFive team={team} details={details.value} />
              </NoHydration>
              <NoHydration id="matches">
                <TeamLines view={view} />
              </NoHydration>
            </>
          )}
        </div>
        <div>
          <NoHydration id="table">
            <TeamPositions view={view} />
          </NoHydration>
          <NoHydration id="season">
            <TeamSeasonPanel team={team} details={details.value} />
          </NoHydration>
        </div>
      </div>
      <NoHydration id="squad">
        <SquadCard team={team} details={details.value} />
      </NoHydration>
      <LatePart id="meetings">{(next) => next !== null && <NextMeetings team={team} {...next} />}</LatePart>
    </>
  );
}
