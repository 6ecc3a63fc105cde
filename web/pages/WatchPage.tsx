import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { MatchAnnouncer } from '../components/aloud/ReadAloud.tsx';
import { ClubWash } from '../components/ClubWash.tsx';
import { Crest } from '../components/match/Crest.tsx';
import { ListFreshness } from '../components/match/MatchList.tsx';
import { ScoreCell, ScoreLine } from '../components/match/MatchRow.tsx';
import { NoHydration } from '../components/NoHydration.tsx';
import { Minute } from '../components/SpokenText.tsx';
import { floatScores } from '../components/watch/floatScores.ts';
import { WatchChoices } from '../components/watch/WatchChoices.static.tsx';
import { useApp } from '../data/appContext.ts';
import type { WatchView } from '../data/ownViews.ts';
import { useAtMatchTime } from '../data/pageClock.ts';
import { badgeQuery, snapshotQuery } from '../data/queries.ts';
import { endedGoals } from '../domain/endedGoals.ts';
import { goalsOf, isUnderWay, type Match, type Side, scoreOf, shootOutOf } from '../domain/match.ts';
import { asListed } from '../domain/snapshot.ts';
import { SPORTS, type Sport } from '../domain/sport.ts';
import { type Board, boardSearch, withoutWatched, withWatched } from '../domain/watchBoard.ts';
import { matchRoute } from '../format/addresses/routes.ts';
import { minuteText, statusText } from '../format/matchStatus.ts';
import { namesOf } from '../format/teamNames.ts';

function WatchTile({ match, board }: { match: Match; board: Board }) {
  const { t, href, visitor } = useApp();
  const minute = useAtMatchTime((now) => minuteText(match.state, now), match.state.kind === 'playing');
  const { label, note, long } = statusText({ match, zone: visitor.zone, minute }, t);
  const [verb, change] = board.includes(match.id)
    ? (['remove', withoutWatched] as const)
    : (['add', withWatched] as const);
  const names = namesOf(match, t);
  const { state } = match;
  const score = scoreOf(state);
  const line = (side: Side) => (
    <span className="flex items-center gap-3 text-md font-semibold">
      <Crest team={match[side]} />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{names[side]}</bdi>
      <ScoreCell side={side} score={score} shootOut={shootOutOf(state)} />
    </span>
  );
  return (
    <li className="card watch-tile washed">
      <ClubWash home={match.home} away={match.away} />
      <a href={href(matchRoute(match))} className="block hover:underline">
        {line('home')}
        {line('away')}
      </a>
      <div className={isUnderWay(match) ? 'watch-line' : 'watch-line watch-over'}>
        <ScoreLine match={match} goals={endedGoals(state) ?? goalsOf(state)} />
      </div>
      <p className="flex items-center justify-between">
        <span className={isUnderWay(match) ? 'font-semibold text-live' : 'text-muted'}>
          {minute === null ? (
            label.length > 2 ? (
              label
            ) : (
              long
            )
          ) : (
            <span className="figures text-lg">
              <Minute text={minute} />
            </span>
          )}
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
function WatchedSport({ sport, matches, board }: WatchedSportProps) {
  const { site, visitor } = useApp();
  const query = { ...badgeQuery(visitor), sport };
  const { data } = useQuery(snapshotQuery(query, site.pollSeconds));
  const shown = useMemo(() => asListed(matches, data), [matches, data]);
  return (
    <>
      <MatchAnnouncer matches={shown} />
      {shown.some(isUnderWay) && <ListFreshness query={query} />}
      <ul className="mb-3 grid grid-cols-1 gap-3 md:grid-cols-2">
        {shown.map((match) => (
          <WatchTile key={match.id} match={match} board={board} />
        ))}
      </ul>
    </>
  );
}

/** A board of live matches in large type. The address lists the matches. */
export function WatchPage({ view }: { view: WatchView }) {
  const { t, href } = useApp();
  const { board, matches, unknown } = view;
  const scores = useRef<HTMLDivElement>(null);
  const sports = SPORTS.filter((sport) => matches.some((match) => match.sport === sport));
  const float = () => scores.current !== null && floatScores(scores.current);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('watch.title')}</h1>
        {matches.length > 0 && (
          <button
            type="button"
            onClick={float}
            className="pill border border-line font-semibold whitespace-normal needs-script"
          >
            {t('watch.float')}
          </button>
        )}
      </div>
      {board.length === 0 && <p className="card mb-3 px-4 py-6 text-muted">{t('watch.none')}</p>}
      <div ref={scores}>
        {sports.map((sport) => (
          <WatchedSport
            key={sport}
            sport={sport}
            matches={matches.filter((match) => match.sport === sport)}
            board={board}
          />
        ))}
      </div>
      {unknown.map((id) => (
        <p key={id} className="card mb-3 flex flex-wrap items-center justify-between px-4 py-3 text-muted">
          {t('watch.unknown', { id })}
          <a
            href={`${href({ name: 'watch' })}${boardSearch(withoutWatched(board, id))}`}
            className="-my-3 inline-flex min-h-11 items-center text-sm underline"
          >
            {t('watch.remove')}
          </a>
        </p>
      ))}
      <NoHydration id="watch-choices">
        <WatchChoices view={view} />
      </NoHydration>
      <p className="mb-3 px-1 text-xs text-muted">{t('watch.share')}</p>
    </>
  );
}
