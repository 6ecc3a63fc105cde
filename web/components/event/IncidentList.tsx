import { Fragment, type ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import {
  incidentRows,
  isGoal,
  isSubstitution,
  type PlayerMention,
  type Substitution,
  scorerSide,
} from '../../domain/incidents.ts';
import type { Side } from '../../domain/match.ts';
import { incidentName, reasonText } from '../../format/incidents.ts';
import { minuteOf } from '../../format/minutes.ts';
import { teamName } from '../../format/teamNames.ts';
import { Minute } from '../SpokenText.tsx';
import { IncidentSign } from './IncidentSign.tsx';
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
function SubstitutionStory({ event, incident }: { event: EventDetail; incident: Substitution }) {
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

function IncidentStory({ event, incident }: { event: EventDetail; incident: Incident }) {
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

/** The outer end of every row: minute and icon. The side of the page shows the team, and screen readers get its name. */
function RowStart({ event: { match }, incident }: { event: EventDetail; incident: Incident }) {
  const { t } = useApp();
  return (
    <>
      <span className="incident-minute figures">
        {incident.minute === null ? <span aria-hidden="true">–</span> : <Minute text={minuteOf(incident.minute)} />}
      </span>
      <IncidentSign kind={incident.kind} />
      <span className="sr-only">{teamName(match[incident.side], t)}:</span>
    </>
  );
}

function SingleIncident({ event, incident }: { event: EventDetail; incident: Incident }) {
  const score = isGoal(incident) ? incident.scoreAfter : null;
  return (
    <li className={`incident incident-${incident.side}${isGoal(incident) ? ' incident-goal' : ''}`}>
      <RowStart event={event} incident={incident} />
      <span className="incident-words">
        <IncidentStory event={event} incident={incident} />
      </span>
      {score !== null && (
        <b className="incident-score figures">
          {score.home}–{score.away}
        </b>
      )}
    </li>
  );
}

function Changes({ event, changes }: { event: EventDetail; changes: readonly [Incident, ...Incident[]] }) {
  const { t } = useApp();
  const [first] = changes;
  return (
    <li>
      <details className={`changes changes-${first.side}`}>
        <summary className={`incident incident-${first.side}`}>
          <RowStart event={event} incident={first} />
          <span className="incident-words">{t.count('event.changes', changes.length)}</span>
        </summary>
        <ul>
          {changes.filter(isSubstitution).map((change) => (
            <li key={`${change.playerIn} ${change.playerOut}`}>
              <SubstitutionStory event={event} incident={change} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** All incidents in match order, with the half-time score between the halves. */
export function IncidentList({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match, incidents, halfTime } = event;
  const rows = incidentRows(incidents);
  const hasBreak = match.sport === 'football' && halfTime !== null;
  const afterBreak = hasBreak ? rows.findIndex(([first]) => (first.minute?.minute ?? 0) > 45) : -1;
  const halfTimeRow: ReactNode = halfTime !== null && (
    <li className="incident-break">{t('event.halfTimeScore', { home: halfTime.home, away: halfTime.away })}</li>
  );
  return (
    <ol>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an incident has no id, only a position
        <Fragment key={index}>
          {index === afterBreak && halfTimeRow}
          {row.length > 1 ? (
            <Changes event={event} changes={row} />
          ) : (
            <SingleIncident event={event} incident={row[0]} />
          )}
        </Fragment>
      ))}
      {hasBreak && afterBreak < 0 && halfTimeRow}
    </ol>
  );
}
