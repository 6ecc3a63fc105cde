import * as v from 'valibot';
import type { EventDetail, Statistic } from './eventDetail.ts';
import type { Side } from './match.ts';
import { runningMinute } from './matchClock.ts';
import { parserOf } from './parserOf.ts';

/** The statistics that measure attack (the feed’s words), with their weights. */
const WEIGHTS = [
  ['shots', 1],
  ['shots_on_target', 1],
  ['corners', 0.5],
] as const;

const counts = v.tuple([v.number(), v.number(), v.number()]);

const sampleSchema = v.object({ minute: v.number(), home: counts, away: counts });

/** Totals of each side at a minute of the match clock: shots, shots on target, corners. */
export type MomentumSample = v.InferOutput<typeof sampleSchema>;

export const samplesSchema = v.array(sampleSchema);

export const parseSamples = parserOf(samplesSchema);

const numberOf = (statistics: readonly Statistic[], type: string, side: Side) =>
  statistics.find((each) => each.type === type)?.[side] ?? null;

function countsOf(statistics: readonly Statistic[], side: Side): MomentumSample['home'] | null {
  const [shots, onTarget, corners] = WEIGHTS.map(([type]) => numberOf(statistics, type, side));
  return shots == null ? null : [shots, onTarget ?? 0, corners ?? 0];
}

/** The sample at `now` (milliseconds UTC); null if the clock does not run or the source counts no shots. */
export function sampleAt({ match, statistics }: EventDetail, now: number): MomentumSample | null {
  const minute = runningMinute(match.state, now)?.minute ?? null;
  return minute === null ? null : sampleOf(minute, statistics);
}

/** The sample of a minute from its statistics; null if they count no shots. */
export function sampleOf(minute: number, statistics: readonly Statistic[]): MomentumSample | null {
  const [home, away] = [countsOf(statistics, 'home'), countsOf(statistics, 'away')];
  return home === null || away === null ? null : { minute, home, away };
}

/** One sample a minute, enough for extra time and stoppage time. */
export const MAX_SAMPLES = 130;

/** Adds a sample. It replaces one of the same minute; a sample older than the last is ignored. */
export function withSample(samples: readonly MomentumSample[], next: MomentumSample): MomentumSample[] {
  const last = samples.at(-1);
  if (last !== undefined && last.minute > next.minute) return [...samples];
  const before = last?.minute === next.minute ? samples.slice(0, -1) : samples;
  return [...before, next].slice(-MAX_SAMPLES);
}

/** Counts between two minutes: after `from`, up to and including `to`. */
export interface MomentumBar {
  from: number;
  to: number;
  home: MomentumSample['home'];
  away: MomentumSample['home'];
}

const BAR_MINUTES = 3;

// A source may correct a count downwards, so negative differences become 0.
const difference = (before: MomentumSample['home'], after: MomentumSample['home']): MomentumSample['home'] => [
  Math.max(0, after[0] - before[0]),
  Math.max(0, after[1] - before[1]),
  Math.max(0, after[2] - before[2]),
];

/** Bars of at least three minutes, longer if samples are missing; empty if the counts never changed. */
export function momentumBars(samples: readonly MomentumSample[]): MomentumBar[] {
  const bars: MomentumBar[] = [];
  let start = samples[0];
  for (const sample of samples.slice(1)) {
    if (start === undefined || sample.minute - start.minute < BAR_MINUTES) continue;
    const { minute: from } = start;
    const [home, away] = [difference(start.home, sample.home), difference(start.away, sample.away)];
    bars.push({ from, to: sample.minute, home, away });
    start = sample;
  }
  return bars.some(({ home, away }) => pressureOf(home) + pressureOf(away) > 0) ? bars : [];
}

/** The weighted sum of the counts. A shot on target counts double, because it is also a shot. */
export function pressureOf(given: MomentumSample['home']): number {
  return WEIGHTS.reduce((sum, [, weight], index) => sum + weight * (given[index] ?? 0), 0);
}
