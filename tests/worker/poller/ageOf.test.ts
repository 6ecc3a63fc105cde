import { expect, it } from 'vitest';
import { ageOf } from '../../../worker/poller/pacing.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const cadence = { seconds: 5, cost: 1, rank: 'running' } as const;
const answered = (secondsAgo: number, took = 0) => {
  const confirmed = NOW - secondsAgo * 1000;
  return { confirmed, changed: confirmed, sentAt: confirmed - took * 1000 };
};
const plan = (inSeconds: number, reason: string | null = null) => ({ cadence, due: NOW + inSeconds * 1000, reason });
const well = { refusal: null, flight: null };

it('an answer is as old as its source’s last reply and fresh until the next call', () => {
  expect(ageOf(well, answered(2), plan(3), NOW)).toMatchObject({ ageMs: 2000, freshMs: 3000, staleReason: null });
});

it('an answer of a slow source is as old as the call', () => {
  expect(ageOf(well, answered(2, 2), plan(3), NOW)).toMatchObject({ ageMs: 4000, freshMs: 3000, staleReason: null });
});

it('an answer counts as stale when older than its interval and one call', () => {
  const refused = {
    refusal: { kind: 'status', status: 500, text: '', detail: 'answered 500' } as const,
    flight: null,
  };
  expect(ageOf(refused, answered(9), plan(1, 'answered 500'), NOW).staleReason).toBeNull();
  expect(ageOf(refused, answered(11), plan(1, 'answered 500'), NOW).staleReason).toEqual({
    kind: 'status',
    detail: 'answered 500',
  });
});

it('a failing source’s answer is retried when it becomes stale', () => {
  const refused = { refusal: { kind: 'refused', status: 401, text: '', detail: 'no' } as const, flight: null };
  expect(ageOf(refused, answered(4), plan(30), NOW)).toMatchObject({ freshMs: 6000, staleReason: null });
  expect(ageOf(refused, answered(4), plan(2), NOW).freshMs).toBe(2000);
  expect(ageOf(refused, answered(10), plan(30), NOW).freshMs).toBe(500);
});

it('an unanswered source is reported as silent', () => {
  const asked = { refusal: null, flight: Promise.resolve() as never };
  expect(ageOf(asked, answered(60), plan(1), NOW).staleReason).toEqual({
    kind: 'timeout',
    detail: 'the source takes its time',
  });
});

it('running matches called less than every half minute are paced', () => {
  expect(ageOf(well, answered(1), plan(60, 'the quota is spread'), NOW).staleReason?.kind).toBe('paced');
});
