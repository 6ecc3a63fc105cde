import { useApp } from '../../data/appContext.ts';
import type { SeasonPanel } from '../../data/pageState.ts';
import type { RoundsView } from '../../domain/season/rounds.ts';
import { DayMatches } from '../tournament/DayMatches.tsx';
import { BracketPanel } from './BracketPanel.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import type { CompetitionProps } from './competitionProps.ts';
import { ScorersPanel } from './ScorersPanel.tsx';
import { SeasonCalendar } from './SeasonCalendar.tsx';
import { TablePanel } from './TablePanel.tsx';

/** The matches of a round by day, and the calendar of all rounds. */
function RoundsPanel({ route, view }: CompetitionProps & { view: RoundsView }) {
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

/** A tab with data of a competition's season. Rendered on the server only. */
export function SeasonTab({ panel, ...props }: CompetitionProps & { panel: SeasonPanel }) {
  switch (panel.tab) {
    case 'standings':
      return <TablePanel {...props} view={panel.view.value} />;
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
