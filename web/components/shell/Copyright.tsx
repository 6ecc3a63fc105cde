import { useApp } from '../../appContext.ts';
import { calendarParts, zonedTime } from '../../format/zonedTime.ts';

/** Whose site it is, with the visitor's year. */
export function Copyright() {
  const { t, site, visitor } = useApp();
  const { year } = calendarParts(zonedTime(visitor.now, visitor.zone).date);
  return <p>{t('footer.copyright', { year, site: site.name })}</p>;
}
