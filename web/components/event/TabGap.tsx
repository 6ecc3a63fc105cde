import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { TabGapReason } from '../../data/eventTabs.ts';
import type { Match } from '../../domain/match.ts';
import { eventSlug, slugWithId } from '../../domain/slug.ts';

interface TabGapProps {
  reason: TabGapReason;
  match: Match;
}

/** Explains why the open tab is empty, with a link to the summary or to the competition. */
export function TabGap({ reason, match }: TabGapProps) {
  const { t, href } = useApp();
  const { sport, competition } = match;
  const slug = slugWithId(competition.name, competition.id);
  const category = competition.country.slug;
  const summary: Route = { name: 'event', sport, slug: eventSlug(match), tab: 'summary' };
  const matches: Route = { name: 'tournament', sport, category, slug, tab: 'matches' };
  const isOfCompetition = reason === 'no-table';
  return (
    <div className="card mb-3 px-4 py-10 text-center">
      <p className="text-muted">{t(`gap.${reason}`)}</p>
      <p className="mt-3">
        <a className="pill min-h-11 border border-line" href={href(isOfCompetition ? matches : summary)}>
          {t(isOfCompetition ? 'gap.toCompetition' : 'gap.toSummary')}
        </a>
      </p>
    </div>
  );
}
