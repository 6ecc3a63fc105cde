import type { Incident } from './eventDetail.ts';
import type { Side } from './match.ts';

/** The incidents of a player. An own goal has the side that it counts for. */
export function playerIncidents(name: string, side: Side, incidents: readonly Incident[]): Incident[] {
  return incidents.filter((incident) => {
    if (incident.kind === 'own-goal') return incident.side !== side && incident.player === name;
    if (incident.side !== side) return false;
    return incident.kind === 'substitution'
      ? incident.playerIn === name || incident.playerOut === name
      : incident.player === name;
  });
}

/** Whether a substitution brings the player on or takes the player off; else the kind of the incident. */
export function kindFor(name: string, incident: Incident): Incident['kind'] | 'in' | 'out' {
  if (incident.kind !== 'substitution') return incident.kind;
  return incident.playerIn === name ? 'in' : 'out';
}
