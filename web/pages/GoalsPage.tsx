import { useQuery } from '@tanstack/react-query';
import { GoalLine } from '../components/goals/GoalLine.tsx';
import { FollowedGoals, GoalsFilter } from '../components/goals/GoalsFilters.tsx';
import { Pager } from '../components/match/Pager.tsx';
import { useApp } from '../data/appContext.ts';
import { goalsQuery } from '../data/goalsQuery.ts';
import type { GoalsView } from '../data/pageState.ts';
import { goalsSearch } from '../domain/goals.ts';
import { goalsFeedPath } from '../format/addresses/routes.ts';

/** The latest goals of all matches, newest first. */
export function GoalsPage({ view }: { view: GoalsView }) {
  const { t, href, site, locale, visitor } = useApp();
  const { query } = view;
  const { data } = useQuery(goalsQuery(query, site.pollSeconds));
  const goals = data?.goals ?? [];
  const empty = query.followed ? t('goals.noneFollowed') : t('goals.none');
  const none = visitor.spoilers === undefined ? empty : t('goals.hidden');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('goals.title')}</h1>
        {!site.closed && (
          <a href={goalsFeedPath(locale)} className="inline-flex min-h-11 items-center text-sm underline">
            {t('goals.feed')}
          </a>
        )}
      </div>
      <FollowedGoals isChosen={query.followed === true} />
      {data !== undefined && data.competitions.length > 0 && (
        <GoalsFilter competitions={data.competitions} query={query} />
      )}
      <div className="card mb-3 overflow-clip">
        {goals.length === 0 ? (
          <p className="px-4 py-10 text-center text-muted">{data?.known === true ? none : t('goals.unavailable')}</p>
        ) : (
          <ol>
            {goals.map((goal, index) => (
              <GoalLine key={goal.id} goal={goal} isFirst={index === 0} />
            ))}
          </ol>
        )}
      </div>
      {data !== undefined && (
        <Pager
          page={data.page}
          pages={data.pages}
          addressOf={(page) => `${href({ name: 'goals' })}${goalsSearch({ ...query, page })}`}
        />
      )}
      <p className="mb-3 px-1 text-xs text-muted">{t('goals.kept')}</p>
    </>
  );
}
