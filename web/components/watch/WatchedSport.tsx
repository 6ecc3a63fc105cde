import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import { badgeQuery, snapshotQuery } from '../../data/queries.ts';
import { isUnderWay, type Match, type Side, scoreOf } from '../../domain/match.ts';
import { asListed } from '../../domain/snapshot.ts';
import type { Sport } from '../../domain/sport.ts';
import { type Board, boardSearch, withoutWatched, withWatched } from '../../domain/watchBoard.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { namesOf } from '../../format/teamNames.ts';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';
import { Minute } from '../SpokenText.tsx';

function WatchTile({ match, board }: { match: Match; board: Board }) {
  const { t, href, visitor } = useApp();
  const minute = useAtMatchTime((now) => minuteText(match.state, now), match.state.kind === 'playing');
  const { label, note, long } = statusText({ match, zone: visitor.zone, minute }, t);
  const [verb, change] = board.includes(match.id)
    ? (['remove', withoutWatched] as const)
    : (['add', withWatched] as const);
  const names = namesOf(match, t);
  const score = scoreOf(match.state);
  const line = (side: Side) => (
    <span className="flex items-center justify-between gap-x-4 text-xl font-semibold">
      <bdi className="min-w-0 wrap-anywhere">{names[side]}</bdi>
      <span className="figures text-2xl">{score?.[side] ?? '-'}</span>
    </span>
  );
  return (
    <li className="card px-4 py-3">
      <a href={href(matchRoute(match))} className="block hover:underline">
        {line('home')}
        {line('away')}
      </a>
      <p className="flex items-center justify-between">
        <span className={isUnderWay(match) ? 'font-semibold text-live' : 'text-muted'}>
          {minute === null ? label.length > 2 ? label : long : <Minute text={minute} />}
          {note !== null && ` · ${note}`}
        </span>
        <a
          href={`${href({ name: 'watch' })}${boardSearch(change(board, match.id))}`}
          rel="nofollow"
          aria-label={t(`watch.${verb}Named`, { name: t('match.versus', names) })}
          className="inline-flex min-h-11 items-center text-sm underline"
        >
          {t(`watch.${verb}`)}
        </a>
      </p>
    </li>
  );
}

interface WatchedSportProps {
  sport: Sport;
  /** The board's matches of the sport, in the server's version. */
  matches: readonly Match[];
  board: Board;
}

/** The matches of a board in one sport: the server's version until the day's list has a newer one. */
export function WatchedSport({ sport, matches, board }: WatchedSportProps) {
  const { site, visitor } = useApp();
  const { data } = useQuery(snapshotQuery({ ...badgeQuery(visitor), sport }, site.pollSeconds));
  const shown = useMemo(() => asListed(matches, data), [matches, data]);
  return (
    <>
      <ScoreAnnouncer matches={shown} />
      <ul className="mb-3 grid grid-cols-1 gap-3 md:grid-cols-2">
        {shown.map((match) => (
          <WatchTile key={match.id} match={match} board={board} />
        ))}
      </ul>
    </>
  );
}
