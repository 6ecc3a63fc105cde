import { useApp } from '../../data/appContext.ts';
import { calendarParts, zonedTime } from '../../domain/zonedTime.ts';

/** The copyright line, with the year in the visitor's time zone. */
export function Copyright() {
  const { t, site, visitor } = useApp();
  const { year } = calendarParts(zonedTime(visitor.now, visitor.zone).date);
  return <p>{t('footer.copyright', { year, site: site.name })}</p>;
}
