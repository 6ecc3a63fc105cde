import { NoHydration } from '../components/NoHydration.tsx';
import { CurrentMatch, TeamMatchList } from '../components/team/TeamMatches.tsx';
import { useApp } from '../data/appContext.ts';
import type { TeamView } from '../data/pageState.ts';
import { nameIn } from '../domain/locale.ts';
import { MOST_FOLLOWED } from '../domain/team.ts';

/** A team: matches, ranks, squad and season. */
export function TeamPage({ view }: { view: TeamView }) {
  const { t, locale } = useApp();
  const { team, matches, isWhole, details } = view;
  return (
    <>
      <NoHydration id="team-head" className="contents" render={(staticParts) => staticParts.teamHead(view)} />
      {matches === null ? (
        <p id="matches" className="card mb-3 px-4 py-10 text-center text-muted">
          {t('team.unavailable')}
        </p>
      ) : (
        <>
          {matches.current.map((match, index) => (
            <CurrentMatch key={match.id} match={match} isFollowed={index < MOST_FOLLOWED} />
          ))}
          <div id="matches">
            <TeamMatchList
              of="fixtures"
              matches={matches.fixtures}
              isWhole={isWhole}
              link={
                <NoHydration
                  id="add-to-calendar"
                  render={(parts) =>
                    parts.calendar({ subject: { kind: 'team', id: team.id }, name: nameIn(team, locale) })
                  }
                />
              }
            />
            <TeamMatchList of="results" matches={matches.results} isWhole={isWhole} />
          </div>
        </>
      )}
      <NoHydration id="table" render={(staticParts) => staticParts.teamPlaces(view)} />
      <NoHydration id="squad" render={(staticParts) => staticParts.squad(team, details.value)} />
      <NoHydration id="season" render={(staticParts) => staticParts.teamSeason(team, details.value)} />
    </>
  );
}
