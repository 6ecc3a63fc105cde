import { useApp } from '../data/appContext.ts';
import type { TabGapReason } from '../data/eventTabs.ts';
import type { Match } from '../domain/match.ts';
import type { TournamentTab } from '../domain/tabs.ts';
import { competitionRoute, matchRoute, type Route } from '../format/addresses/routes.ts';
import outlines from './gapOutlines.json' with { type: 'json' };

/** Outlines of a tab that has nothing yet, in a box of 160 by 80. */
type Outline = keyof typeof outlines;

/** An empty tab: an outline of its usual content, why it is empty, and a link to a page that is not. */
function Gap({ outline, text, address, label }: Record<'text' | 'address' | 'label', string> & { outline: Outline }) {
  return (
    <div className="card mb-3 px-4 py-10 text-center">
      <svg viewBox="-1 -1 162 82" className="icon mx-auto mb-4 h-20 text-line" aria-hidden="true">
        <path d={outlines[outline]} />
      </svg>
      <p className="text-muted">{text}</p>
      <p className="mt-3">
        <a className="pill border border-line" href={address}>
          {label}
        </a>
      </p>
    </div>
  );
}

const GAPS = {
  overview: ['matches', 'tournament.noFixtures'],
  matches: ['matches', 'tournament.noFixtures'],
  fixtures: ['matches', 'tournament.noFixtures'],
  results: ['matches', 'tournament.noResults'],
  standings: ['table', 'tournament.noStandings'],
  rounds: ['matches', 'tournament.noRounds'],
  bracket: ['bracket', 'tournament.noBracket'],
  scorers: ['table', 'tournament.noScorers'],
  course: ['course', 'tournament.noCourse'],
} as const satisfies Readonly<Record<TournamentTab, readonly [Outline, string]>>;

export function TournamentGap({ route }: { route: Route & { name: 'tournament' } }) {
  const { t, href } = useApp();
  const [outline, words] = GAPS[route.tab];
  const address = href({ ...route, tab: 'overview' });
  return <Gap outline={outline} text={t(words)} address={address} label={t('gap.toCompetition')} />;
}

const TAB_OUTLINES: Readonly<Record<TabGapReason, Outline>> = {
  'no-line-ups-yet': 'pitch',
  'no-line-ups': 'pitch',
  'no-statistics-yet': 'bars',
  'no-statistics': 'bars',
  'odds-not-here': 'prices',
  'no-odds-in-play': 'prices',
  'no-odds-yet': 'prices',
  'no-odds-now': 'prices',
  'odds-over': 'prices',
  'no-opponents-yet': 'matches',
  'no-meetings': 'matches',
  'no-table': 'table',
  unavailable: 'matches',
};

export function TabGap({ reason, match }: { reason: TabGapReason; match: Match }) {
  const { t, href, search } = useApp();
  const gap = { outline: TAB_OUTLINES[reason], text: t(`gap.${reason}`) };
  if (reason === 'unavailable') return <Gap {...gap} address={search || '?'} label={t('list.retry')} />;
  const isTable = reason === 'no-table';
  const address = href(isTable ? competitionRoute(match.competition, match.sport) : matchRoute(match));
  return <Gap {...gap} address={address} label={t(isTable ? 'gap.toCompetition' : 'gap.toSummary')} />;
}
