import { useApp } from '../../data/appContext.ts';
import type { RoundsView } from '../../domain/season/roundsView.ts';
import { DayMatches } from '../tournament/DayMatches.tsx';
import type { CompetitionProps } from './competitionProps.ts';
import { SeasonCalendar } from './SeasonCalendar.tsx';

/** The matches of a round by day, and the calendar of all rounds. */
export function RoundsPanel({ route, view }: CompetitionProps & { view: RoundsView }) {
  const { t, href } = useApp();
  const { name, days, before, after } = view;
  const link = (key: string | null, rel: 'prev' | 'next') =>
    key !== null && (
      <a className="pill min-h-11 border border-line" rel={rel} href={`${href(route)}?round=${key}`}>
        {t(`season.${rel}Round`)}
      </a>
    );
  return (
    <>
      <div className="mb-3 grid grid-cols-3 items-center text-center text-sm">
        <h2 className="col-start-2 row-start-1 text-base font-semibold">{name}</h2>
        <nav aria-label={t('season.rounds')} className="contents">
          <span className="col-start-1 row-start-1 flex">{link(before, 'prev')}</span>
          <span className="col-start-3 row-start-1 flex justify-end">{link(after, 'next')}</span>
        </nav>
      </div>
      {days.map(({ date, matches }) => (
        <DayMatches key={date} date={date} matches={matches} />
      ))}
      <SeasonCalendar route={route} view={view} />
    </>
  );
}
