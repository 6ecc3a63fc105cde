import { useAtMatchTime } from '../../data/pageClock.ts';
import type { Match } from '../../domain/match.ts';
import { type LineGoal, linePath, reachOf, ticksPath } from '../../domain/scoreLine.ts';

interface ScoreLineProps {
  match: Pick<Match, 'sport' | 'state'>;
  /** Those that are told; none is a line without ticks. */
  goals: readonly LineGoal[];
  /** `row` lies along the foot of a row, 2 pixels high; `match` below the score of a match, 6 pixels. */
  variant: 'row' | 'match';
}

/**
 * The site's signature: a line as long as the minute is far, with ticks where goals fell, up for the home side and down for
 * the away side. Red while the match runs. For the eye alone: minute and scorers stand beside it in words.
 */
export function ScoreLine({ match, goals, variant }: ScoreLineProps) {
  const reach = useAtMatchTime((now) => reachOf(match, goals, now), match.state.kind === 'playing');
  if (reach === null) return null;
  const over = match.state.kind === 'finished' ? ' score-line-over' : '';
  return (
    <svg
      className={`score-line score-line-${variant}${over}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={linePath(reach)} />
      {goals.length > 0 && <path d={ticksPath(goals, match)} />}
    </svg>
  );
}
