import { MINUTE, SECOND } from './calendar.ts';
import type { Match } from './match.ts';
import type { PeriodSport } from './periodSports.ts';
import type { Random } from './seed.ts';
import type { Period, Phase, PropertyStep } from './story.ts';

export interface PeriodClock {
  readonly phases: Phase[];
  readonly properties: PropertyStep[];
  readonly periods: Period[];
  readonly end: number;
}

/** When the regular periods of a match are played, and what the feed calls each stretch of time. */
export function periodClock(match: Match, sport: PeriodSport, random: Random): PeriodClock {
  const phases: Phase[] = [];
  const properties: PropertyStep[] = [];
  const periods: Period[] = [];
  const late = match.course === 'delayed' ? random.whole(480, 1500) : random.whole(30, 400);
  if (match.course === 'delayed') {
    phases.push({ at: match.start - 4 * MINUTE, status: 'Kick Off Delayed', kind: 'upcoming' });
  }
  let at = match.start + late * SECOND;
  let end = at;
  properties.push({ at, name: 'GameStarted' });
  for (const [order, { name, status }] of sport.periods.entries()) {
    end = at + Math.round(random.between(...sport.length) * 60) * SECOND;
    periods.push({ name, from: at, to: end });
    phases.push({ at, status, kind: 'running' });
    if (order > 0 && match.sport === 'handball') properties.push({ at, name: 'SecondHalfStarted' });
    if (order === sport.halftimeAfter) phases.push({ at: end, status: 'Halftime', kind: 'running' });
    at = end + Math.round(random.between(...(sport.breaks[order] ?? [1, 2])) * 60) * SECOND;
  }
  return { phases, properties, periods, end };
}
