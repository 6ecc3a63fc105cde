import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { TournamentTab } from '../../domain/tabs.ts';
import { Gap, type Outline } from '../Gap.tsx';

const GAPS = {
  matches: { outline: 'matches', words: 'tournament.noFixtures' },
  fixtures: { outline: 'matches', words: 'tournament.noFixtures' },
  results: { outline: 'matches', words: 'tournament.noResults' },
  standings: { outline: 'table', words: 'tournament.noStandings' },
  rounds: { outline: 'matches', words: 'tournament.noRounds' },
  bracket: { outline: 'bracket', words: 'tournament.noBracket' },
  scorers: { outline: 'table', words: 'tournament.noScorers' },
  course: { outline: 'course', words: 'tournament.noCourse' },
} as const satisfies Readonly<Record<TournamentTab, { outline: Outline; words: string }>>;

/** Explains why a tab of a competition is empty, with a link to its matches. */
export function TournamentGap({ route }: { route: Route & { name: 'tournament' } }) {
  const { t, href } = useApp();
  const { outline, words } = GAPS[route.tab];
  const address = href({ ...route, tab: 'matches' });
  return <Gap outline={outline} text={t(words)} link={{ address, label: t('gap.toCompetition') }} />;
}
