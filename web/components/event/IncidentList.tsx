import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import { type EventDetail, type Incident, scorerSide } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import type { PlayerMention } from '../../domain/namedPlayer.ts';
import { incidentMinute, incidentName, reasonText } from '../../format/incidents.ts';
import { shortPlayerName } from '../../format/playerName.ts';
import { teamName } from '../../format/teamNames.ts';
import { Minute } from '../match/Minute.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { PlayerLink } from './PlayerLink.tsx';

/** Who it was, in the short form of a name; names arrive late. */
function Player({ event, side, player }: { event: EventDetail; side: Side; player: PlayerMention }) {
  const { t } = useApp();
  if (player.name === null) return <span className="text-muted">{t('event.unknownPlayer')}</span>;
  return (
    <PlayerLink event={event} side={side} player={player} className="font-semibold">
      <bdi>{shortPlayerName(player.name)}</bdi>
    </PlayerLink>
  );
}

/** `A for B`: both in the order and with the words of the language, each a link of its own. */
function Substitution({ event, incident }: { event: EventDetail; incident: Incident & { kind: 'substitution' } }) {
  const { t } = useApp();
  const { side, playerId, playerIn, playerOutId, playerOut } = incident;
  const [before = '', between = '', after = ''] = t('event.substitution', { in: '\n', out: '\n' }).split('\n');
  return (
    <span>
      {before}
      <Player event={event} side={side} player={{ id: playerId, name: playerIn }} />
      {between}
      <Player event={event} side={side} player={{ id: playerOutId, name: playerOut }} />
      {after}
    </span>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <span className="text-xs text-muted">{children}</span>;
}

/** What happened and to whom, in words: a goal with its score and assist, a substitution with both players. */
function Story({ event, incident }: { event: EventDetail; incident: Incident }) {
  const { t } = useApp();
  const name = incidentName(incident, t);
  const { side, playerId: id } = incident;
  switch (incident.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const { scoreAfter, assists, player } = incident;
      return (
        <>
          <span>
            <Player event={event} side={scorerSide(incident)} player={{ id, name: player }} />{' '}
            {scoreAfter !== null && (
              <b className="incident-score">
                {scoreAfter.home}–{scoreAfter.away}
              </b>
            )}
          </span>
          <Words>
            {name}
            {assists.length > 0 && <> · {t('event.assist', { name: assists.map(shortPlayerName).join(', ') })}</>}
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
    case 'substitution': {
      const { playerIn, playerOut } = incident;
      return (
        <>
          {playerOut === null ? (
            <Player event={event} side={side} player={{ id, name: playerIn }} />
          ) : (
            <Substitution event={event} incident={incident} />
          )}
          <Words>{name}</Words>
        </>
      );
    }
    default:
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

/** Everything that happened, in the order of the match: the home side's on the left, the away side's on the right. */
export function IncidentList({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match, incidents, halfTime } = event;
  const breakAt = match.sport === 'football' && halfTime !== null;
  const afterBreak = breakAt ? incidents.findIndex(({ minute }) => minute !== null && minute.minute > 45) : -1;
  const halfTimeRow = halfTime !== null && (
    <li key="half-time" className="incident-break">
      {t('event.halfTimeScore', { home: halfTime.home, away: halfTime.away })}
    </li>
  );
  return (
    <ol className="pb-2">
      {incidents.map((incident, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an incident has no identity but its place
        <Entry key={index} before={index === afterBreak && halfTimeRow}>
          <li className={`incident incident-${incident.side}`}>
            <span className="incident-minute">
              {incident.minute === null ? (
                <span aria-hidden="true">–</span>
              ) : (
                <Minute text={incidentMinute(incident.minute)} />
              )}
            </span>
            <IncidentSign kind={incident.kind} />
            <span className="sr-only">{teamName(match[incident.side], t)}:</span>
            <span className="incident-words">
              <Story event={event} incident={incident} />
            </span>
          </li>
        </Entry>
      ))}
      {breakAt && afterBreak < 0 && halfTimeRow}
    </ol>
  );
}

/** A row with what stands above it. */
function Entry({ before, children }: { before: ReactNode; children: ReactNode }) {
  return (
    <>
      {before}
      {children}
    </>
  );
}
