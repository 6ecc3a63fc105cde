import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { CurrentMatch } from '../components/team/TeamMatches.tsx';
import { useApp } from '../data/appContext.ts';
import type { TeamView } from '../data/pageState.ts';
import { MOST_FOLLOWED } from '../domain/team.ts';

/** A team: matches, ranks, squad and season. */
export function TeamPage({ view }: { view: TeamView }) {
  const { t } = useApp();
  const { team, matches, ranks, details } = view;
  return (
    <>
      <NoHydration id="team-head" className="contents" render={(staticParts) => staticParts.teamHead(view)} />
      <div className="event-columns">
        <div>
          {matches === null ? (
            <p id="matches" className="card mb-3 px-4 py-10 text-center text-muted">
              {t('team.unavailable')}
            </p>
          ) : (
            <>
              {matches.current.map((match, index) => (
                <CurrentMatch key={match.id} match={match} ranks={ranks} isFollowed={index < MOST_FOLLOWED} />
              ))}
              <NoHydration id="last-results" render={(staticParts) => staticParts.lastFive(team, details.value)} />
              <NoHydration id="matches" render={(staticParts) => staticParts.teamLines(view)} />
            </>
          )}
        </div>
        <div>
          <NoHydration id="table" render={(staticParts) => staticParts.teamPlaces(view)} />
          <NoHydration id="season" render={(staticParts) => staticParts.teamSeason(team, details.value)} />
        </div>
      </div>
      <NoHydration id="squad" render={(staticParts) => staticParts.squad(team, details.value)} />
      <LatePart id="meetings" render={(staticParts, next) => staticParts.nextMeetings(team, next)} />
    </>
  );
}
