import { useApp } from '../../appContext.ts';
import type { EventPanel } from '../../data/eventTabs.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { EventQuery } from '../../domain/eventSnapshot.ts';
import { phaseOf } from '../../domain/match.ts';
import { tellsEveryGoal } from '../../domain/timeline.ts';
import { NoHydration } from '../NoHydration.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPrices } from './EventPrices.tsx';
import { IncidentList } from './IncidentList.tsx';
import { KeyStatistics } from './KeyStatistics.tsx';
import { PeriodTable } from './PeriodTable.tsx';

interface SummaryPanelProps {
  event: EventDetail;
  query: EventQuery;
  panel: EventPanel & { tab: 'summary' };
}

/**
 * Before a match its preview; then what happened, the numbers that matter; best prices and facts. A preview stays below what
 * happens while the page is open.
 */
export function SummaryPanel({ event, query, panel: { preview } }: SummaryPanelProps) {
  const { t } = useApp();
  const { match, incidents, periods } = event;
  const hasIncidents = incidents.length > 0;
  return (
    <>
      {periods.length > 0 && <PeriodTable event={event} />}
      {hasIncidents && (
        <section className="card mb-2" aria-label={t('event.timeline')}>
          <IncidentList event={event} />
          {!tellsEveryGoal(event) && <p className="px-3 pb-3 text-xs text-muted">{t('event.partTimeline')}</p>}
        </section>
      )}
      {preview !== undefined && <NoHydration id="preview" of={(parts) => parts.matchPreview(match, preview.value)} />}
      {!hasIncidents && periods.length === 0 && phaseOf(match) === 'finished' && (
        <p className="card mb-2 px-3 py-2 text-sm text-muted">{t('event.noTimeline')}</p>
      )}
      <KeyStatistics event={event} />
      <EventPrices match={match} query={query} />
      <EventFacts event={event} />
    </>
  );
}
