import { useApp } from '../../appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isUnderWay, type Side, scoreOf } from '../../domain/match.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { StatusLabel } from './EventStatus.tsx';

/**
 * The score in one line, which stays in sight past the head of the match: it lies behind the head until that has scrolled
 * away. A picture: the head says the same in words.
 */
export function ScoreBar({ event: { match } }: { event: EventDetail }) {
  const { t } = useApp();
  const score = scoreOf(match.state);
  const team = (side: Side) => (
    <bdi className="score-bar-team">
      <TeamName team={match[side]} />
    </bdi>
  );
  return (
    <div className="score-bar sticky" aria-hidden="true">
      <Crest team={match.home} />
      {team('home')}
      <b className={isUnderWay(match) ? 'text-live' : ''}>
        {score === null ? t('short.versus') : `${score.home}–${score.away}`}
      </b>
      {team('away')}
      <Crest team={match.away} />
      <span className={isUnderWay(match) ? 'text-live' : 'text-muted'}>
        <StatusLabel match={match} />
      </span>
    </div>
  );
}
