import { useApp } from '../../data/appContext.ts';
import { addDays, type DaySpan, isWithin } from '../../domain/zonedTime.ts';
import type { Route } from '../../format/addresses/routes.ts';
import { longDay, monthName, shortDay } from '../../format/calendar.ts';

const DAYS_EITHER_WAY = 7;

interface DayStripProps {
  /** The shown day and the visitor's today, `YYYY-MM-DD`. */
  date: string;
  today: string;
  /** The days with data; undefined if there is no limit. */
  within: DaySpan | undefined;
  route: Route;
  /** True if the address without a date shows the nearest day with matches, because today has none. */
  isNearest: boolean;
  /** The address of a day, for pages with more query parameters; null means the page without a date. */
  addressOf?: (day: string | null) => string;
}

/** Links to the days from a week before today to a week after it. */
export function DayStrip({ date, today, within, route, isNearest, addressOf }: DayStripProps) {
  const { t, href } = useApp();
  const address = addressOf ?? ((day: string | null) => (day === null ? href(route) : `${href(route)}?date=${day}`));
  const around = Array.from({ length: 2 * DAYS_EITHER_WAY + 1 }, (_, index) => addDays(today, index - DAYS_EITHER_WAY));
  const days = within === undefined ? around : around.filter((day) => isWithin(day, within));
  if (!days.includes(date)) days.splice(date < today ? 0 : days.length, 0, date);
  return (
    <nav id="calendar" aria-label={t('day.label')} className="lg:mb-2">
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
                data-day={day === date ? day : undefined}
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
