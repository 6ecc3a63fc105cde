import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import { CARD_KINDS, GOAL_KINDS, NO_GOAL_KINDS } from '../../domain/incidentKinds.ts';
import { incidentRows, isGoal, isSubstitution, type Substitution, scorerSide } from '../../domain/incidents.ts';
import { incidentName, reasonText } from '../../format/incidents.ts';
import { minuteOf } from '../../format/minutes.ts';
import { teamName } from '../../format/teamNames.ts';
import { Minute } from '../SpokenText.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { PlayerLink } from './PlayerLink.tsx';

/** A player's name. The feed may report an incident before the name. */
function Player({ player, className = '', ...of }: Omit<ComponentProps<typeof PlayerLink>, 'children'>) {
  const { t } = useApp();
  if (player.name === null) return <span className="text-muted">{t('event.unknownPlayer')}</span>;
  return (
    <PlayerLink {...of} player={player} className={`incident-player ${className}`.trim()}>
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

/** Kinds that have a player, even if the feed does not name one yet. */
const PLAYER_KINDS = [...GOAL_KINDS, ...NO_GOAL_KINDS, ...CARD_KINDS];

function IncidentStory({ event, incident }: { event: EventDetail; incident: Incident }) {
  const { t } = useApp();
  const name = incidentName(incident, t);
  if (incident.kind === 'substitution') {
    return (
      <>
        <SubstitutionStory event={event} incident={incident} />
        <span className="sr-only"> {name}</span>
      </>
    );
  }
  const { kind, playerId: id, player } = incident;
  const isNamed = player !== null || PLAYER_KINDS.some((each) => each === kind);
  const named = isNamed && <Player event={event} side={scorerSide(incident)} player={{ id, name: player }} />;
  return (
    <>
      {kind === 'missed-penalty' || kind === 'cancelled-goal' ? (
        <span className={kind === 'cancelled-goal' ? 'line-through' : undefined}>{named}</span>
      ) : (
        named
      )}
      <span className="incident-kind">
        {' '}
        {name}
        {'assists' in incident && incident.assists.length > 0 && (
          <> · {t('event.assist', { name: incident.assists.join(', ') })}</>
        )}
        {'reason' in incident && incident.reason !== null && <>, {reasonText(incident.reason, t)}</>}
      </span>
    </>
  );
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

/** Keys that rows keep when an earlier row comes, so that an open one stays open. */
function keysOf(rows: readonly [Incident, ...Incident[]][]): string[] {
  const names = rows.map(([{ kind, side, minute }]) => [kind, side, minute?.minute, minute?.added].join(' '));
  return names.map((name, index) => `${name} ${names.slice(0, index).filter((other) => other === name).length}`);
}

/** All incidents in match order, with the half-time score between the halves. */
export function IncidentList({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match, incidents, halfTime } = event;
  const rows = incidentRows(incidents);
  const keys = keysOf(rows);
  const hasBreak = match.sport === 'football' && halfTime !== null;
  const afterBreak = hasBreak ? rows.findIndex(([first]) => (first.minute?.minute ?? 0) > 45) : -1;
  const halfTimeRow: ReactNode = halfTime !== null && (
    <li className="incident-break">{t('event.halfTimeScore', { home: halfTime.home, away: halfTime.away })}</li>
  );
  return (
    <ol>
      {rows.map((row, index) => (
        <Fragment key={keys[index]}>
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
