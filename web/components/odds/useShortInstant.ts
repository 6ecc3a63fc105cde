import { useApp } from '../../data/appContext.ts';
import { calendarParts, zonedTime } from '../../domain/zonedTime.ts';
import { clockTime } from '../../format/kickOff.ts';

/** Formats instants (milliseconds UTC) in the visitor's time zone: only the time, or day and time if the range spans days. */
export function useShortInstant(from: number, until: number): (instant: number) => string {
  const { t, visitor } = useApp();
  const { zone } = visitor;
  return (instant) => {
    const { date } = zonedTime(instant, zone);
    const time = clockTime(instant, zone, t);
    const isOneDay = !Number.isFinite(from) || zonedTime(from, zone).date === zonedTime(until, zone).date;
    if (isOneDay) return time;
    const { day, month } = calendarParts(date);
    return t('day.dayAndTime', { day, month: t.calendar.months[month] ?? '', time });
  };
}
