import { NoHydration } from '../components/NoHydration.tsx';
import { MyToday } from '../components/own/MyToday.tsx';
import { useApp } from '../data/appContext.ts';
import type { MyView } from '../data/ownViews.ts';
import { phaseOf } from '../domain/match.ts';
import { SPORTS } from '../domain/sport.ts';
import { boardSearch, MOST_WATCHED } from '../domain/watchBoard.ts';

/** The visitor's follows: today's live matches, then next and last matches, tables and news. */
export function MyPage({ view: { today, isEmpty, away, details } }: { view: MyView }) {
  const { t, href } = useApp();
  const board = today
    .filter((match) => phaseOf(match) !== 'finished')
    .slice(0, MOST_WATCHED)
    .map(({ id }) => id);
  const sports = SPORTS.filter((sport) => today.some((match) => match.sport === sport));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('my.title')}</h1>
        {!isEmpty && (
          <NoHydration
            id="add-to-calendar"
            render={(parts) => parts.calendar({ subject: { kind: 'following' }, name: t('my.title') })}
          />
        )}
      </div>
      <NoHydration id="away" render={(parts) => parts.away(away.value)} />
      {!isEmpty && today.length === 0 && <p className="card mb-3 px-4 py-6 text-muted">{t('my.noneToday')}</p>}
      {sports.map((sport) => (
        <MyToday key={sport} sport={sport} matches={today.filter((match) => match.sport === sport)} />
      ))}
      {board.length > 0 && (
        <p className="mb-3 px-1 text-sm">
          <a
            href={`${href({ name: 'watch' })}${boardSearch(board)}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('watch.these')}
          </a>
        </p>
      )}
      <NoHydration id="my-details" render={(parts) => parts.my(details.value)} />
    </>
  );
}
