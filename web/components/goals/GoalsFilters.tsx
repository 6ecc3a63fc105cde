import { useApp } from '../../data/appContext.ts';
import { type GoalsPage, type GoalsQuery, goalsSearch } from '../../domain/goals.ts';
import { nameIn } from '../../domain/named.ts';
import { FOLLOWED, ONLY } from '../../domain/wordPages.ts';

export function FollowedGoals({ isChosen }: { isChosen: boolean }) {
  const { t, href } = useApp();
  const link = (text: string, search: string, isCurrent: boolean) => (
    <a
      href={`${href({ name: 'goals' })}${search}`}
      className="pill border border-line"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav aria-label={t('goals.which')} className="mb-2 flex flex-wrap gap-2">
      {link(t('goals.every'), '', !isChosen)}
      {link(t('goals.followed'), goalsSearch({ followed: true, page: 1 }), isChosen)}
    </nav>
  );
}

/** Filters the goals by competition. A form, which script submits on change. */
export function GoalsFilter({ competitions, query }: { competitions: GoalsPage['competitions']; query: GoalsQuery }) {
  const { t, href, locale } = useApp();
  const listed = competitions
    .map(({ id, country, ...named }) => ({ id, name: `${country.names[locale]}: ${nameIn(named, locale)}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <form action={href({ name: 'goals' })} className="mb-3 flex flex-wrap gap-2">
      {query.followed && <input type="hidden" name={FOLLOWED} value={ONLY} />}
      <label htmlFor="goals-competition" className="sr-only">
        {t('goals.competition')}
      </label>
      <select
        id="goals-competition"
        name="competition"
        defaultValue={query.competition ?? ''}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base"
      >
        <option value="">{t('goals.everyCompetition')}</option>
        {listed.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">
        {t('goals.show')}
      </button>
    </form>
  );
}
