import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { type GoalIncident, isGoal, scorerSide } from '../../domain/incidentGoals.ts';
import type { Side } from '../../domain/match.ts';
import { incidentMinute } from '../../format/incidents.ts';
import { shortPlayerName } from '../../format/playerName.ts';
import { spokenMinute } from '../../format/spokenMinute.ts';
import { teamName } from '../../format/teamNames.ts';
import { SpokenText } from '../SpokenText.tsx';
import { PlayerLink } from './PlayerLink.tsx';

/** More goals than this are no list of scorers (ice hockey has fewer, handball tells none). */
const MOST_SCORERS = 12;

/** So many stand in sight; of more the last ones are folded away, so that the tabs stay near the top. */
const IN_SIGHT = 2;

/** When a goal fell and of which kind it was, as it is written and as it is said. */
function goalText({ minute, kind }: GoalIncident, t: Translate): { text: string; said: string } {
  const at = minute === null ? '' : incidentMinute(minute);
  const saidAt = minute === null ? '' : spokenMinute(at, t);
  if (kind === 'goal') return { text: at, said: saidAt };
  const isPenalty = kind === 'penalty';
  return {
    text: `${at} (${t(isPenalty ? 'short.penalty' : 'short.ownGoal')})`.trim(),
    said: `${saidAt} (${t(isPenalty ? 'incident.penalty' : 'incident.own-goal')})`.trim(),
  };
}

/** Who has scored for a side, each scorer once with the minutes; a goal whose scorer is not known has its minute only. */
export function Scorers({ event, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const scorers = new Map<string, { goal: GoalIncident; goals: { text: string; said: string }[] }>();
  event.incidents.filter(isGoal).forEach((goal, index) => {
    if (goal.side !== side) return;
    const key = goal.player === null ? `${index}` : `${goal.kind === 'own-goal'} ${goal.player}`;
    const scorer = scorers.get(key) ?? { goal, goals: [] };
    scorer.goals.push(goalText(goal, t));
    scorers.set(key, scorer);
  });
  if (scorers.size === 0) return null;
  const rows = [...scorers].slice(0, MOST_SCORERS).map(([key, { goal, goals }]) => (
    <li key={key}>
      {goal.player !== null && (
        <>
          <PlayerLink event={event} side={scorerSide(goal)} player={{ id: goal.playerId, name: goal.player }}>
            <bdi>{shortPlayerName(goal.player)}</bdi>
          </PlayerLink>{' '}
        </>
      )}
      <SpokenText text={goals.map(({ text }) => text).join(', ')} as={goals.map(({ said }) => said).join(', ')} />
    </li>
  ));
  const shown = rows.length > IN_SIGHT ? IN_SIGHT - 1 : IN_SIGHT;
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
