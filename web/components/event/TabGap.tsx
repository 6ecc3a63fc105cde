import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { TabGapReason } from '../../data/eventTabs.ts';
import type { Match } from '../../domain/match.ts';
import { eventSlug, slugWithId } from '../../domain/slug.ts';
import { Gap, type Outline } from '../Gap.tsx';

interface TabGapProps {
  reason: TabGapReason;
  match: Match;
}

const OUTLINES: Readonly<Record<TabGapReason, Outline>> = {
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

/** Explains why the open tab is empty, with a link to the summary or to the competition. */
export function TabGap({ reason, match }: TabGapProps) {
  const { t, href } = useApp();
  const { sport, competition } = match;
  const slug = slugWithId(competition.name, competition.id);
  const category = competition.country.slug;
  const summary: Route = { name: 'event', sport, slug: eventSlug(match), tab: 'summary' };
  const matches: Route = { name: 'tournament', sport, category, slug, tab: 'matches' };
  const [route, label] =
    reason === 'no-table' ? ([matches, 'gap.toCompetition'] as const) : ([summary, 'gap.toSummary'] as const);
  return <Gap outline={OUTLINES[reason]} text={t(`gap.${reason}`)} link={{ address: href(route), label: t(label) }} />;
}
