import { memo } from 'react';
import { type ListedRow, useApp } from '../../data/appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import {
  goalsOf,
  isUnderWay,
  type ListedGoal,
  leaderOf,
  type Match,
  type MatchState,
  periodsOf,
  type Score,
  type Side,
  scoreOf,
  shootOutOf,
  type Team,
} from '../../domain/match.ts';
import { dotsPath, type LineGoal, linePath, reachOf } from '../../domain/scoreLine.ts';
import { SHOW, SHOW_FORM } from '../../domain/spoilers.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { isGoalNews, minuteOf } from '../../format/minutes.ts';
import { namesOf, sidesOf } from '../../format/teamNames.ts';
import { RowPrices } from '../odds/RowPrices.tsx';
import { Minute } from '../SpokenText.tsx';
import { Star } from '../Star.tsx';
import { Crest } from './Crest.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TeamName } from './TeamName.tsx';
import { isSameRow } from './unchanged.ts';
import { useGlow } from './useGlow.ts';

interface ScoreLineProps {
  match: Pick<Match, 'sport' | 'state'>;
  /** The goals with a known minute. Each gets a dot. */
  goals: readonly LineGoal[];
}

/** A line as long as the match minute, with dots for goals. Decorative: minute and score are beside it as text. */
export function ScoreLine({ match, goals }: ScoreLineProps) {
  const reach = useAtMatchTime((now) => reachOf(match, goals, now), match.state.kind === 'playing');
  if (reach === null) return null;
  return (
    <svg className="score-line" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={linePath(reach)} />
      {goals.length > 0 && <path className="score-line-goal" d={dotsPath(goals, match)} />}
      {goals.some(({ side }) => side === 'away') && (
        <path className="score-line-goal score-line-hollow" d={dotsPath(goals, match, 'away')} />
      )}
    </svg>
  );
}

export function RedCards({ count }: { count: number }) {
  const { t } = useApp();
  if (count === 0) return null;
  return (
    <span className="row-card">
      <span aria-hidden="true">{count > 1 ? count : ' '}</span>
      <span className="sr-only"> {t.count('match.redCards', count)} </span>
    </span>
  );
}

interface TeamCellProps {
  team: Team | null;
  side: Side;
  cards: number;
  /** A goal that this side has just scored. */
  news: ListedGoal | undefined;
}

function TeamCell({ team, side, cards, news }: TeamCellProps) {
  const { t } = useApp();
  return (
    <span className={`row-team row-${side}`}>
      <Crest team={team} />
      <bdi className={`row-name ${team === null ? 'text-muted' : ''}`}>
        <TeamName team={team} />
      </bdi>
      <RedCards count={cards} />
      {news !== undefined && (
        <small className="row-goal">
          <span className="sr-only">{t('match.goal')} </span>
          <bdi>{news.scorer}</bdi>{' '}
          <span>
            <Minute text={minuteOf(news)} />
          </span>
        </small>
      )}
    </span>
  );
}

/** One side's score, which glows when it changes. */
export function ScoreCell({ side, score, shootOut }: { side: Side; score: Score | null; shootOut: Score | null }) {
  const cell = useGlow(score?.[side]);
  return (
    <span ref={cell} className={`row-score row-score-${side}`}>
      {score === null ? <span aria-hidden="true">-</span> : score[side]}
      {shootOut !== null && <span className="row-shoot-out">({shootOut[side]})</span>}
    </span>
  );
}

/** The score of each quarter or period, for wide lists. Decorative: the page of the match has a table. */
function Periods({ state, sides }: { state: MatchState; sides: readonly Side[] }) {
  const periods = periodsOf(state);
  if (periods.length === 0) return null;
  return (
    <span className="row-periods figures" aria-hidden="true">
      {sides.map((side) => (
        <span key={side}>
          {periods.map((score, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has no id, only a position
            <i key={index}>{score[side]}</i>
          ))}
        </span>
      ))}
    </span>
  );
}

/** A match in a list. The row links to the match, and each price to its operator. */
export const MatchRow = memo(function MatchRow({ match, prices, minimumAge }: ListedRow) {
  const { t, href, visitor } = useApp();
  const { state, redCards, sport } = match;
  const score = scoreOf(state);
  const shootOut = shootOutOf(state);
  const lead = leaderOf(state);
  const goal = goalsOf(state).at(-1);
  const isNews = useAtMatchTime((now) => isGoalNews(state, now), goal !== undefined);
  const isLive = isUnderWay(match);
  const isAhead = !isLive && score === null && !match.concealed && state.kind !== 'finished';
  const sides = sidesOf(match, visitor);
  const [first, second] = sides;
  const team = (side: Side) => (
    <>
      <TeamCell
        team={match[side]}
        side={side}
        cards={redCards[side]}
        news={isNews && goal?.side === side ? goal : undefined}
      />
      <ScoreCell side={side} score={score} shootOut={shootOut} />
    </>
  );
  const isBox = sport !== 'football';
  const classes = [
    'row',
    isLive && 'row-live',
    isAhead && 'row-ahead',
    lead !== null && `row-lead-${lead}`,
    isBox && 'row-box',
    isBox && first === 'away' && 'row-away-first',
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <a className="row-link" href={href(matchRoute(match))}>
        <StatusCell match={match} />
        {team(first)}
        <span className="row-dash" aria-hidden="true">
          {score === null ? '' : '–'}
        </span>
        {team(second)}
        <Periods state={state} sides={sides} />
      </a>
      {match.concealed && (
        <button
          type="submit"
          className="row-show"
          aria-label={`${t('match.show')}: ${t('match.fixture', namesOf(match, t))}`}
          form={SHOW_FORM}
          name={SHOW}
          value={`m${match.id}`}
        >
          {t('match.show')}
        </button>
      )}
      <Star follow={`m${match.id}`} />
      {minimumAge !== null && <RowPrices match={match} prices={prices} minimumAge={minimumAge} />}
      {/* Last, because it is at the bottom: a document can arrive in pieces, and a row that grows would move it. */}
      {isLive && <ScoreLine match={match} goals={goalsOf(state)} />}
    </li>
  );
}, isSameRow);
