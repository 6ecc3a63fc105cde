import { useApp } from '../../appContext.ts';
import type { RoundsView } from '../../domain/season/roundsView.ts';
import { DayMatches } from '../tournament/DayMatches.tsx';
import type { OfCompetition } from './ofCompetition.ts';
import { SeasonCalendar } from './SeasonCalendar.tsx';

/** A round of a season, its matches by day, and the calendar of all rounds. */
export function RoundsPanel({ route, view }: OfCompetition & { view: RoundsView }) {
  const { t, href } = useApp();
  const { name, days, before, after } = view;
  const link = (key: string | null, rel: 'prev' | 'next') =>
    key === null ? (
      <span />
    ) : (
      <a className="pill min-h-11 border border-line" rel={rel} href={`${href(route)}?round=${key}`}>
        {t(`season.${rel}Round`)}
      </a>
    );
  return (
    <>
      <nav aria-label={t('season.rounds')} className="mb-3 grid grid-cols-3 items-center text-center text-sm">
        <span className="flex">{link(before, 'prev')}</span>
        <h2 className="text-base font-semibold">{name}</h2>
        <span className="flex justify-end">{link(after, 'next')}</span>
      </nav>
      {days.map(({ date, matches }) => (
        <DayMatches key={date} date={date} matches={matches} />
      ))}
      <SeasonCalendar route={route} view={view} />
    </>
  );
}
