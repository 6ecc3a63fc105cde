import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';

/** Explains why a tab of a competition is empty, with a link to its matches. */
export function TournamentGap({ route }: { route: Route & { name: 'tournament' } }) {
  const { t, href } = useApp();
  const reasons = {
    fixtures: t('tournament.noFixtures'),
    results: t('tournament.noResults'),
    standings: t('tournament.noStandings'),
    matches: null,
    rounds: t('tournament.noRounds'),
    bracket: t('tournament.noBracket'),
    scorers: t('tournament.noScorers'),
    course: t('tournament.noCourse'),
  };
  return (
    <div className="card mb-3 px-4 py-10 text-center">
      <p className="text-muted">{reasons[route.tab]}</p>
      <p className="mt-3">
        <a className="pill min-h-11 border border-line" href={href({ ...route, tab: 'matches' })}>
          {t('gap.toCompetition')}
        </a>
      </p>
    </div>
  );
}
