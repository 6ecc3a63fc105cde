import { useApp } from '../../appContext.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import type { StandingsRow, StandingsTable, StandingsZone } from '../../domain/standings.ts';
import { TeamName } from '../match/TeamName.tsx';
import { type Column, numberOf, signed } from './columns.ts';

/** Rows that follow each other in the same zone, or in none. */
interface Stretch {
  zone: StandingsZone | null;
  rows: StandingsRow[];
}

function stretchesOf({ rows, zones }: StandingsTable): Stretch[] {
  const stretches: Stretch[] = [];
  for (const row of rows) {
    const zone = zones.find(({ from, to }) => row.rank >= from && row.rank <= to) ?? null;
    const last = stretches.at(-1);
    if (last !== undefined && last.zone === zone) last.rows.push(row);
    else stretches.push({ zone, rows: [row] });
  }
  return stretches;
}

// The word of a zone says what it is; its line only helps the eye.
function lineOf(zone: StandingsZone | null): string {
  if (zone === null) return '';
  if (/relegat|degrad/i.test(zone.name)) return /play-?off/i.test(zone.name) ? ' zone-risk' : ' zone-down';
  return /play-?off|tussenronde/i.test(zone.name) ? ' zone-chance' : ' zone-up';
}

function Form({ form }: { form: StandingsRow['form'] }) {
  const { t } = useApp();
  return (
    <ol className="flex justify-center gap-1">
      {form.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has no identity but its place
        <li key={index} className={`form form-${result}`}>
          <abbr title={t(`tournament.${result}Long`)}>{t(`tournament.form-${result}`)}</abbr>
        </li>
      ))}
    </ol>
  );
}

function Cell({ row, column }: { row: StandingsRow; column: Column }) {
  if (column === 'form') {
    return (
      <td>
        <Form form={row.form} />
      </td>
    );
  }
  const number = numberOf(row, column);
  return (
    <td className={column === 'points' ? 'font-bold' : undefined}>
      {number === null ? <span aria-hidden="true">-</span> : column === 'difference' ? signed(number) : number}
      {column === 'points' && row.deductions > 0 && '*'}
    </td>
  );
}

interface StandingsRowsProps {
  table: StandingsTable;
  columns: readonly Column[];
  marked: readonly string[];
  /** Id of the competition. */
  competition: string;
}

/** The rows of a table, each zone under its own word and beside its own line. */
export function StandingsRows({ table, columns, marked, competition }: StandingsRowsProps) {
  const { href, locale } = useApp();
  // A team that does not play these days is known by its table alone: the address says which one.
  const teamAddress = ({ team }: StandingsRow) =>
    `${href({ name: 'team', slug: slugWithId(team.name, team.id) })}?competition=${competition}`;
  return stretchesOf(table).map(({ zone, rows }) => (
    <tbody key={rows[0]?.team.id} className={`zone${lineOf(zone)}`}>
      {zone !== null && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 2} className="zone-name">
            <span>{zone.name}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.team.id} className={marked.includes(row.team.id) ? 'standings-marked' : undefined}>
          <td className="standings-rank">{row.rank}</td>
          <th scope="row" className="standings-team" title={nameIn(row.team, locale)}>
            <a className="flex min-h-11 items-center hover:underline" href={teamAddress(row)}>
              <bdi>
                <TeamName team={row.team} />
              </bdi>
            </a>
          </th>
          {columns.map((column) => (
            <Cell key={column} row={row} column={column} />
          ))}
        </tr>
      ))}
    </tbody>
  ));
}
