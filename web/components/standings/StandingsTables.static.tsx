import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import { followOf } from '../../domain/follow.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match } from '../../domain/match.ts';
import type { Sport } from '../../domain/sport.ts';
import type { Standings, StandingsRow, StandingsTable, StandingsZone } from '../../domain/standings.ts';
import { teamRoute } from '../../format/addresses/routes.ts';
import { COLUMNS, type Column, isFilled, longName, textOf } from '../../format/standingsColumns.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { Star } from '../Star.tsx';
import { FormChips } from './FormChips.static.tsx';
import { RankedHead } from './RankedHead.static.tsx';

/** A zone with the CSS classes of the line that marks its rows. The classes are unique within a table. */
interface MarkedZone extends StandingsZone {
  line: string;
}

// A guess from the zone's name. It only affects the line, because the legend shows the name.
function kindOf({ name }: StandingsZone): 'up' | 'chance' | 'risk' | 'down' {
  if (/relegat|degrad/i.test(name)) return /play-?off/i.test(name) ? 'risk' : 'down';
  return /play-?off|tussenronde/i.test(name) ? 'chance' : 'up';
}

/** Gives each zone of a table a different line: `zone-up`, then `zone-up zone-2` for a second zone of that kind. */
function markedZones({ zones }: StandingsTable): MarkedZone[] {
  return zones.map((zone, index) => {
    const kind = kindOf(zone);
    const place = zones.slice(0, index).filter((each) => kindOf(each) === kind).length + 1;
    return { ...zone, line: place === 1 ? `zone-${kind}` : `zone-${kind} zone-${place}` };
  });
}

/** The choices of columns on a phone. Wider screens show all columns. */
const TABLE_VIEWS = ['short', 'full', 'form'] as const;

/** The tables that contain a team of the match, or all tables if none does. Both teams are marked. */
export function StandingsPanel({ match, tables }: { match: Match; tables: Standings }) {
  const marked = [match.home, match.away].flatMap((team) => team?.id ?? []);
  const own = tables.filter(({ rows }) => rows.some(({ team }) => marked.includes(team.id)));
  const shown = own.length > 0 ? own : tables;
  return <StandingsTables tables={shown} sport={match.sport} competition={match.competition.id} marked={marked} />;
}

/** The page of a table, and content that it adds to rows by team id. */
interface TableContext {
  sport: Sport;
  competition: string;
  /** Ids of teams to highlight, such as those of the page's match. */
  marked?: readonly string[];
  /** Replaces the row's form; undefined keeps it. */
  formOf?(team: string): ReactNode;
  besideOf?(team: string): ReactNode;
}

interface StandingsRowsProps extends TableContext {
  table: StandingsTable;
  zones: readonly MarkedZone[];
  columns: readonly Column[];
}

/** The rows of a table. Each has a coloured line for its zone, which the legend explains, and a star for its team. */
function StandingsRows({ table, zones, columns, marked = [], competition, formOf, besideOf }: StandingsRowsProps) {
  const { href, locale } = useApp();
  // The competition lets the server find a team that has no match these days.
  const teamAddress = ({ team }: StandingsRow) => `${href(teamRoute(team))}?competition=${competition}`;
  return (
    <tbody>
      {table.rows.map((row) => {
        const zone = zones.find(({ from, to }) => row.rank >= from && row.rank <= to);
        return (
          <tr key={row.team.id} className={marked.includes(row.team.id) ? 'standings-marked' : undefined}>
            <td className={`standings-rank ${zone?.line ?? ''}`}>
              {row.rank}
              {zone !== undefined && <span className="sr-only">, {zone.name}</span>}
            </td>
            <th scope="row" className="standings-team" title={nameIn(row.team, locale)}>
              <a href={teamAddress(row)}>
                {row.team.crest !== undefined && <Crest team={{ ...row.team, logo: null, crest: row.team.crest }} />}
                <bdi>
                  <TeamName team={row.team} />
                </bdi>
                {besideOf?.(row.team.id)}
              </a>
            </th>
            {columns.map((column) => (
              <td key={column} className={`column-${column}`}>
                {column === 'form'
                  ? (formOf?.(row.team.id) ?? <FormChips form={row.form} />)
                  : (textOf(row, column) ?? <span aria-hidden="true">-</span>)}
                {column === 'points' && row.deductions > 0 && '*'}
              </td>
            ))}
            <td className="standings-star">
              <Star follow={followOf('team', row.team.id)} name={nameIn(row.team, locale)} />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

interface StandingsTablesProps extends TableContext {
  tables: Standings;
  /** Hides the choice of columns on phones. */
  isBrief?: boolean;
  /** Links in the row of switches. */
  kinds?: ReactNode;
  /** Heads the top of a table, which shows only its form and points. */
  title?: ReactNode;
}

/** The tables of a competition, one for each group, or a notice if there are none. */
export function StandingsTables({ tables, isBrief = false, kinds, title, ...shown }: StandingsTablesProps) {
  const { t } = useApp();
  if (tables.length === 0)
    return (
      <>
        {kinds}
        <p className="card mb-3 px-4 py-10 text-center text-muted">{t('tournament.noStandings')}</p>
      </>
    );
  return (
    <div className={title === undefined ? 'standings-tables' : 'standings-tables standings-top'}>
      {!isBrief && title === undefined && (
        <div className="table-switches">
          {kinds}
          {/* Chooses the columns that a phone shows. Only the style sheet reads these radio buttons. */}
          <fieldset className="table-views">
            <legend className="sr-only">{t('tournament.view')}</legend>
            {TABLE_VIEWS.map((view) => (
              <label key={view}>
                <input type="radio" name={`view-${shown.competition}`} value={view} defaultChecked={view === 'short'} />
                {t(`tournament.views.${view}`)}
              </label>
            ))}
          </fieldset>
        </div>
      )}
      {tables.map((table) => (
        <OneTable key={table.name} table={table} title={title} isOnly={tables.length === 1} {...shown} />
      ))}
    </div>
  );
}

interface OneTableProps extends TableContext, Pick<StandingsTablesProps, 'title'> {
  table: StandingsTable;
  /** The heading above already names the table. */
  isOnly: boolean;
}

function OneTable({ isOnly, table, title, ...shown }: OneTableProps) {
  const { t } = useApp();
  const { name, rows } = table;
  const possible: readonly Column[] = title === undefined ? COLUMNS : ['form', 'points'];
  const columns = possible.filter((each) => isFilled(each, rows, shown.sport));
  const deducted = rows.filter(({ deductions }) => deductions > 0);
  const zones = markedZones(table);
  const shownZones = zones.filter(({ from, to }) => rows.some(({ rank }) => rank >= from && rank <= to));
  return (
    <section className="card mb-3 overflow-clip pb-2" aria-label={name}>
      {title ?? <h2 className={isOnly ? 'sr-only' : 'px-3 py-2 text-sm font-semibold'}>{name}</h2>}
      <table className="standings" aria-label={t('tournament.scrollTable', { table: name })}>
        <RankedHead ranked={t('tournament.team')}>
          {columns.map((each) => (
            <th scope="col" key={each} className={`column-${each}`}>
              {each === 'form' ? (
                t('tournament.form')
              ) : (
                <abbr title={longName(each, shown.sport, t)}>{t(`tournament.${each}`)}</abbr>
              )}
            </th>
          ))}
          <td />
        </RankedHead>
        <StandingsRows table={table} zones={zones} columns={columns} {...shown} />
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
