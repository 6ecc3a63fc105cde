import { useApp } from '../../appContext.ts';
import type { ListFilter } from '../../domain/listQuery.ts';

interface EmptyListProps {
  reason: ListFilter | 'unavailable' | 'outside';
  /** The day after the one that is empty, which is offered. */
  nextDay?: string | undefined;
}

/** Says why a list shows nothing, and where to go from there. */
export function EmptyList({ reason, nextDay }: EmptyListProps) {
  const { t, search } = useApp();
  const text = {
    all: t('list.emptyDay'),
    live: t('list.emptyLive'),
    finished: t('list.emptyFinished'),
    upcoming: t('list.emptyUpcoming'),
    unavailable: t('list.unavailable'),
    outside: t('list.outside'),
  }[reason];
  return (
    <div className="card mb-3 px-4 py-10 text-center" role={reason === 'unavailable' ? 'status' : undefined}>
      <p className="text-muted">{text}</p>
      <p className="mt-3">
        {reason === 'unavailable' && (
          <a className="pill min-h-11 border border-line" href={search || '?'}>
            {t('list.retry')}
          </a>
        )}
        {(reason === 'all' || reason === 'upcoming') && nextDay !== undefined && (
          <a className="pill min-h-11 border border-line" href={`?date=${nextDay}`}>
            {t('list.nextDay')}
          </a>
        )}
        {(reason === 'live' || reason === 'finished' || reason === 'outside') && (
          <a className="pill min-h-11 border border-line" href="?">
            {t(reason === 'outside' ? 'list.toToday' : 'list.showAll')}
          </a>
        )}
      </p>
    </div>
  );
}
