import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { Crest } from '../components/match/Crest.tsx';
import { Pager } from '../components/match/Pager.tsx';
import { TeamName } from '../components/match/TeamName.tsx';
import { Flag } from '../components/navigation/Flag.tsx';
import { Minute } from '../components/SpokenText.tsx';
import { useApp } from '../data/appContext.ts';
import { goalsQuery } from '../data/goalsQuery.ts';
import type { GoalsView } from '../data/pageState.ts';
import { type Goal, type GoalsPage as Goals, type GoalsQuery, goalsSearch } from '../domain/goals.ts';
import { nameIn } from '../domain/locale.ts';
import { competitionOrder } from '../domain/matchOrder.ts';
import { zonedTime } from '../domain/zonedTime.ts';
import { goalsFeedPath, matchRoute } from '../format/addresses/routes.ts';
import { longDay } from '../format/calendar.ts';
import { clockTime } from '../format/kickOff.ts';
import { minuteOf } from '../format/minutes.ts';
import { goalCompetition, namesOf } from '../format/teamNames.ts';

/** A goal: minute, crest and scorer, then the match and its new score. A disallowed goal is struck through. */
const GoalLine = memo(function GoalLine({ goal, isFirst }: { goal: Goal; isFirst: boolean }) {
  const { t, href, visitor } = useApp();
  const { match, side, club = null, minute, scorer, score, takenBackAt, at } = goal;
  const isTakenBack = takenBackAt !== null;
  const teams = namesOf(match, t);
  const weightOf = (each: typeof side) => (each === side && !isTakenBack ? 'font-bold' : '');
  const Line = isTakenBack ? 'del' : 'span';
  return (
    <li className={isFirst ? undefined : 'border-t border-line'}>
      <a
        href={href(matchRoute(match))}
        className={`flex min-h-11 items-center gap-3 px-3 py-2 text-sm hover:bg-sunken [&>.crest]:size-5.5${isTakenBack ? ' text-muted' : ''}`}
      >
        <span className="w-11 flex-none text-center">
          {minute !== null && (
            <span className="figures block text-base">
              <Minute text={minuteOf(minute)} />
            </span>
          )}{' '}
          <time dateTime={new Date(at).toISOString()} className="block text-xs text-muted">
            {clockTime(at, visitor.zone, t)}
          </time>
        </span>
        <Crest team={club} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-medium">
            {isTakenBack && <span className="text-live">{t('goals.takenBack')} · </span>}
            <bdi>{scorer ?? t('goals.unnamed', { team: teams[side] })}</bdi>
          </span>{' '}
          <span className="block text-xs text-muted">
            <bdi>
              <TeamName team={match.home} />
            </bdi>
            {' – '}
            <bdi>
              <TeamName team={match.away} />
            </bdi>
            <span className="max-sm:sr-only"> · </span>
            <span className="max-sm:block">{goalCompetition(match, t)}</span>
          </span>
        </span>{' '}
        <Line className="figures flex-none rounded-md bg-sunken px-2 py-1 text-base">
          <span className={weightOf('home')}>{score.home}</span>–<span className={weightOf('away')}>{score.away}</span>
        </Line>
      </a>
    </li>
  );
});

interface GoalsFilterProps {
  competitions: Goals['competitions'];
  view: GoalsView;
}

/** All goals, those of what the visitor follows, or of a competition. Each is a link, and the chosen ones lead back. */
function GoalsFilter({ competitions, view: { query, topIds } }: GoalsFilterProps) {
  const { t, href, locale } = useApp();
  const { page: _, ...chosen } = query;
  const chip = (key: string, text: ReactNode, other: Omit<GoalsQuery, 'page'>, isChosen: boolean) => (
    <a
      key={key}
      href={`${href({ name: 'goals' })}${goalsSearch({ ...other, page: 1 })}`}
      className="pill border border-line"
      aria-current={isChosen ? 'true' : undefined}
    >
      {text}
    </a>
  );
  const { followed, competition, ...all } = chosen;
  return (
    <nav aria-label={t('goals.which')} className="strip no-scrollbar mb-2 gap-2">
      {chip('', t('goals.every'), {}, followed === undefined && competition === undefined)}
      {chip('followed', t('goals.followed'), { ...all, followed: true }, followed === true)}
      {competitions.toSorted(competitionOrder(topIds, locale)).map(({ key, ...each }) => {
        const isChosen = key === competition;
        const name = (
          <>
            <Flag address={each.country.flag} />
            <span className="sr-only">{each.country.names[locale]}: </span>
            {nameIn(each, locale)}
          </>
        );
        return chip(key, name, { ...(followed && { followed }), ...(!isChosen && { competition: key }) }, isChosen);
      })}
    </nav>
  );
}

/** The goals of a calendar day in the visitor's zone. */
function DayGoals({ date, goals }: { date: string; goals: readonly Goal[] }) {
  const { t, visitor } = useApp();
  return (
    <section aria-labelledby={`day-${date}`} className="not-first:border-t not-first:border-line">
      <h2 id={`day-${date}`} className="px-3 pt-3 pb-1 text-sm font-semibold first-letter:uppercase">
        {longDay(date, zonedTime(visitor.now, visitor.zone).date, t)}
      </h2>
      <ol>
        {goals.map((goal, index) => (
          <GoalLine key={goal.id} goal={goal} isFirst={index === 0} />
        ))}
      </ol>
    </section>
  );
}

/** The latest goals of all matches, newest first. */
export function GoalsPage({ view }: { view: GoalsView }) {
  const { t, href, site, locale, visitor } = useApp();
  const { query } = view;
  const { data } = useQuery(goalsQuery(query, site.pollSeconds));
  const goals = data?.goals ?? [];
  const days = Map.groupBy(goals, ({ at }) => zonedTime(at, visitor.zone).date);
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
      <GoalsFilter competitions={data?.competitions ?? []} view={view} />
      <div className="card mb-3 overflow-clip">
        {goals.length === 0 ? (
          <p className="px-4 py-10 text-center text-muted">{data?.known === true ? none : t('goals.unavailable')}</p>
        ) : (
          [...days].map(([date, each]) => <DayGoals key={date} date={date} goals={each} />)
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
