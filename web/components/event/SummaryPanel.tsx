import { useApp } from '../../appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { phaseOf } from '../../domain/match.ts';
import { tellsEveryGoal } from '../../domain/timeline.ts';
import { IncidentList } from './IncidentList.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { TimelineChart } from './TimelineChart.tsx';

/** What happened so far: drawn along the minutes and told in a list; sports without incidents have their periods. */
export function SummaryPanel({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const hasIncidents = event.incidents.length > 0;
  const isOver = phaseOf(event.match) === 'finished';
  return (
    <>
      {event.periods.length > 0 && <PeriodTable event={event} />}
      {hasIncidents && (
        <section className="card mb-3">
          <h2 className="px-3 pt-3 text-sm font-semibold">{t('event.timeline')}</h2>
          <TimelineChart event={event} />
          <IncidentList event={event} />
          {!tellsEveryGoal(event) && <p className="px-3 pb-3 text-xs text-muted">{t('event.partTimeline')}</p>}
        </section>
      )}
      {!hasIncidents && event.periods.length === 0 && (
        <p className="card mb-3 px-4 py-10 text-center text-muted">
          {t(isOver ? 'event.noTimeline' : 'event.noIncidents')}
        </p>
      )}
    </>
  );
}
