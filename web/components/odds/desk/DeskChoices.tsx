import { useApp } from '../../../data/appContext.ts';
import { DESK_ORDERS, type OddsDesk } from '../../../domain/oddsDesk.ts';
import { DayStrip } from '../../match/DayStrip.tsx';
import { useDeskAddress } from './useDeskAddress.ts';

interface ChoiceProps {
  label: string;
  links: { name: string; address: string; isShown: boolean }[];
}

function Choice({ label, links }: ChoiceProps) {
  return (
    <div className="strip-row">
      <nav aria-label={label} className="strip strip-filters">
        {links.map(({ name, address, isShown }) => (
          <a key={name} href={address} aria-current={isShown ? 'true' : undefined} className="strip-link">
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Links that choose the sport, the day and the order of the odds desk. */
export function DeskChoices({ desk }: { desk: OddsDesk }) {
  const { t, site } = useApp();
  const address = useDeskAddress(desk);
  const sports = site.sports.map((sport) => ({
    name: t(`sport.${sport}`),
    address: address({ sport, order: 'competition' }),
    isShown: sport === desk.sport,
  }));
  const orders = DESK_ORDERS.map((order) => ({
    name: t(`desk.by.${order}`),
    address: address({ order }),
    isShown: order === desk.order,
  }));
  return (
    <div className="px-2 pt-2">
      {sports.length > 1 && <Choice label={t('nav.sports')} links={sports} />}
      <DayStrip
        date={desk.date}
        today={desk.today}
        within={desk.days}
        route={{ name: 'odds' }}
        isNearest={false}
        addressOf={(day) => address({ date: day ?? desk.today })}
      />
      <Choice label={t('desk.order')} links={orders} />
    </div>
  );
}
