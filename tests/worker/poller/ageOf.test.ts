import { describe, expect, it } from 'vitest';
import { ageOf } from '../../../worker/poller/ageOf.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const cadence = { seconds: 5, cost: 1, rank: 'running' } as const;
const answered = (secondsAgo: number) => ({ confirmed: NOW - secondsAgo * 1000, changed: NOW - secondsAgo * 1000 });
const plan = (inSeconds: number, reason: string | null = null) => ({ cadence, due: NOW + inSeconds * 1000, reason });
const well = { refusal: null, flight: null };

describe('an answer that the poller has', () => {
  it('is as old as its source’s last word, and fresh until the next call', () => {
    expect(ageOf(well, answered(2), plan(3), NOW)).toMatchObject({ ageMs: 2000, freshMs: 3000, held: null });
  });

  it('counts as held only when it is older than its interval and what a call takes', () => {
    const refused = {
      refusal: { kind: 'fault', status: 500, text: '', detail: 'answered 500' } as const,
      flight: null,
    };
    expect(ageOf(refused, answered(9), plan(1, 'answered 500'), NOW).held).toBeNull();
    expect(ageOf(refused, answered(11), plan(1, 'answered 500'), NOW).held).toEqual({
      ...{ reason: 'resting', detail: 'answered 500' },
    });
  });

  it('tells a key that is refused from a quota that is used up', () => {
    const of = (kind: 'key' | 'quota') => ({ refusal: { kind, status: 403, text: '', detail: 'no' }, flight: null });
    expect(ageOf(of('key'), answered(60), plan(1), NOW).held?.reason).toBe('refused');
    expect(ageOf(of('quota'), answered(60), plan(1), NOW).held?.reason).toBe('resting');
  });

  it('of running matches that is asked for less often than every half minute is paced', () => {
    expect(ageOf(well, answered(1), plan(60, 'the quota is spread'), NOW).held?.reason).toBe('paced');
  });
});
