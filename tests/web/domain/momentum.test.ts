import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import {
  MAX_SAMPLES,
  type MomentumSample,
  momentumBars,
  parseSamples,
  pressureOf,
  sampleAt,
  withSample,
} from '../../../web/domain/momentum.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const START = Date.parse('2026-11-21T20:00:00Z');
const MINUTE = 60_000;

const sample = (minute: number, shots: number, others = 0): MomentumSample => ({
  minute,
  home: [shots, 0, 0],
  away: [others, 0, 0],
});

const eventAt = (status: string, statistics: EventDetail['statistics']) =>
  eventOf(matchFrom({ status, properties: { GameStarted: new Date(START).toISOString() } }), { statistics });

describe('momentum sample', () => {
  const statistics = [
    { type: 'shots', home: 7, away: 3 },
    { type: 'shots_on_target', home: 4, away: 1 },
    { type: 'possession', home: 60, away: 40 },
  ];

  it('a sample holds the statistics of a running match at its minute', () => {
    expect(sampleAt(eventAt('1st half', statistics), START + 20 * MINUTE)).toEqual({
      minute: 21,
      home: [7, 4, 0],
      away: [3, 1, 0],
    });
  });

  it('a sample does not exist while the clock is stopped or the source counts no shots', () => {
    expect(sampleAt(eventAt('Halftime', statistics), START + 50 * MINUTE)).toBeNull();
    expect(sampleAt(eventAt('1st half', statistics.slice(1)), START + 20 * MINUTE)).toBeNull();
    expect(sampleAt(eventAt('1st half', [{ type: 'shots', home: 3, away: null }]), START + 20 * MINUTE)).toBeNull();
  });
});

describe('momentum samples', () => {
  it('samples number at most the minutes of a match for any clock', () => {
    const samples = Array.from({ length: 5_000 }, (_, minute) => sample(minute, minute)).reduce<MomentumSample[]>(
      withSample,
      [],
    );
    expect(samples).toHaveLength(MAX_SAMPLES);
  });

  it('samples are read back, and unreadable input gives none', () => {
    expect(parseSamples(JSON.parse(JSON.stringify([sample(3, 1)])))).toEqual([sample(3, 1)]);
    expect(parseSamples([{ minute: 3, home: [1], away: [1, 2, 3] }])).toBeNull();
    expect(parseSamples(null)).toBeNull();
  });
});

describe('momentum bars', () => {
  it('a bar counts the shots of three minutes or since the last sample', () => {
    const bars = momentumBars([sample(10, 4), sample(11, 4), sample(13, 6, 1), sample(30, 7, 1)]);
    expect(bars.map(({ from, to, home, away }) => [from, to, home[0], away[0]])).toEqual([
      [10, 13, 2, 1],
      [13, 30, 1, 0],
    ]);
  });

  it('a shot on target weighs two and a corner half a shot', () => expect(pressureOf([3, 2, 4])).toBe(7));
});
