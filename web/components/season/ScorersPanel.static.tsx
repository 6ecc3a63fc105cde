import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps } from '../../data/pageState.ts';
import { playerFollow } from '../../domain/follow.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Scorer } from '../../domain/scorers.ts';
import type { ScorersView } from '../../domain/season/scorersView.ts';
import { playerSlug, teamRoute } from '../../format/addresses/routes.ts';
import { Crest } from '../match/Crest.tsx';
import { Choice } from '../navigation/Tabs.tsx';
import { Star } from '../Star.tsx';
import { RankedHead } from '../standings/RankedHead.static.tsx';

const COLUMNS = ['goals', 'penalties', 'assists', 'yellowCards', 'redCards', 'matches'] as const;

function PlayerName({ player: { id, name, team }, of }: { player: Scorer; of: string }) {
  const { href } = useApp();
  if (id === null || team === null) return <bdi className="scorer-name">{name}</bdi>;
  return (
    <a
      href={`${href({ name: 'player', slug: playerSlug({ id, name }, team.id) })}?competition=${of}`}
      className="scorer-name hover:underline"
    >
      <bdi>{name}</bdi>
    </a>
  );
}

export function ScorersPanel({ route, competition, view }: CompetitionProps & { view: ScorersView }) {
  const { t, href } = useApp();
  const { by, orders, players, missing } = view;
  const columns = COLUMNS.filter((column) => players.some((player) => player[column] !== null));
  const hasPenalties = by === 'goals' && players.some(({ penalties }) => (penalties ?? 0) > 0);
  const lacking = (['assists', 'yellowCards'] as const).filter((column) => !columns.includes(column));
  return (
    <>
      {orders.length > 1 && (
        <Choice
          label={t('season.scorers.listedBy')}
          options={orders.map((each) => ({
            text: t(`season.scorers.by.${each}`),
            address: each === 'goals' ? href(route) : `${href(route)}?by=${each}`,
            isChosen: each === by,
          }))}
        />
      )}
      <section className="card top-scorers mb-3 overflow-clip pb-2">
        <ScorersTable competition={competition} players={players} by={by} columns={columns} />
      </section>
      {hasPenalties && <p className="mb-2 px-3 text-xs text-muted">{t('season.scorers.barKey')}</p>}
      {missing !== null && <p className="mb-2 px-3 text-xs text-muted">{t(`season.scorers.missing.${missing}`)}</p>}
      {lacking.length > 0 && (
        <p className="mb-2 px-3 text-xs text-muted">
          {t('season.lacks', {
            what: lacking.map((column) => t(`season.scorers.${column}Long`).toLowerCase()).join(', '),
          })}
        </p>
      )}
    </>
  );
}

interface ScorersTableProps extends Pick<CompetitionProps, 'competition'>, Pick<ScorersView, 'players' | 'by'> {
  columns: readonly (typeof COLUMNS)[number][];
  /** The card above names the columns. Screen readers still get their heads. */
  isBrief?: boolean;
}

/** Players by rank, with a bar for the ordered figure. */
export function ScorersTable({ competition, players, by, columns, isBrief = false }: ScorersTableProps) {
  const { t, href, locale } = useApp();
  const countOf = (player: Scorer) =>
    by === 'cards' ? (player.yellowCards ?? 0) + (player.redCards ?? 0) : (player[by] ?? 0);
  const most = Math.max(1, ...players.map(countOf));
  const hasStars = !isBrief && players.some(({ id, team }) => id !== null && team !== null);
  const shareOf = (count: number) => `${(count / most) * 100}%`;
  return (
    <table
      className={isBrief ? 'standings standings-brief' : 'standings'}
      aria-label={`${nameIn(competition, locale)}: ${t(`season.scorers.by.${by}`)}`}
    >
      <RankedHead ranked={t('season.scorers.player')}>
        <td className="scorer-drawn" />
        {columns.map((column) => (
          <th scope="col" key={column} className={classOf(column, by)}>
            <abbr title={t(`season.scorers.${column}Long`)}>{t(`season.scorers.${column}`)}</abbr>
          </th>
        ))}
        {hasStars && <td />}
      </RankedHead>
      <tbody>
        {players.map((player, index) => (
          <tr key={index}>
            <td className="standings-rank">{player.place}</td>
            <th scope="row" className="standings-team">
              <span className="scorer">
                {player.shownTeam !== null && <Crest team={player.shownTeam} />}
                <PlayerName player={player} of={competition.id} />
                {player.team !== null && (
                  <a
                    className="scorer-team hover:underline"
                    href={`${href(teamRoute(player.team))}?competition=${competition.id}`}
                  >
                    <bdi>{nameIn(player.shownTeam ?? player.team, locale)}</bdi>
                  </a>
                )}
              </span>
            </th>
            <td className="scorer-drawn">
              {/* Decorative: the numbers are beside it. The pale end shows the penalties. */}
              <svg className="scorer-bar" aria-hidden="true">
                <rect width={shareOf(countOf(player))} height="100%" fillOpacity="0.4" />
                <rect width={shareOf(countOf(player) - (by === 'goals' ? (player.penalties ?? 0) : 0))} height="100%" />
              </svg>
            </td>
            {columns.map((column) => (
              <td key={column} className={`${classOf(column, by)} ${player[column] ? '' : 'text-muted'}`}>
                {player[column] ?? <span aria-hidden="true">-</span>}
              </td>
            ))}
            {hasStars && (
              <td className="standings-star">
                {player.id !== null && player.team !== null && (
                  <Star follow={playerFollow({ team: player.team.id, player: player.id })} name={player.name} />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A phone shows the ordered columns, and the penalties beside goals. */
function classOf(column: (typeof COLUMNS)[number], by: ScorersView['by']): string {
  const isOrdered = by === 'cards' ? column === 'yellowCards' || column === 'redCards' : column === by;
  if (isOrdered) return 'column-points';
  return by === 'goals' && column === 'penalties' ? '' : 'scorer-more';
}
