import { useApp } from '../../../data/appContext.ts';
import { DESK_ORDERS, type OddsDesk } from '../../../domain/oddsDesk.ts';
import { DayStrip } from '../../match/DayStrip.tsx';
import { Choice } from '../../navigation/Tabs.tsx';

type DeskChoice = Pick<OddsDesk, 'sport' | 'date' | 'order' | 'page'>;

/** Returns a function for addresses of the odds desk with changed choices. Default values are omitted from the query. */
export function useDeskAddress(desk: OddsDesk): (choice: Partial<DeskChoice>) => string {
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

/** Links that choose the sport, the day and the order of the odds desk. */
export function DeskChoices({ desk }: { desk: OddsDesk }) {
  const { t, site } = useApp();
  const address = useDeskAddress(desk);
  const sports = site.sports.map((sport) => ({
    text: t(`sport.${sport}`),
    address: address({ sport, order: 'competition' }),
    isChosen: sport === desk.sport,
  }));
  const orders = DESK_ORDERS.map((order) => ({
    text: t(`desk.by.${order}`),
    address: address({ order }),
    isChosen: order === desk.order,
  }));
  return (
    <div className="px-2 pt-2">
      {sports.length > 1 && <Choice label={t('nav.sports')} options={sports} />}
      <DayStrip
        date={desk.date}
        today={desk.today}
        within={desk.days}
        route={{ name: 'odds' }}
        isNearest={false}
        addressOf={(day) => address({ date: day ?? desk.today })}
      />
      <Choice label={t('desk.order')} options={orders} />
    </div>
  );
}
