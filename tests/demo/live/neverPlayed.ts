import { MINUTE } from './calendar.ts';
import type { Match } from './match.ts';
import type { Random } from './seed.ts';
import type { Phase, Story } from './story.ts';

/** A postponed or cancelled match: announced hours before, or found out at the gate. */
export function neverPlayed(match: Match, random: Random): Story {
  const status = match.course === 'cancelled' ? 'Cancelled' : 'Postponed';
  const early = random.chance(0.7);
  const phases: Phase[] = early
    ? [{ at: match.start - random.whole(30, 200) * MINUTE, status, kind: 'upcoming' }]
    : [
        { at: match.start, status: 'Awaiting info', kind: 'upcoming' },
        { at: match.start + random.whole(8, 25) * MINUTE, status, kind: 'upcoming' },
      ];
  return { phases, properties: [], scores: [], results: [], periods: [], incidents: [] };
}
