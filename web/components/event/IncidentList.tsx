import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import { incidentMinute, incidentName, reasonText } from '../../format/incidents.ts';
import { shortPlayerName } from '../../format/playerName.ts';
import { teamName } from '../../format/teamNames.ts';
import { Minute } from '../match/Minute.tsx';
import { IncidentSign } from './IncidentSign.tsx';

/** Who it was, in the short form of a name; names arrive late. */
function Player({ name }: { name: string | null }) {
  const { t } = useApp();
  if (name === null) return <span className="text-muted">{t('event.unknownPlayer')}</span>;
  return <bdi className="font-semibold">{shortPlayerName(name)}</bdi>;
}

function Words({ children }: { children: ReactNode }) {
  return <span className="text-xs text-muted">{children}</span>;
}

/** What happened and to whom, in words: a goal with its score and assist, a substitution with both players. */
function Story({ incident }: { incident: Incident }) {
  const { t } = useApp();
  const name = incidentName(incident, t);
  switch (incident.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const { scoreAfter, assists, player } = incident;
      return (
        <>
          <span>
            <Player name={player} />{' '}
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
            <Player name={player} />
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
            <Player name={playerIn} />
          ) : (
            <span>
              {t('event.substitution', {
                in: playerIn === null ? t('event.unknownPlayer') : shortPlayerName(playerIn),
                out: shortPlayerName(playerOut),
              })}
            </span>
          )}
          <Words>{name}</Words>
        </>
      );
    }
    default:
      return (
        <>
          {incident.player === null && (incident.kind === 'other' || incident.kind === 'decision') ? null : (
            <Player name={incident.player} />
          )}
          <Words>{name}</Words>
        </>
      );
  }
}

/** Everything that happened, in the order of the match: the home side's on the left, the away side's on the right. */
export function IncidentList({ event: { match, incidents, halfTime } }: { event: EventDetail }) {
  const { t } = useApp();
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
              <Story incident={incident} />
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
