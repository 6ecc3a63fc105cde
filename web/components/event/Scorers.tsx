import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../appContext.ts';
import { type EventDetail, type GoalIncident, isGoal, type Side } from '../../domain/eventDetail.ts';
import { incidentMinute } from '../../format/incidents.ts';
import { shortPlayerName } from '../../format/playerName.ts';
import { teamName } from '../../format/teamNames.ts';

/** More goals than this are no list of scorers (ice hockey has fewer, handball tells none). */
const MOST_SCORERS = 12;

function goalText({ minute, kind }: GoalIncident, t: Translate): string {
  const at = minute === null ? '' : incidentMinute(minute);
  if (kind === 'goal') return at;
  return `${at} (${t(kind === 'penalty' ? 'short.penalty' : 'short.ownGoal')})`.trim();
}

/** Who has scored for a side, each scorer once with the minutes; a goal whose scorer is not known has its minute only. */
export function Scorers({ event, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const scorers = new Map<string, { name: string | null; goals: string[] }>();
  event.incidents.filter(isGoal).forEach((goal, index) => {
    if (goal.side !== side) return;
    const key = goal.player === null ? `${index}` : `${goal.kind === 'own-goal'} ${goal.player}`;
    const scorer = scorers.get(key) ?? { name: goal.player, goals: [] };
    scorer.goals.push(goalText(goal, t));
    scorers.set(key, scorer);
  });
  if (scorers.size === 0) return <span />;
  return (
    <ul aria-label={t('event.goalsOf', { team: teamName(event.match[side], t) })} className={`scorers scorers-${side}`}>
      {[...scorers].slice(0, MOST_SCORERS).map(([key, { name, goals }]) => (
        <li key={key}>
          {name !== null && (
            <>
              <bdi>{shortPlayerName(name)}</bdi>{' '}
            </>
          )}
          {goals.join(', ')}
        </li>
      ))}
    </ul>
  );
}
