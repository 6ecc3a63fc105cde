import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isTimed } from '../../domain/match.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { clockTime, groupedNumber, kickOffDay } from '../../format/kickOff.ts';

/** Kick-off in the visitor's time zone, venue, attendance and referee. */
export function EventFacts({ event: { match, venue, referee } }: { event: EventDetail }) {
  const { t, visitor, locale } = useApp();
  const { kickOff } = match;
  const { date } = zonedTime(kickOff, visitor.zone);
  const timed = isTimed(match);
  return (
    <dl className="event-facts card mb-3">
      <div>
        <dt>{t(`start.${match.sport}`)}</dt>
        <dd>
          <time dateTime={timed ? new Date(kickOff).toISOString() : date}>
            {kickOffDay(kickOff, visitor, t)}
            {timed && `, ${clockTime(kickOff, visitor.zone, t)}`}
          </time>
        </dd>
      </div>
      {venue !== null && (
        <div>
          <dt>{t('event.venue')}</dt>
          <dd>
            {[venue.name, venue.city].filter(Boolean).join(', ')}
            {venue.attendance !== null && (
              <span className="text-muted">
                {' '}
                · {t('event.attendance', { count: groupedNumber(venue.attendance, locale) })}
              </span>
            )}
          </dd>
        </div>
      )}
      {referee !== null && (
        <div>
          <dt>{t('event.referee')}</dt>
          <dd>
            <bdi>{referee}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
