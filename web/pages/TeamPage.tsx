import { NoHydration } from '../components/NoHydration.tsx';
import { CurrentMatch } from '../components/team/CurrentMatch.tsx';
import { TeamHeader } from '../components/team/TeamHeader.tsx';
import { TeamMatchList } from '../components/team/TeamMatchList.tsx';
import { useApp } from '../data/appContext.ts';
import type { TeamView } from '../data/pageState.ts';
import { MOST_FOLLOWED } from '../domain/team.ts';

/** A team: matches, season, ranks and squad. */
export function TeamPage({ view }: { view: TeamView }) {
  const { t } = useApp();
  const { team, matches, isWhole, still } = view;
  return (
    <>
      <TeamHeader view={view} />
      {matches === null ? (
        <p className="card mb-3 px-4 py-10 text-center text-muted">{t('team.unavailable')}</p>
      ) : (
        <>
          {matches.current.map((match, index) => (
            <CurrentMatch key={match.id} match={match} isFollowed={index < MOST_FOLLOWED} />
          ))}
          <TeamMatchList of="fixtures" matches={matches.fixtures} isWhole={isWhole} />
          <TeamMatchList of="results" matches={matches.results} isWhole={isWhole} />
        </>
      )}
      <NoHydration id="team-kept" render={(staticParts) => staticParts.teamSeason(team, still.value)} />
      <NoHydration id="team-places" render={(staticParts) => staticParts.teamPlaces(view)} />
      <NoHydration id="team-squad" render={(staticParts) => staticParts.squad(team, still.value)} />
    </>
  );
}
