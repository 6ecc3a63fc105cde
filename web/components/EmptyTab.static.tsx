import { useApp } from '../data/appContext.ts';
import type { EmptyTabReason } from '../data/eventTabs.ts';
import type { Match } from '../domain/match.ts';
import type { TournamentTab } from '../domain/tabs.ts';
import { competitionRoute, matchRoute, type Route } from '../format/addresses/routes.ts';
import outlines from './emptyTabOutlines.json' with { type: 'json' };

/** Outlines of a tab that has nothing yet, in a box of 160 by 80. */
type Outline = keyof typeof outlines;

/** An empty tab: an outline of its usual content, why it is empty, and a link to a page that is not. */
function EmptyTab({
  outline,
  text,
  address,
  label,
}: Record<'text' | 'address' | 'label', string> & { outline: Outline }) {
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

const EMPTY_TABS = {
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

export function EmptyCompetitionTab({ route }: { route: Route & { name: 'tournament' } }) {
  const { t, href } = useApp();
  const [outline, words] = EMPTY_TABS[route.tab];
  const address = href({ ...route, tab: 'overview' });
  return <EmptyTab outline={outline} text={t(words)} address={address} label={t('emptyTab.toCompetition')} />;
}

const TAB_OUTLINES: Readonly<Record<EmptyTabReason, Outline>> = {
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

export function EmptyMatchTab({ reason, match }: { reason: EmptyTabReason; match: Match }) {
  const { t, href, search } = useApp();
  const tab = { outline: TAB_OUTLINES[reason], text: t(`emptyTab.${reason}`) };
  if (reason === 'unavailable') return <EmptyTab {...tab} address={search || '?'} label={t('list.retry')} />;
  const isTable = reason === 'no-table';
  const address = href(isTable ? competitionRoute(match.competition, match.sport) : matchRoute(match));
  return <EmptyTab {...tab} address={address} label={t(isTable ? 'emptyTab.toCompetition' : 'emptyTab.toSummary')} />;
}
