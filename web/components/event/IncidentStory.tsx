import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import type { PlayerMention, Substitution } from '../../domain/incidents.ts';
import { scorerSide } from '../../domain/incidents.ts';
import type { Side } from '../../domain/match.ts';
import { incidentName, reasonText } from '../../format/incidents.ts';
import { PlayerLink } from './PlayerLink.tsx';

interface PlayerProps {
  event: EventDetail;
  side: Side;
  player: PlayerMention;
  className?: string;
}

/** A player's name. The feed may report an incident before the name. */
function Player({ event, side, player, className = '' }: PlayerProps) {
  const { t } = useApp();
  if (player.name === null) return <span className="text-muted">{t('event.unknownPlayer')}</span>;
  return (
    <PlayerLink event={event} side={side} player={player} className={`incident-player ${className}`.trim()}>
      <bdi>{player.name}</bdi>
    </PlayerLink>
  );
}

/** `A for B` in the word order of the language, with a link for each player. */
export function SubstitutionStory({ event, incident }: { event: EventDetail; incident: Substitution }) {
  const { t } = useApp();
  const { side, playerId, playerIn, playerOutId, playerOut } = incident;
  if (playerOut === null) return <Player event={event} side={side} player={{ id: playerId, name: playerIn }} />;
  const [before = '', between = '', after = ''] = t('event.substitution', { in: '\n', out: '\n' }).split('\n');
  return (
    <span>
      {before}
      <Player event={event} side={side} player={{ id: playerId, name: playerIn }} />
      <span className="text-muted">{between}</span>
      <Player event={event} side={side} player={{ id: playerOutId, name: playerOut }} className="text-muted" />
      {after}
    </span>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <span className="incident-kind"> {children}</span>;
}

/** An incident in words: a goal with its assist, a substitution with both players. */
export function IncidentStory({ event, incident }: { event: EventDetail; incident: Incident }) {
  const { t } = useApp();
  const name = incidentName(incident, t);
  const { side, playerId: id } = incident;
  switch (incident.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const { assists, player } = incident;
      return (
        <>
          <Player event={event} side={scorerSide(incident)} player={{ id, name: player }} />
          <Words>
            {name}
            {assists.length > 0 && <> · {t('event.assist', { name: assists.join(', ') })}</>}
          </Words>
        </>
      );
    }
    case 'missed-penalty':
    case 'cancelled-goal': {
      const { player, reason } = incident;
      return (
        <>
          <span className={incident.kind === 'cancelled-goal' ? 'line-through' : undefined}>
            <Player event={event} side={side} player={{ id, name: player }} />
          </span>
          <Words>
            {name}
            {reason !== null && <>, {reasonText(reason, t)}</>}
          </Words>
        </>
      );
    }
    case 'substitution':
      return (
        <>
          <SubstitutionStory event={event} incident={incident} />
          <span className="sr-only"> {name}</span>
        </>
      );
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
    case 'decision':
    case 'other':
      return (
        <>
          {incident.player === null && (incident.kind === 'other' || incident.kind === 'decision') ? null : (
            <Player event={event} side={side} player={{ id, name: incident.player }} />
          )}
          <Words>{name}</Words>
        </>
      );
  }
}
