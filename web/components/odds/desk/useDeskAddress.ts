import { useApp } from '../../../data/appContext.ts';
import type { OddsDesk } from '../../../domain/oddsDesk.ts';

type Choice = Pick<OddsDesk, 'sport' | 'date' | 'order' | 'page'>;

/** Returns a function for addresses of the odds desk with changed choices. Default values are omitted from the query. */
export function useDeskAddress(desk: OddsDesk): (choice: Partial<Choice>) => string {
  const { href } = useApp();
  return (choice) => {
    const { sport, date, order, page } = { ...desk, page: 1, ...choice };
    const search = new URLSearchParams();
    if (sport !== 'football') search.set('sport', sport);
    if (date !== desk.today) search.set('date', date);
    if (order !== 'competition') search.set('order', order);
    if (page > 1) search.set('page', String(page));
    return `${href({ name: 'odds' })}${search.size === 0 ? '' : `?${search}`}`;
  };
}
