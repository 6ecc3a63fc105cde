import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps, TournamentPanel } from '../../data/pageState.ts';
import type { Match } from '../../domain/match.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { longDay } from '../../format/calendar.ts';
import { Pager } from '../match/Pager.tsx';
import { heightOf, plainRows, RowList } from '../match/RowList.tsx';

export function DayMatches({ date, matches }: { date: string; matches: readonly Match[] }) {
  const { t, visitor } = useApp();
  const today = zonedTime(visitor.now, visitor.zone).date;
  return (
    <section
      className={`card group-card mb-3 overflow-clip [--head:36px] ${heightOf(matches.length)}`}
      aria-labelledby={`day-${date}`}
    >
      <h2 id={`day-${date}`} className="px-3 py-2 text-sm font-semibold first-letter:uppercase">
        {longDay(date, today, t)}
      </h2>
      <RowList rows={plainRows(matches)} />
    </section>
  );
}

type PagedDaysProps = Pick<CompetitionProps, 'route'> & { panel: TournamentPanel & { tab: 'fixtures' | 'results' } };

/** A page of a competition’s fixtures or results. */
export function PagedDays({ route, panel }: PagedDaysProps) {
  const { href } = useApp();
  return (
    <>
      {panel.days.value.map(({ date, matches }) => (
        <DayMatches key={date} date={date} matches={matches} />
      ))}
      <Pager {...panel} addressOf={(page) => `${href(route)}${page > 1 ? `?page=${page}` : ''}`} />
    </>
  );
}
