import { useApp } from '../../data/appContext.ts';
import type { MyPlayer } from '../../data/ownViews.ts';
import { nameIn } from '../../domain/locale.ts';
import { isUnderWay } from '../../domain/match.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { kickOffTime } from '../../format/kickOff.ts';
import type { NamedFollow } from '../../format/namedFollow.ts';
import { Card } from '../Card.static.tsx';
import { Against, Incidents, ScoreChip } from '../team/PlayerMatches.static.tsx';
import { followName } from './FollowList.static.tsx';

function Player({ player, named }: { player: MyPlayer; named: NamedFollow }) {
  const { t, href, visitor, locale } = useApp();
  const { team, next, last, isWhole } = player;
  const name = <bdi>{followName(named, t)}</bdi>;
  const gap = last === null ? t('my.noLineUp') : null;
  return (
    <li className="border-t border-line px-3 pb-2">
      <h3 className="flex flex-wrap items-center gap-x-3 text-sm">
        {named.route === null ? (
          name
        ) : (
          <a href={href(named.route)} className="inline-flex min-h-11 items-center font-semibold hover:underline">
            {name}
          </a>
        )}
        {team !== null && <bdi className="font-normal text-muted">{nameIn(team, locale)}</bdi>}
      </h3>
      <div className="grid gap-x-4 text-sm sm:grid-cols-2">
        {team !== null && last !== null && (
          <div className="flex items-start justify-between gap-2">
            <Against match={last.match} team={team} label={t(isUnderWay(last.match) ? 'team.running' : 'my.lastMatch')}>
              {last.incidents !== HIDDEN && <Incidents played={{ ...last, incidents: last.incidents }} />}
            </Against>
            {/* This part is renewed now and then. A running score stands above, among today’s matches, where it moves at once. */}
            {!isUnderWay(last.match) && (
              <span className="pt-2">
                <ScoreChip match={last.match} team={team} />
              </span>
            )}
          </div>
        )}
        {team !== null && next !== null && (
          <Against match={next} team={team} label={t('team.next')}>
            <p className="pb-2 text-xs">{kickOffTime(next, visitor.zone, t)}</p>
          </Against>
        )}
      </div>
      <p className="text-sm text-muted">{isWhole ? gap : t('late.unavailable')}</p>
    </li>
  );
}

/** Followed players: what each did in the last match, and the team's next one. */
export function MyPlayers({ players, follows }: { players: readonly MyPlayer[]; follows: readonly NamedFollow[] }) {
  const { t } = useApp();
  if (players.length === 0) return null;
  return (
    <Card id="my-players" title={t('my.players')}>
      <ul>
        {follows.flatMap((named) => {
          const player = players.find(({ follow }) => follow === named.follow);
          return player === undefined ? [] : <Player key={player.follow} player={player} named={named} />;
        })}
      </ul>
      {follows.filter(({ kind }) => kind === 'player').length > players.length && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          {t('my.latestPlayers', { count: players.length })}
        </p>
      )}
    </Card>
  );
}
