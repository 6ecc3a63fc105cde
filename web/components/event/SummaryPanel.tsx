import { useApp } from '../../appContext.ts';
import type { EventPanel } from '../../data/eventTabs.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { EventQuery } from '../../domain/eventSnapshot.ts';
import { isUnderWay, type Match, phaseOf, scoreOf } from '../../domain/match.ts';
import { tellsEveryGoal } from '../../domain/timeline.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPrices } from './EventPrices.tsx';
import { IncidentList } from './IncidentList.tsx';
import { KeyStatistics } from './KeyStatistics.tsx';
import { PeriodTable } from './PeriodTable.tsx';

/** What is said where nothing that happened is known: of a match that is over, and of one that is being played. */
function silenceOf(match: Match): 'noTimeline' | 'nothingYet' | null {
  if (phaseOf(match) === 'finished') return 'noTimeline';
  if (!isUnderWay(match)) return null;
  const score = scoreOf(match.state);
  return score === null || score.home + score.away > 0 ? 'noTimeline' : 'nothingYet';
}

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
  const { match, incidents, periods, hidden } = event;
  const hasIncidents = incidents.length > 0;
  const silence = hidden !== undefined || hasIncidents || periods.length > 0 ? null : silenceOf(match);
  return (
    <>
      {hidden !== undefined && <HiddenPart part="timeline" />}
      {periods.length > 0 && <PeriodTable event={event} />}
      {hasIncidents && (
        <section className="card mb-2" aria-label={t('event.timeline')}>
          <IncidentList event={event} />
          {!tellsEveryGoal(event) && <p className="px-3 pb-3 text-xs text-muted">{t('event.partTimeline')}</p>}
        </section>
      )}
      {silence !== null && <p className="card mb-2 px-3 py-2 text-sm text-muted">{t(`event.${silence}`)}</p>}
      {preview !== undefined && (
        <NoHydration id="preview" render={(parts) => parts.matchPreview(match, preview.value)} />
      )}
      <KeyStatistics event={event} />
      <EventPrices match={match} query={query} />
      <EventFacts event={event} />
    </>
  );
}
