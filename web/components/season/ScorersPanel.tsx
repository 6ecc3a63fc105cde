import { playerSlug } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/named.ts';
import type { Scorer } from '../../domain/scorers.ts';
import type { ScorersView } from '../../domain/season/scorersView.ts';
import { slugWithId } from '../../domain/slug.ts';
import { Crest } from '../match/Crest.tsx';
import { RankedHead } from '../standings/RankedHead.tsx';
import { Choice } from './Choice.tsx';
import type { CompetitionProps } from './competitionProps.ts';

const COLUMNS = ['matches', 'goals', 'penalties', 'assists', 'yellowCards', 'redCards'] as const;

function PlayerName({ player: { id, name, team }, of }: { player: Scorer; of: string }) {
  const { href } = useApp();
  if (id === null || team === null) return <bdi>{name}</bdi>;
  return (
    <a
      href={`${href({ name: 'player', slug: playerSlug({ id, name }, team.id) })}?competition=${of}`}
      className="hover:underline"
    >
      <bdi>{name}</bdi>
    </a>
  );
}

/** The players with the most goals, assists or cards in a season. */
export function ScorersPanel({ route, competition, view }: CompetitionProps & { view: ScorersView }) {
  const { t, href, locale } = useApp();
  const { by, orders, players, missing } = view;
  const columns = COLUMNS.filter((column) => players.some((player) => player[column] !== null));
  const lacking = (['assists', 'yellowCards'] as const).filter((column) => !columns.includes(column));
  return (
    <>
      {orders.length > 1 && (
        <Choice
          label={t('season.scorers.listedBy')}
          options={orders.map((each) => ({
            key: each,
            text: t(`season.scorers.by.${each}`),
            address: each === 'goals' ? href(route) : `${href(route)}?by=${each}`,
            isChosen: each === by,
          }))}
        />
      )}
      <section className="card mb-3 overflow-x-auto pb-2">
        <table className="standings" aria-label={`${nameIn(competition, locale)}: ${t(`season.scorers.by.${by}`)}`}>
          <RankedHead ranked={t('season.scorers.player')}>
            {columns.map((column) => (
              <th scope="col" key={column}>
                <abbr title={t(`season.scorers.${column}Long`)}>{t(`season.scorers.${column}`)}</abbr>
              </th>
            ))}
          </RankedHead>
          <tbody>
            {players.map((player, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players may have no id, and two may have the same name
              <tr key={index}>
                <td className="standings-rank">{player.place}</td>
                <th scope="row" className="standings-team">
                  <span className="block truncate leading-6">
                    <PlayerName player={player} of={competition.id} />
                  </span>
                  {player.team !== null && (
                    <a
                      className="flex items-center gap-1 truncate text-xs leading-6 text-muted hover:underline"
                      href={`${href({ name: 'team', slug: slugWithId(player.team.name, player.team.id) })}?competition=${competition.id}`}
                    >
                      {player.shownTeam !== null && <Crest team={player.shownTeam} />}
                      <bdi>{nameIn(player.shownTeam ?? player.team, locale)}</bdi>
                    </a>
                  )}
                </th>
                {columns.map((column) => (
                  <td key={column} className={isOrdered(column, by) ? 'column-points' : ''}>
                    {player[column] ?? <span aria-hidden="true">-</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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

function isOrdered(column: (typeof COLUMNS)[number], by: ScorersView['by']): boolean {
  return by === 'cards' ? column === 'yellowCards' || column === 'redCards' : column === by;
}
