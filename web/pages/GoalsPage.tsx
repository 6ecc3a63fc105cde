import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Pager } from '../components/match/Pager.tsx';
import { Minute } from '../components/SpokenText.tsx';
import { useApp } from '../data/appContext.ts';
import { goalsQuery } from '../data/goalsQuery.ts';
import type { GoalsView } from '../data/pageState.ts';
import { type Goal, type GoalsPage as Goals, type GoalsQuery, goalsSearch } from '../domain/goals.ts';
import { nameIn } from '../domain/locale.ts';
import { FOLLOWED, ONLY } from '../domain/wordPages.ts';
import { goalsFeedPath, matchRoute } from '../format/addresses/routes.ts';
import { clockTime } from '../format/kickOff.ts';
import { minuteOf } from '../format/minutes.ts';
import { goalCompetition, teamName } from '../format/teamNames.ts';

/** A goal: time, match with the score after it, minute and scorer. A disallowed goal is struck through. */
const GoalLine = memo(function GoalLine({ goal, isFirst }: { goal: Goal; isFirst: boolean }) {
  const { t, href, visitor } = useApp();
  const { match, side, minute, scorer, score, takenBackAt, at } = goal;
  const isTakenBack = takenBackAt !== null;
  const teams = { home: teamName(match.home, t), away: teamName(match.away, t) };
  const weightOf = (each: typeof side) => (each === side && !isTakenBack ? 'font-bold' : '');
  const Line = isTakenBack ? 'del' : 'span';
  return (
    <li className={isFirst ? undefined : 'border-t border-line'}>
      <a
        href={href(matchRoute(match))}
        className={`flex min-h-11 gap-3 px-3 py-2 text-sm hover:bg-sunken${isTakenBack ? ' text-muted' : ''}`}
      >
        <time dateTime={new Date(at).toISOString()} className="text-muted">
          {clockTime(at, visitor.zone, t)}
        </time>
        <span className="min-w-0">
          <Line className="block wrap-anywhere">
            <bdi className={weightOf('home')}>{teams.home}</bdi>{' '}
            <span className="whitespace-nowrap">
              <span className={weightOf('home')}>{score.home}</span>–
              <span className={weightOf('away')}>{score.away}</span>
            </span>{' '}
            <bdi className={weightOf('away')}>{teams.away}</bdi>
          </Line>
          {isTakenBack && <span className="text-xs font-semibold text-live">{t('goals.takenBack')} · </span>}
          <span className="text-xs">
            {minute !== null && <Minute text={minuteOf(minute)} />}{' '}
            {scorer ?? t('goals.unnamed', { team: teams[side] })}
          </span>
          <span className="text-xs text-muted"> · {goalCompetition(match, t)}</span>
        </span>
      </a>
    </li>
  );
});

/** Filters the goals by competition. A form, which script submits on change. */
function GoalsFilter({ competitions, query }: { competitions: Goals['competitions']; query: GoalsQuery }) {
  const { t, href, locale } = useApp();
  const listed = competitions
    .map(({ key, country, ...named }) => ({ key, name: `${country.names[locale]}: ${nameIn(named, locale)}` }))
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
        {listed.map(({ key, name }) => (
          <option key={key} value={key}>
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
      <nav aria-label={t('goals.which')} className="mb-2 flex flex-wrap gap-2">
        {[true, false].map((isEvery) => (
          <a
            key={String(isEvery)}
            href={`${href({ name: 'goals' })}${isEvery ? '' : goalsSearch({ followed: true, page: 1 })}`}
            className="pill border border-line"
            aria-current={isEvery !== (query.followed === true) ? 'true' : undefined}
          >
            {t(isEvery ? 'goals.every' : 'goals.followed')}
          </a>
        ))}
      </nav>
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
