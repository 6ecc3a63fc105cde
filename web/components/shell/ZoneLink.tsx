import { useApp } from '../../data/appContext.ts';
import { zoneName } from '../../format/calendar.ts';

/** Names the time zone of the page, with a link to change it. */
export function ZoneLink() {
  const { t, visitor, href } = useApp();
  return (
    <a
      href={`${href({ name: 'settings' })}#zone`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4"
    >
      {t('day.zone', { zone: zoneName(visitor.zone, visitor.locale) })}
    </a>
  );
}
