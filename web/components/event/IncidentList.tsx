import { Fragment, type ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import { type IncidentRow, incidentRows, isGoal, type Substitution } from '../../domain/incidents.ts';
import { minuteOf } from '../../format/minutes.ts';
import { teamName } from '../../format/teamNames.ts';
import { Minute } from '../match/Minute.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { IncidentStory, SubstitutionStory } from './IncidentStory.tsx';

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

/** Several simultaneous substitutions of one side, folded into one row. */
function Changes({ event, first, changes }: { event: EventDetail; first: Substitution; changes: Substitution[] }) {
  const { t } = useApp();
  return (
    <li>
      <details className={`changes changes-${first.side}`}>
        <summary className={`incident incident-${first.side}`}>
          <RowStart event={event} incident={first} />
          <span className="incident-words">{t.count('event.changes', changes.length)}</span>
        </summary>
        <ul>
          {changes.map((change) => (
            <li key={`${change.playerIn} ${change.playerOut}`}>
              <SubstitutionStory event={event} incident={change} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Row({ event, row }: { event: EventDetail; row: IncidentRow }) {
  if (row.kind === 'one') return <SingleIncident event={event} incident={row.incident} />;
  const [first, ...others] = row.changes;
  if (first === undefined) return null;
  if (others.length === 0) return <SingleIncident event={event} incident={first} />;
  return <Changes event={event} first={first} changes={row.changes} />;
}

const firstIncident = (row: IncidentRow): Incident | undefined => (row.kind === 'one' ? row.incident : row.changes[0]);

/** All incidents in match order, with the half-time score between the halves. */
export function IncidentList({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match, incidents, halfTime } = event;
  const rows = incidentRows(incidents);
  const hasBreak = match.sport === 'football' && halfTime !== null;
  const afterBreak = hasBreak ? rows.findIndex((row) => (firstIncident(row)?.minute?.minute ?? 0) > 45) : -1;
  const halfTimeRow: ReactNode = halfTime !== null && (
    <li className="incident-break">{t('event.halfTimeScore', { home: halfTime.home, away: halfTime.away })}</li>
  );
  return (
    <ol>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an incident has no id, only a position
        <Fragment key={index}>
          {index === afterBreak && halfTimeRow}
          <Row event={event} row={row} />
        </Fragment>
      ))}
      {hasBreak && afterBreak < 0 && halfTimeRow}
    </ol>
  );
}
