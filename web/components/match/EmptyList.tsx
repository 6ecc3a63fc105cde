import { useApp } from '../../appContext.ts';
import type { ListFilter } from '../../domain/listQuery.ts';
import { addDays } from '../../format/zonedTime.ts';

interface EmptyListProps {
  reason: ListFilter | 'unavailable';
  /** The day that is empty; its next day is offered. */
  nextDay?: string;
}

/** Says why a list shows nothing, and where to go from there. */
export function EmptyList({ reason, nextDay }: EmptyListProps) {
  const { t } = useApp();
  const text = {
    all: t('list.emptyDay'),
    live: t('list.emptyLive'),
    finished: t('list.emptyFinished'),
    upcoming: t('list.emptyUpcoming'),
    unavailable: t('list.unavailable'),
  }[reason];
  return (
    <div className="card mb-3 px-4 py-10 text-center" role={reason === 'unavailable' ? 'status' : undefined}>
      <p className="text-muted">{text}</p>
      <p className="mt-3">
        {reason === 'unavailable' && (
          <a className="pill min-h-11 border border-line" href="?">
            {t('list.retry')}
          </a>
        )}
        {(reason === 'all' || reason === 'upcoming') && nextDay !== undefined && (
          <a className="pill min-h-11 border border-line" href={`?date=${addDays(nextDay, 1)}`}>
            {t('list.nextDay')}
          </a>
        )}
        {(reason === 'live' || reason === 'finished') && (
          <a className="pill min-h-11 border border-line" href="?">
            {t('list.showAll')}
          </a>
        )}
      </p>
    </div>
  );
}
