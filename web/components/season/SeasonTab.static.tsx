import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps, SeasonPanel } from '../../data/pageState.ts';
import type { RoundsView } from '../../domain/season/rounds.ts';
import { monthName } from '../../format/calendar.ts';
import { Card } from '../Card.static.tsx';
import { DayMatches } from '../tournament/DayMatches.static.tsx';
import { BracketPanel } from './BracketPanel.static.tsx';
import { CoursePanel } from './CoursePanel.static.tsx';
import { ScorersPanel } from './ScorersPanel.static.tsx';
import { TablePanel } from './TablePanel.static.tsx';

const STAGE_CLASSES = {
  played: 'bg-sunken text-muted',
  running: 'text-live font-semibold',
  'to-come': 'border-dashed',
} as const;

function SeasonCalendar({ route, view: { months, key } }: Pick<CompetitionProps, 'route'> & { view: RoundsView }) {
  const { t, href } = useApp();
  return (
    <Card id="season-calendar" title={t('season.calendar')} className="mb-3 px-3 pb-3" head="py-2 text-sm">
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
                  className={`pill min-w-11 justify-center border ${round.key === key ? 'border-accent' : 'border-line'} ${STAGE_CLASSES[round.stage]}`}
                >
                  {round.short}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-xs text-muted">{t('season.calendarKey')}</p>
    </Card>
  );
}

function RoundsPanel({ route, view }: CompetitionProps & { view: RoundsView }) {
  const { t, href } = useApp();
  const { name, days, before, after } = view;
  const link = (key: string | null, rel: 'prev' | 'next') =>
    key !== null && (
      <a className="pill border border-line" rel={rel} href={`${href(route)}?round=${key}`}>
        {t(`season.${rel}Round`)}
      </a>
    );
  return (
    <>
      <nav aria-label={t('season.rounds')} className="mb-3 flex flex-wrap items-center gap-2 text-sm">
        <span className="flex flex-1">{link(before, 'prev')}</span>
        <h2 className="text-base font-semibold">{name}</h2>
        <span className="flex flex-1 justify-end">{link(after, 'next')}</span>
      </nav>
      {days.map(({ date, matches }) => (
        <DayMatches key={date} date={date} matches={matches} />
      ))}
      <SeasonCalendar route={route} view={view} />
    </>
  );
}

export function SeasonTab({ panel, ...props }: CompetitionProps & { panel: SeasonPanel }) {
  switch (panel.tab) {
    case 'standings':
      return <TablePanel {...props} view={panel.view.value} needs={panel.needs.value} />;
    case 'rounds':
      return <RoundsPanel {...props} view={panel.view.value} />;
    case 'bracket':
      return <BracketPanel {...props} view={panel.view.value} />;
    case 'scorers':
      return <ScorersPanel {...props} view={panel.view.value} />;
    case 'course':
      return <CoursePanel {...props} view={panel.view.value} />;
  }
}
