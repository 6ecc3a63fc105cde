import { useApp } from '../appContext.ts';
import { NoHydration } from '../components/NoHydration.tsx';
import { MyToday } from '../components/own/MyToday.tsx';
import type { MyView } from '../data/ownViews.ts';
import { SPORTS } from '../domain/sport.ts';

/** What a visitor follows: today's matches, live; below them what is next and was last, tables and news. */
export function MyPage({ view: { today, isEmpty, still } }: { view: MyView }) {
  const { t } = useApp();
  const sports = SPORTS.filter((sport) => today.some((match) => match.sport === sport));
  return (
    <>
      <h1 className="mb-2 px-1 text-lg font-bold">{t('my.title')}</h1>
      {!isEmpty && today.length === 0 && <p className="card mb-3 px-4 py-6 text-muted">{t('my.noneToday')}</p>}
      {sports.map((sport) => (
        <MyToday key={sport} sport={sport} matches={today.filter((match) => match.sport === sport)} />
      ))}
      <NoHydration id="my-still" of={(parts) => parts.my(still.value)} />
    </>
  );
}
