import { useApp } from '../../data/appContext.ts';
import type { LineUpPlayer } from '../../domain/eventDetail.ts';
import type { Match, Team } from '../../domain/match.ts';
import { byPosition, type Squad } from '../../domain/team.ts';
import type { SquadTallies, TeamSeason } from '../../domain/teamSeason.ts';
import { matchRoute, playerSlug } from '../../format/addresses/routes.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';

interface PlayerProps {
  player: LineUpPlayer;
  team: Team;
  match: Match;
  /** Totals from the stored matches; undefined if none lists the player. */
  tallies: SquadTallies | undefined;
}

const SQUAD_TALLIES = ['played', 'goals', 'yellowCards', 'redCards'] as const;

/** Visible headings of the figures. Screen readers get a label with each figure instead. */
function TallyHeads() {
  const { t } = useApp();
  return (
    <span aria-hidden="true" className="flex gap-2 font-normal">
      {SQUAD_TALLIES.map((tally) => (
        <abbr key={tally} title={t(`player.${tally}`)} className="min-w-5 text-end">
          {t(`player.short.${tally}`)}
        </abbr>
      ))}
    </span>
  );
}

/** Appearances, goals and cards, with labels for screen readers. Zeros are not drawn. */
function Tallies({ tallies }: { tallies: SquadTallies }) {
  const { t } = useApp();
  return (
    <span className="ml-auto flex flex-none gap-2 text-xs text-muted">
      {SQUAD_TALLIES.map((tally) => (
        <span key={tally} className="min-w-5 text-end">
          <span className="sr-only">
            {t(`player.${tally}`)} {tallies[tally]}
          </span>
          <span aria-hidden="true">{tallies[tally] || ''}</span>
        </span>
      ))}
    </span>
  );
}

function Player({ player, team, match, tallies }: PlayerProps) {
  const { t, href } = useApp();
  const { id, name, number, captain } = player;
  const words = (
    <>
      <span className="w-6 flex-none text-end text-muted">{number ?? ''}</span>
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
        {captain && <abbr title={t('event.captain')}> {t('event.captainSign')}</abbr>}
      </span>
      {tallies !== undefined && <Tallies tallies={tallies} />}
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

/** The players of a team by position, from the line-up of its latest match, with totals from the stored matches. */
export function SquadCard({ squad, team, season }: { squad: Squad; team: Team; season: TeamSeason | null }) {
  const { t, href, visitor } = useApp();
  const { match, players, coach } = squad;
  const versus = t('match.fixture', namesOf(match, t));
  return (
    <section className="card mb-3 px-3 py-2 text-sm" aria-labelledby="squad">
      <h2 id="squad" className="font-semibold">
        {t('team.squad')}
      </h2>
      <a
        className="inline-flex min-h-11 items-center text-xs text-muted underline hover:text-text"
        href={href(matchRoute(match, 'line-ups'))}
      >
        {t('team.squadOf', { match: versus, date: kickOffDay(match.kickOff, visitor, t) })}
      </a>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {byPosition(players).map((group) => (
          <section key={group.position ?? 'unknown'}>
            <h3 className="flex items-end gap-2 pt-3 pb-1 text-xs font-semibold text-muted">
              <span className="flex-1">{t(`positions.${group.position ?? 'unknown'}`)}</span>
              {season !== null && season.linedUp > 0 && <TallyHeads />}
            </h3>
            <ul>
              {group.players.map((player) => (
                <Player
                  key={`${player.number} ${player.name}`}
                  player={player}
                  team={team}
                  match={match}
                  tallies={season?.players[player.id ?? '']}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {season !== null && season.linedUp > 0 && (
        <p className="pt-2 text-xs text-muted">{t.count('team.squadKept', season.linedUp)}</p>
      )}
      {coach !== null && (
        <p className="pt-3 pb-1 text-muted">
          {t('event.coach')}: <bdi className="font-semibold text-text">{coach}</bdi>
        </p>
      )}
    </section>
  );
}
