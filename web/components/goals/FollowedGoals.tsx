import { useApp } from '../../data/appContext.ts';
import { goalsSearch } from '../../domain/goals.ts';

/** Links to all goals, and to the goals of followed teams, competitions and matches. */
export function FollowedGoals({ isChosen }: { isChosen: boolean }) {
  const { t, href } = useApp();
  const path = href({ name: 'goals' });
  const pill = 'pill min-h-11 border border-line';
  return (
    <nav aria-label={t('goals.which')} className="mb-2 flex flex-wrap gap-2">
      <a href={path} className={pill} aria-current={isChosen ? undefined : 'true'}>
        {t('goals.every')}
      </a>
      <a
        href={`${path}${goalsSearch({ followed: true, page: 1 })}`}
        className={pill}
        aria-current={isChosen ? 'true' : undefined}
      >
        {t('goals.followed')}
      </a>
    </nav>
  );
}
