import { useApp } from '../../data/appContext.ts';
import type { TableView } from '../../domain/season/tableView.ts';

/** Notes below a table: tie-breakers, the meaning of the movement arrows, missing tables and results. */
export function TableNotes({ view: { kind, kinds, order, source, moved, missing } }: { view: TableView }) {
  const { t } = useApp();
  const notes = [
    order === null
      ? null
      : t('season.levelOnPoints', { order: order.map((each) => t(`season.order.${each}`)).join(', ') }),
    order === null ? null : source === null ? t('season.usualOrder') : t('season.orderBy', { source }),
    kind === 'overall' && moved.size > 0 ? t('season.movedToday') : null,
    kinds.length === 1 ? t('season.oneTable') : null,
    missing > 0 ? t.count('season.missing', missing) : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className="mb-2 px-3 text-xs text-muted">
      {note}
    </p>
  ));
}
