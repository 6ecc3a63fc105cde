import { useRef } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import { floatScores } from '../components/watch/floatScores.ts';
import { WatchedSport } from '../components/watch/WatchedSport.tsx';
import { useApp } from '../data/appContext.ts';
import type { WatchView } from '../data/ownViews.ts';
import { SPORTS } from '../domain/sport.ts';
import { boardSearch, withoutWatched } from '../domain/watchBoard.ts';

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
        <p key={id} className="card mb-3 flex flex-wrap items-center justify-between px-4 text-muted">
          {t('watch.unknown', { id })}
          <a
            href={`${href({ name: 'watch' })}${boardSearch(withoutWatched(board, id))}`}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            {t('watch.remove')}
          </a>
        </p>
      ))}
      <NoHydration id="watch-choices" render={(parts) => parts.watchChoices(view)} />
      <p className="mb-3 px-1 text-xs text-muted">{t('watch.share')}</p>
    </>
  );
}
