import * as v from 'valibot';
import type { EventDetail, Statistic } from './eventDetail.ts';
import type { Side } from './match.ts';
import { runningMinute } from './matchClock.ts';

/** What of a match's statistics tells who attacks (the feed's words), and how much one of it weighs. */
const WEIGHTS = [
  ['shots', 1],
  ['shots_on_target', 1],
  ['corners', 0.5],
] as const;

const counts = v.tuple([v.number(), v.number(), v.number()]);

const sampleSchema = v.object({ minute: v.number(), home: counts, away: counts });

/** What had been counted at a minute of the match clock, of each side: shots, shots on target, corners. */
export type MomentumSample = v.InferOutput<typeof sampleSchema>;

const samplesSchema = v.array(sampleSchema);

/** Reads stored samples; null where they are none of today's shape. */
export function parseSamples(stored: unknown): MomentumSample[] | null {
  const read = v.safeParse(samplesSchema, stored);
  return read.success ? read.output : null;
}

const numberOf = (statistics: readonly Statistic[], type: string, side: Side) =>
  statistics.find((each) => each.type === type)?.[side] ?? null;

function countsOf(statistics: readonly Statistic[], side: Side): MomentumSample['home'] | null {
  const [shots, onTarget, corners] = WEIGHTS.map(([type]) => numberOf(statistics, type, side));
  return shots == null ? null : [shots, onTarget ?? 0, corners ?? 0];
}

/** The sample of a match at an instant (milliseconds UTC); null where its clock does not run, or its source counts no shots. */
export function sampleAt({ match, statistics }: EventDetail, now: number): MomentumSample | null {
  const minute = runningMinute(match.state, now)?.minute ?? null;
  return minute === null ? null : sampleOf(minute, statistics);
}

/** The sample of a minute with these statistics; null where they count no shots. */
export function sampleOf(minute: number, statistics: readonly Statistic[]): MomentumSample | null {
  const [home, away] = [countsOf(statistics, 'home'), countsOf(statistics, 'away')];
  return home === null || away === null ? null : { minute, home, away };
}

/** No match is longer, one sample a minute. */
export const MOST_SAMPLES = 130;

/** Samples with another one: of a minute the last counts, and none comes before one that is there. */
export function withSample(samples: readonly MomentumSample[], next: MomentumSample): MomentumSample[] {
  const last = samples.at(-1);
  if (last !== undefined && last.minute > next.minute) return [...samples];
  const before = last?.minute === next.minute ? samples.slice(0, -1) : samples;
  return [...before, next].slice(-MOST_SAMPLES);
}

/** What happened in some minutes: from the one after `from` to `to`. */
export interface MomentumBar {
  from: number;
  to: number;
  home: MomentumSample['home'];
  away: MomentumSample['home'];
}

/** So many minutes make a bar. */
const BAR_MINUTES = 3;

// A source that corrects a count downwards took nothing away in those minutes.
const difference = (before: MomentumSample['home'], after: MomentumSample['home']): MomentumSample['home'] => [
  Math.max(0, after[0] - before[0]),
  Math.max(0, after[1] - before[1]),
  Math.max(0, after[2] - before[2]),
];

/** What was counted between samples, as bars of three minutes or as long as nobody looked; empty where the counts never moved. */
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

/** How much of an attack counts are: a shot on target weighs as two beside it, a corner as half a shot. */
export function pressureOf(given: MomentumSample['home']): number {
  return WEIGHTS.reduce((sum, [, weight], index) => sum + weight * (given[index] ?? 0), 0);
}
