import { MINUTE, SECOND } from './calendar.ts';
import type { Match } from './match.ts';
import type { Random } from './seed.ts';
import type { Phase, PropertyName, PropertyStep } from './story.ts';

/** A half as it is played: 45 (15 in extra time) minutes and what is added. */
export interface Half {
  readonly from: number;
  readonly to: number;
  /** Minutes on the clock when it begins, and how many it regularly lasts. */
  readonly begins: number;
  readonly minutes: number;
  readonly added: number;
  /** Play stands still here for a while. */
  readonly pause: { readonly at: number; readonly length: number } | null;
}

export interface FootballClock {
  readonly phases: Phase[];
  readonly properties: PropertyStep[];
  readonly halves: Half[];
  /** Play ended for good here: full time, or the instant of the abandonment. */
  readonly end: number;
  readonly shootOutFrom: number | null;
}

/** The instant of a second of a half. */
export function instantIn(half: Half, second: number): number {
  const late = half.pause && second * SECOND >= half.pause.at ? half.pause.length : 0;
  return half.from + second * SECOND + late;
}

/** "7", "45+2", "90+6". */
export function minuteLabel(half: Half, second: number): string {
  const minute = Math.floor(second / 60) + 1;
  const regular = half.begins + half.minutes;
  return minute > half.minutes ? `${regular}+${minute - half.minutes}` : String(half.begins + minute);
}

function kickOffSlip(match: Match, random: Random): number {
  if (match.anchor)
    return random.whole(match.course === 'awaitingInfo' ? 60 : 0, match.course === 'awaitingInfo' ? 105 : 80);
  if (match.course === 'awaitingInfo') return random.whole(180, 540);
  if (match.course === 'delayed' || match.course === 'awarded') return random.whole(8 * 60, 30 * 60);
  return random.whole(0, 210);
}

const HALVES: readonly { status: string; property: PropertyName; begins: number; minutes: number }[] = [
  { status: '1st half', property: 'GameStarted', begins: 0, minutes: 45 },
  { status: '2nd half', property: 'SecondHalfStarted', begins: 45, minutes: 45 },
  { status: 'Extra Time - 1st half', property: 'ExtraTimeStarted', begins: 90, minutes: 15 },
  { status: 'Extra Time - 2nd half', property: 'ExtraTimeSecondHalfStarted', begins: 105, minutes: 15 },
];

/** When the halves of a match are played and what the feed calls each stretch of time, up to the final whistle. */
export function footballClock(match: Match, random: Random): FootballClock {
  const { course, start } = match;
  const phases: Phase[] = [];
  const properties: PropertyStep[] = [];
  const halves: Half[] = [];
  const begin = start + kickOffSlip(match, random) * SECOND;
  if (course === 'awaitingInfo') phases.push({ at: start, status: 'Awaiting info', kind: 'running' });
  if (course === 'delayed' || course === 'awarded') {
    phases.push({ at: start - 4 * MINUTE, status: 'Kick Off Delayed', kind: 'upcoming' });
  }
  const count = course === 'extraTime' || course === 'shootOut' ? 4 : 2;
  const added = [random.whole(1, 5), random.whole(2, 8), random.whole(1, 2), random.whole(1, 3)];
  const breaks = [random.whole(15 * 60, 17 * 60), random.whole(180, 300), random.whole(60, 100)];
  const pausedHalf = course === 'interrupted' ? random.whole(0, 1) : -1;
  let at = begin;
  for (const [order, { status, property, begins, minutes }] of HALVES.slice(0, count).entries()) {
    const extra = added[order] ?? 1;
    const pause =
      order === pausedHalf
        ? { at: random.whole(10, 40) * MINUTE, length: random.whole(8 * 60, 20 * 60) * SECOND }
        : null;
    const to = at + (minutes + extra) * MINUTE + random.whole(0, 25) * SECOND + (pause?.length ?? 0);
    halves.push({ from: at, to, begins, minutes, added: extra, pause });
    phases.push({ at, status, kind: 'running' });
    properties.push({ at, name: property });
    if (pause) {
      phases.push({ at: at + pause.at, status: 'Interrupted', kind: 'running' });
      phases.push({ at: at + pause.at + pause.length, status, kind: 'running' });
    }
    if (order === 0) phases.push({ at: to, status: 'Halftime', kind: 'running' });
    at = to + (breaks[order] ?? 0) * SECOND;
  }
  const last = halves.at(-1)?.to ?? begin;
  return { phases, properties, halves, end: last, shootOutFrom: course === 'shootOut' ? last + 3 * MINUTE : null };
}

/** A match that is broken off: everything after that instant never happens. */
export function brokenOff(clock: FootballClock, random: Random): FootballClock {
  const half = clock.halves[random.chance(0.3) ? 0 : 1];
  if (!half) return clock;
  const end = half.from + random.whole(12, 40) * MINUTE;
  const before = <T extends { readonly at: number }>(steps: readonly T[]) => steps.filter(({ at }) => at < end);
  return {
    phases: [...before(clock.phases), { at: end, status: 'Interrupted', kind: 'running' }],
    properties: before(clock.properties),
    halves: clock.halves.filter(({ from }) => from < end),
    end,
    shootOutFrom: null,
  };
}
