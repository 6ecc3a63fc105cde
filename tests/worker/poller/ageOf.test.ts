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
      ...{ reason: 'status', detail: 'answered 500' },
    });
  });

  it('of a source that fails is asked for again when it begins to count as held, however late the next call is', () => {
    const refused = { refusal: { kind: 'key', status: 401, text: '', detail: 'no' } as const, flight: null };
    expect(ageOf(refused, answered(4), plan(30), NOW)).toMatchObject({ freshMs: 6000, held: null });
    expect(ageOf(refused, answered(4), plan(2), NOW).freshMs).toBe(2000);
    expect(ageOf(refused, answered(10), plan(30), NOW).freshMs).toBe(500);
  });

  it.each([
    ['key', 'refused'],
    ['quota', 'quota'],
    ['fault', 'status'],
    ['silent', 'timeout'],
    ['plan', 'excluded'],
    ['missing', 'missing'],
    ['too-long', 'too-large'],
  ] as const)('says what the source did (%s: %s), not that it is left alone', (kind, reason) => {
    const refused = { refusal: { kind, status: 403, text: '', detail: 'no' }, flight: null };
    expect(ageOf(refused, answered(60), plan(1), NOW).held?.reason).toBe(reason);
  });

  it('of a source that has not answered yet says that it is silent', () => {
    const asked = { refusal: null, flight: Promise.resolve() as never };
    expect(ageOf(asked, answered(60), plan(1), NOW).held).toEqual({
      reason: 'timeout',
      detail: 'the source takes its time',
    });
  });

  it('of running matches that is asked for less often than every half minute is paced', () => {
    expect(ageOf(well, answered(1), plan(60, 'the quota is spread'), NOW).held?.reason).toBe('paced');
  });
});
