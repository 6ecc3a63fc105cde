import type { Incident } from './eventDetail.ts';

export type Substitution = Incident & { kind: 'substitution' };

/** A row of the timeline: one incident, or substitutions by one side in the same minute. */
export type IncidentRow = { kind: 'one'; incident: Incident } | { kind: 'changes'; changes: Substitution[] };

const isSubstitution = (incident: Incident): incident is Substitution => incident.kind === 'substitution';

function isSameMoment(one: Incident, other: Incident): boolean {
  return (
    one.side === other.side &&
    one.minute !== null &&
    one.minute.minute === other.minute?.minute &&
    one.minute.added === other.minute.added
  );
}

/** Groups incidents into rows, in order. Substitutions by one side in one minute share the row of the first. */
export function incidentRows(incidents: readonly Incident[]): IncidentRow[] {
  const rows: IncidentRow[] = [];
  for (const incident of incidents) {
    if (!isSubstitution(incident)) {
      rows.push({ kind: 'one', incident });
      continue;
    }
    const changes = rows.flatMap((row) => (row.kind === 'changes' ? [row.changes] : []));
    const together = changes.find((made) => made.some((each) => isSameMoment(each, incident)));
    if (together === undefined) rows.push({ kind: 'changes', changes: [incident] });
    else together.push(incident);
  }
  return rows;
}
