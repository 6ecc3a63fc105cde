import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/named.ts';
import { hasDraws } from '../../domain/sport.ts';
import type { StandingsInPage, StandingsTable } from '../../domain/standings.ts';
import { COLUMNS, longName, TABLE_VIEWS } from './columns.ts';
import { RankedHead } from './RankedHead.tsx';
import { StandingsRows } from './StandingsRows.tsx';
import type { TableParts } from './tableParts.ts';
import { markedZones } from './zones.ts';

/** The columns that a phone shows: short, full or form. Only the style sheet reads these radio buttons. */
function ViewChoice({ competition }: { competition: string }) {
  const { t } = useApp();
  return (
    <fieldset className="table-views">
      <legend className="sr-only">{t('tournament.view')}</legend>
      {TABLE_VIEWS.map((view) => (
        <label key={view}>
          <input type="radio" name={`view-${competition}`} value={view} defaultChecked={view === 'short'} />
          {t(`tournament.views.${view}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The tables of a competition, one for each group, or a notice if there are none. `kinds` are links in the row of switches. */
export function StandingsTables({
  tables,
  isBrief = false,
  kinds,
  ...shown
}: StandingsInPage & TableParts & { kinds?: ReactNode }) {
  const { t } = useApp();
  if (tables.length === 0)
    return (
      <>
        {kinds}
        <p className="card mb-3 px-4 py-10 text-center text-muted">{t('tournament.noStandings')}</p>
      </>
    );
  return (
    <div className="standings-tables">
      {!isBrief && (
        <div className="table-switches">
          {kinds}
          <ViewChoice competition={shown.competition} />
        </div>
      )}
      {tables.map((table) => (
        <OneTable key={table.name} table={table} isOnly={tables.length === 1} {...shown} />
      ))}
    </div>
  );
}

interface OneTableProps extends Omit<StandingsInPage, 'tables' | 'isBrief'>, TableParts {
  table: StandingsTable;
  /** The heading above says the name of an only table. */
  isOnly: boolean;
}

function OneTable({ table, isOnly, marked = [], ...shown }: OneTableProps) {
  const { t } = useApp();
  const { sport } = shown;
  const { name, rows } = table;
  // A column of draws is useless if every match has a winner.
  const drawsShow = hasDraws(sport) || rows.some(({ drawn }) => drawn !== null && drawn > 0);
  const hasForm = rows.some(({ form }) => form.length > 0);
  const columns = COLUMNS.filter((each) => (each !== 'drawn' || drawsShow) && (each !== 'form' || hasForm));
  const deducted = rows.filter(({ deductions }) => deductions > 0);
  const zones = markedZones(table);
  const shownZones = zones.filter(({ from, to }) => rows.some(({ rank }) => rank >= from && rank <= to));
  return (
    <section className="card mb-3 overflow-clip pb-2" aria-label={name}>
      <h2 className={isOnly ? 'sr-only' : 'px-3 py-2 text-sm font-semibold'}>{name}</h2>
      <table className="standings" aria-label={t('tournament.scrollTable', { table: name })}>
        <RankedHead ranked={t('tournament.team')}>
          {columns.map((each) => (
            <th scope="col" key={each} className={`column-${each}`}>
              {each === 'form' ? (
                t('tournament.form')
              ) : (
                <abbr title={longName(each, sport, t)}>{t(`tournament.${each}`)}</abbr>
              )}
            </th>
          ))}
          <td />
        </RankedHead>
        <StandingsRows table={table} zones={zones} columns={columns} marked={marked} {...shown} />
      </table>
      {shownZones.length > 0 && (
        <ul className="zone-legend" aria-label={t('tournament.zones')}>
          {shownZones.map((zone) => (
            <li key={zone.name} className={zone.line}>
              {zone.from === zone.to ? zone.from : `${zone.from}–${zone.to}`} {zone.name}
            </li>
          ))}
        </ul>
      )}
      {deducted.map(({ team, deductions }) => (
        <p key={team.id} className="px-3 pt-2 text-xs text-muted">
          * {t.count('tournament.deducted', deductions)}: {nameIn(team, t.locale)}
        </p>
      ))}
    </section>
  );
}
