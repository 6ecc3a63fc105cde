import { useApp } from '../../appContext.ts';
import { type DaySpan, isWithin } from '../../domain/daySpan.ts';
import { longDay, monthName, shortDay } from '../../format/calendar.ts';
import { addDays } from '../../format/zonedTime.ts';
import type { Route } from '../../routes.ts';

const DAYS_EITHER_WAY = 7;

interface DayStripProps {
  /** The day that is shown and the visitor's today, `YYYY-MM-DD`. */
  date: string;
  today: string;
  /** The days that there is something of; all where absent. */
  within: DaySpan | undefined;
  /** The page whose days these are. */
  route: Route;
  /** The page's own address shows another day than today, which has no match. */
  isNearest: boolean;
  /** The address of a day of the page, where it keeps more than the day; null is the page's own day. */
  addressOf?: (day: string | null) => string;
}

/** The calendar anchor: a week either way of today, each day an address of its own. */
export function DayStrip({ date, today, within, route, isNearest, addressOf }: DayStripProps) {
  const { t, href } = useApp();
  const address = addressOf ?? ((day: string | null) => (day === null ? href(route) : `${href(route)}?date=${day}`));
  const around = Array.from({ length: 2 * DAYS_EITHER_WAY + 1 }, (_, index) => addDays(today, index - DAYS_EITHER_WAY));
  const days = within === undefined ? around : around.filter((day) => isWithin(day, within));
  if (!days.includes(date)) days.splice(date < today ? 0 : days.length, 0, date);
  return (
    <nav id="calendar" aria-label={t('day.label')} className="lg:mb-1">
      <ul className="strip strip-days">
        {days.map((day) => {
          const { weekday, day: number } = shortDay(day, t);
          const isToday = day === today;
          return (
            <li key={day} className={day === date ? 'day-shown' : undefined}>
              <a
                href={address(isToday && !isNearest ? null : day)}
                aria-current={day === date ? 'date' : undefined}
                title={longDay(day, today, t)}
                className="day strip-link"
              >
                <span className={isToday ? 'font-bold' : ''}>{isToday ? t('day.today') : weekday}</span>
                <b>{number}</b>
                <span className="sr-only"> {monthName(day, t)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
