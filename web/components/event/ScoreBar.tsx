import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isUnderWay, type Side, scoreOf } from '../../domain/match.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { StatusLabel } from './EventStatus.tsx';

/**
 * A sticky line with the score. It is behind the head of the match until that has scrolled away. Decorative: the head has
 * the same text.
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
