import { useApp } from '../../data/appContext.ts';
import type { RoundsView } from '../../domain/season/rounds.ts';
import { monthName } from '../../format/calendar.ts';
import type { CompetitionProps } from './competitionProps.ts';

const STAGE_CLASSES = {
  played: 'bg-sunken text-muted',
  running: 'text-live font-semibold',
  'to-come': 'border-dashed',
} as const;

/** The rounds of a season by month, each a link. */
export function SeasonCalendar({
  route,
  view: { months, key },
}: Pick<CompetitionProps, 'route'> & { view: RoundsView }) {
  const { t, href } = useApp();
  return (
    <section className="card mb-3 px-3 pb-3" aria-labelledby="season-calendar">
      <h2 id="season-calendar" className="py-2 text-sm font-semibold">
        {t('season.calendar')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 text-sm">
        {months.map(({ date, rounds }) => (
          <div key={date} className="contents">
            <dt className="flex min-h-11 items-center text-muted first-letter:uppercase">{monthName(date, t)}</dt>
            <dd className="flex flex-wrap gap-1">
              {rounds.map((round) => (
                <a
                  key={round.key}
                  href={`${href(route)}?round=${round.key}`}
                  aria-current={round.key === key ? 'true' : undefined}
                  aria-label={`${round.name}, ${t(`season.stage.${round.stage}`)}`}
                  className={`pill min-h-11 min-w-11 justify-center border ${round.key === key ? 'border-accent' : 'border-line'} ${STAGE_CLASSES[round.stage]}`}
                >
                  {round.short}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-xs text-muted">{t('season.calendarKey')}</p>
    </section>
  );
}
