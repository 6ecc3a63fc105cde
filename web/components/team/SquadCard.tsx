import { useApp } from '../../appContext.ts';
import type { LineUpPlayer } from '../../domain/eventDetail.ts';
import type { Match, Team } from '../../domain/match.ts';
import { byPosition, type Squad } from '../../domain/team.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { eventSlug, playerSlug } from '../../routes.ts';

function Player({ player, team, match }: { player: LineUpPlayer; team: Team; match: Match }) {
  const { t, href } = useApp();
  const { id, name, number, captain } = player;
  const words = (
    <>
      <span className="w-6 flex-none text-end text-muted">{number ?? ''}</span>
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
        {captain && <abbr title={t('event.captain')}> {t('event.captainSign')}</abbr>}
      </span>
    </>
  );
  return (
    <li className="border-t border-line">
      {id === undefined ? (
        <span className="flex min-h-11 items-center gap-3">{words}</span>
      ) : (
        <a
          className="flex min-h-11 items-center gap-3 hover:underline"
          href={`${href({ name: 'player', slug: playerSlug({ id, name }, team.id) })}?match=${match.id}`}
        >
          {words}
        </a>
      )}
    </li>
  );
}

/** The players of a team by position, as the line-up of its latest match names them. */
export function SquadCard({ squad, team }: { squad: Squad; team: Team }) {
  const { t, href, visitor } = useApp();
  const { match, players, coach } = squad;
  const versus = Object.values(namesOf(match, t)).join(' – ');
  return (
    <section className="card mb-3 px-3 py-2 text-sm" aria-labelledby="squad">
      <h2 id="squad" className="font-semibold">
        {t('team.squad')}
      </h2>
      <a
        className="inline-flex min-h-11 items-center text-xs text-muted underline hover:text-text"
        href={href({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'line-ups' })}
      >
        {t('team.squadOf', { match: versus, date: kickOffDay(match.kickOff, visitor, t) })}
      </a>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {byPosition(players).map((group) => (
          <section key={group.position ?? 'unknown'}>
            <h3 className="pt-3 pb-1 text-xs font-semibold text-muted">
              {t(`positions.${group.position ?? 'unknown'}`)}
            </h3>
            <ul>
              {group.players.map((player) => (
                <Player key={`${player.number} ${player.name}`} player={player} team={team} match={match} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {coach !== null && (
        <p className="pt-3 pb-1 text-muted">
          {t('event.coach')}: <bdi className="font-semibold text-text">{coach}</bdi>
        </p>
      )}
    </section>
  );
}
