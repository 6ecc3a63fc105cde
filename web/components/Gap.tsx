import { useApp } from '../data/appContext.ts';
import type { TabGapReason } from '../data/eventTabs.ts';
import type { Match } from '../domain/match.ts';
import type { TournamentTab } from '../domain/tabs.ts';
import { competitionRoute, matchRoute, type Route } from '../format/addresses/routes.ts';

/** Outlines of a tab that has nothing yet, in a box of 160 by 80. */
const OUTLINES = {
  pitch:
    'M1 1h158v78H1zM80 1v78M1 20h24v40H1M159 20h-24v40h24M80 28a12 12 0 1 0 0 24 12 12 0 0 0 0-24M44 16v8M44 56v8M62 36v8M116 16v8M116 56v8M98 36v8',
  bars: 'M76 8H30v6h46zM84 8h20v6H84zM76 28H52v6h24zM84 28h44v6H84zM76 48H20v6h56zM84 48h34v6H84zM76 68H44v6h32zM84 68h22v6H84z',
  table:
    'M1 1h158v78H1zM1 20h158M1 40h158M1 60h158M12 8v5M12 27v5M12 47v5M12 67v5M24 10h56M24 30h40M24 50h64M24 70h46M140 10h8M140 30h8M140 50h8M140 70h8',
  prices:
    'M1 1h48v36H1zM56 1h48v36H56zM111 1h48v36h-48zM14 15h22M69 15h22M124 15h22M18 25h14M73 25h14M128 25h14M1 50h158M1 64h158M1 78h158',
  matches:
    'M1 1h158v78H1zM1 40h158M12 17v6M12 57v6M30 13h60M30 27h46M30 53h52M30 67h64M140 13h8M140 27h8M140 53h8M140 67h8',
  bracket:
    'M1 4h44v14H1zM1 26h44v14H1zM1 48h44v14H1zM1 70h44v9H1zM45 11h10v22H45M45 55h10v20H45M55 22h10M55 65h10M65 15h44v14H65zM65 58h44v14H65zM109 22h10v43h-10M119 43h40',
  course: 'M1 1v78h158M8 66l24-10 24 6 24-26 24 4 24-18 24-8M8 26l24 8 24 16 24-4 24 14 24-8 24 12',
} as const;

type Outline = keyof typeof OUTLINES;

/** An empty tab: an outline of its usual content, why it is empty, and a link to a page that is not. */
function Gap({ outline, text, address, label }: Record<'text' | 'address' | 'label', string> & { outline: Outline }) {
  return (
    <div className="card mb-3 px-4 py-10 text-center">
      <svg viewBox="-1 -1 162 82" className="icon mx-auto mb-4 h-20 text-line" aria-hidden="true">
        <path d={OUTLINES[outline]} />
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
  const address = href({ ...route, tab: 'matches' });
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
  const { t, href } = useApp();
  const isTable = reason === 'no-table';
  const address = href(isTable ? competitionRoute(match.competition, match.sport) : matchRoute(match));
  const label = t(isTable ? 'gap.toCompetition' : 'gap.toSummary');
  return <Gap outline={TAB_OUTLINES[reason]} text={t(`gap.${reason}`)} address={address} label={label} />;
}
