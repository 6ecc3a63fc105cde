import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { type GoalIncident, isGoal, scorerSide } from '../../domain/incidents.ts';
import type { Side } from '../../domain/match.ts';
import { minuteOf, spokenMinute } from '../../format/minutes.ts';
import { shortPlayerName } from '../../format/shortNames.ts';
import { teamName } from '../../format/teamNames.ts';
import { SpokenText } from '../SpokenText.tsx';
import { PlayerLink } from './PlayerLink.tsx';

/** The most scorers of a side. Ice hockey stays below it, and handball feeds list none. */
const MAX_SCORERS = 12;

/** Visible rows for each side, including the one that unfolds the rest. Keeps the tabs near the top. */
const VISIBLE_ROWS = 4;

function goalText({ minute, kind }: GoalIncident, t: Translate): { text: string; spoken: string } {
  const at = minute === null ? '' : minuteOf(minute);
  const spokenAt = minute === null ? '' : spokenMinute(at, t);
  if (kind === 'goal') return { text: at, spoken: spokenAt };
  const isPenalty = kind === 'penalty';
  return {
    // A no-break space keeps the sign beside its minute.
    text: `${at}\u00a0${t(isPenalty ? 'short.penalty' : 'short.ownGoal')}`.trim(),
    spoken: `${spokenAt} (${t(isPenalty ? 'incident.penalty' : 'incident.own-goal')})`.trim(),
  };
}

/** The scorers of a side, each with the minutes of their goals. A goal by an unknown scorer shows only its minute. */
export function Scorers({ event, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const scorers = new Map<string, { goal: GoalIncident; goals: { text: string; spoken: string }[] }>();
  event.incidents.filter(isGoal).forEach((goal, index) => {
    if (goal.side !== side) return;
    const key = goal.player === null ? `${index}` : `${goal.kind === 'own-goal'} ${goal.player}`;
    const scorer = scorers.get(key) ?? { goal, goals: [] };
    scorer.goals.push(goalText(goal, t));
    scorers.set(key, scorer);
  });
  if (scorers.size === 0) return null;
  const rows = [...scorers].slice(0, MAX_SCORERS).map(([key, { goal, goals }]) => (
    <li key={key}>
      {goal.player !== null && (
        <>
          <PlayerLink
            event={event}
            side={scorerSide(goal)}
            player={{ id: goal.playerId, name: goal.player }}
            className="min-w-0 truncate"
          >
            <bdi className="scorer-full">{goal.player}</bdi>
            <bdi className="scorer-short">{shortPlayerName(goal.player)}</bdi>
          </PlayerLink>{' '}
        </>
      )}
      <span className="scorer-times">
        <SpokenText text={goals.map(({ text }) => text).join(', ')} as={goals.map(({ spoken }) => spoken).join(', ')} />
      </span>
    </li>
  ));
  const shown = rows.length > VISIBLE_ROWS ? VISIBLE_ROWS - 1 : VISIBLE_ROWS;
  const label = t('event.goalsOf', { team: teamName(event.match[side], t) });
  return (
    <div className={`scorers scorers-${side}`}>
      <ul aria-label={label}>{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details>
          <summary>{t.count('event.moreScorers', rows.length - shown)}</summary>
          <ul aria-label={label}>{rows.slice(shown)}</ul>
        </details>
      )}
    </div>
  );
}
