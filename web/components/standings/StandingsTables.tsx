import { useApp } from '../../appContext.ts';
import { nameIn } from '../../domain/named.ts';
import type { Sport } from '../../domain/sport.ts';
import type { Standings, StandingsTable } from '../../domain/standings.ts';
import { COLUMNS, longName } from './columns.ts';
import { StandingsRows } from './StandingsRows.tsx';

interface StandingsTablesProps {
  tables: Standings;
  sport: Sport;
  /** Id of the competition. */
  competition: string;
  /** Ids of teams to mark: those of the match that the tables stand beside. */
  marked?: readonly string[];
}

/** The tables of a competition, one a group; without any, a sentence that says so. */
export function StandingsTables({ tables, sport, competition, marked = [] }: StandingsTablesProps) {
  const { t } = useApp();
  if (tables.length === 0)
    return <p className="card mb-3 px-4 py-10 text-center text-muted">{t('tournament.noStandings')}</p>;
  return tables.map((table) => (
    <OneTable key={table.name} table={table} sport={sport} competition={competition} marked={marked} />
  ));
}

interface OneTableProps extends Required<Omit<StandingsTablesProps, 'tables'>> {
  table: StandingsTable;
}

function OneTable({ table, sport, competition, marked }: OneTableProps) {
  const { t } = useApp();
  const { name, rows } = table;
  // Where every match has a winner, a column of draws says nothing.
  const hasDraws =
    sport === 'football' || sport === 'handball' || rows.some(({ drawn }) => drawn !== null && drawn > 0);
  const hasForm = rows.some(({ form }) => form.length > 0);
  const columns = COLUMNS.filter((each) => (each !== 'drawn' || hasDraws) && (each !== 'form' || hasForm));
  const punished = rows.filter(({ deductions }) => deductions > 0);
  return (
    <section className="card mb-3 overflow-clip pb-2" aria-label={name}>
      <h2 className="px-3 pt-3 pb-2 text-sm font-semibold">{name}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('tournament.scrollTable', { table: name })}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col" className="standings-rank">
                <abbr title={t('tournament.rank')}>#</abbr>
              </th>
              <th scope="col" className="standings-team">
                {t('tournament.team')}
              </th>
              {columns.map((each) => (
                <th scope="col" key={each}>
                  {each === 'form' ? (
                    t('tournament.form')
                  ) : (
                    <abbr title={longName(each, sport, t)}>{t(`tournament.${each}`)}</abbr>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <StandingsRows table={table} columns={columns} competition={competition} marked={marked} />
        </table>
      </section>
      {punished.map(({ team, deductions }) => (
        <p key={team.id} className="px-3 pt-2 text-xs text-muted">
          * {t.count('tournament.deducted', deductions)}: {nameIn(team, t.locale)}
        </p>
      ))}
    </section>
  );
}
