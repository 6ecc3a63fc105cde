import { useApp } from '../../data/appContext.ts';
import { followOf } from '../../domain/follow.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import type { StandingsInPage, StandingsRow, StandingsTable } from '../../domain/standings.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { Star } from '../Star.tsx';
import { type Column, textOf } from './columns.ts';
import { FormChips } from './FormChips.tsx';
import type { TableParts } from './tableParts.ts';
import { type MarkedZone, zoneAt } from './zones.ts';

interface CellProps extends Pick<TableParts, 'formOf'> {
  row: StandingsRow;
  column: Column;
}

function Cell({ row, column, formOf }: CellProps) {
  if (column === 'form') {
    return <td className="column-form">{formOf?.(row.team.id) ?? <FormChips form={row.form} />}</td>;
  }
  const text = textOf(row, column);
  return (
    <td className={`column-${column}`}>
      {text ?? <span aria-hidden="true">-</span>}
      {column === 'points' && row.deductions > 0 && '*'}
    </td>
  );
}

interface StandingsRowsProps extends Pick<StandingsInPage, 'competition'>, TableParts {
  table: StandingsTable;
  zones: readonly MarkedZone[];
  columns: readonly Column[];
  marked: readonly string[];
}

/** The rows of a table. Each has a coloured line for its zone, which the legend explains, and a star for its team. */
export function StandingsRows({ table, zones, columns, marked, competition, formOf, besideOf }: StandingsRowsProps) {
  const { href, locale } = useApp();
  // The competition lets the server find a team that has no match these days.
  const teamAddress = ({ team }: StandingsRow) =>
    `${href({ name: 'team', slug: slugWithId(team.name, team.id) })}?competition=${competition}`;
  return (
    <tbody>
      {table.rows.map((row) => {
        const zone = zoneAt(zones, row.rank);
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
              <Cell key={column} row={row} column={column} formOf={formOf} />
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
