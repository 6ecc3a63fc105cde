import { useAtMatchTime } from '../../data/pageClock.ts';
import type { Match } from '../../domain/match.ts';
import { dotsPath, type LineGoal, linePath, reachOf } from '../../domain/scoreLine.ts';

interface ScoreLineProps {
  match: Pick<Match, 'sport' | 'state'>;
  /** The goals with a known minute. Each gets a dot. */
  goals: readonly LineGoal[];
}

/**
 * A line along the bottom of a row, whose length is the match minute, with dots for goals: filled for the home side, hollow for the away side. Red while
 * the match is running. Decorative: minute and score are beside it as text.
 */
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
