import { useApp } from '../../data/appContext.ts';
import type { EventPanel } from '../../data/eventTabs.ts';
import type { EventDetail, EventQuery } from '../../domain/eventDetail.ts';
import { listsEveryGoal } from '../../domain/incidents.ts';
import { isUnderWay, type Match, phaseOf, scoreOf } from '../../domain/match.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { Chances } from './Chances.tsx';
import { EventPrices } from './EventPrices.tsx';
import { IncidentList } from './IncidentList.tsx';
import { KeyStatistics } from './KeyStatistics.tsx';
import { PeriodTable } from './PeriodTable.tsx';

/** The notice for a match without known incidents; null unless it is running or has ended. */
function emptyTimelineNotice(match: Match): 'noTimeline' | 'nothingYet' | null {
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
 * The Summary tab: timeline or preview, then key statistics, best prices and facts, which a desktop shows beside it. In an
 * open page the preview stays after kick-off, below the timeline.
 */
export function SummaryPanel({ event, query, panel: { preview } }: SummaryPanelProps) {
  const { t } = useApp();
  const { match, incidents, periods, hidden } = event;
  const hasIncidents = incidents.length > 0;
  const notice = hidden !== undefined || hasIncidents || periods.length > 0 ? null : emptyTimelineNotice(match);
  return (
    <div className="event-columns">
      <div>
        {hidden !== undefined && <HiddenPart part="timeline" />}
        {periods.length > 0 && <PeriodTable event={event} className="card mb-3 px-3 py-2 periods-on-phone sm:hidden" />}
        {hasIncidents && (
          <section className="card mb-2 overflow-clip" aria-label={t('event.timeline')}>
            <IncidentList event={event} />
            {!listsEveryGoal(event) && <p className="px-3 pb-3 text-xs text-muted">{t('event.partTimeline')}</p>}
          </section>
        )}
        {notice !== null && <p className="card mb-2 px-3 py-2 text-sm text-muted">{t(`event.${notice}`)}</p>}
        <Chances match={match} query={query} />
        {preview !== undefined && (
          <NoHydration id="preview" render={(parts) => parts.matchPreview(match, preview.value)} />
        )}
      </div>
      <div>
        <KeyStatistics event={event} />
        <EventPrices match={match} query={query} />
        <NoHydration id="match-facts" render={(parts) => parts.matchFacts(event)} />
      </div>
    </div>
  );
}
