import { describe, expect, it } from 'vitest';
import { includedDays, parseAnswer } from '../../../../worker/feeds/apiFootball/answers.ts';
import { MINUTE, NOW } from '../parsed.ts';
import { answer } from './apiFootball.records.ts';

describe('API-Football answers', () => {
  const day = 24 * 3_600_000;
  it.each([
    ['an empty list of errors', answer([1]), { ok: true, value: [1] }],
    ['an empty object of errors', answer([], {}), { ok: true, value: [] }],
    ['no response field', { errors: [] }, { ok: false, error: { kind: 'shape' } }],
    ['plain text', 'down', { ok: false, error: { kind: 'shape' } }],
  ])('an answer with %s gives its list or a failure', (_, given, expected) =>
    expect(parseAnswer(given, NOW)).toMatchObject(expected),
  );

  it.each([
    [{ token: 'Error/Missing application key.' }, 'refused', 10 * MINUTE],
    [{ rateLimit: 'Too many requests. Your rate limit is 10 requests per minute.' }, 'quota', MINUTE],
    [{ requests: 'You have reached the request limit for the day' }, 'quota', day - (NOW % day)],
    [{ plan: 'Free plans do not have access to this season.' }, 'excluded', 6 * 60 * MINUTE],
    [['anything'], 'status', 10 * MINUTE],
  ])('the error %j is a failure of kind %s that delays the next call', (errors, kind, retryAfterMs) => {
    const read = parseAnswer(answer([], errors), NOW);
    expect(read).toMatchObject({ ok: false, error: { kind, retryAfterMs } });
  });
});

it.each([
  [
    { plan: 'Free plans do not have access to this date, try from 2026-11-20 to 2026-11-22.' },
    { from: '2026-11-20', to: '2026-11-22' },
  ],
  [{ plan: 'Free plans do not have access to this season, try from 2022 to 2024.' }, null],
  [{ plan: 'Free plans do not have access to this date.' }, null],
  [{ requests: 'try from 2026-11-20 to 2026-11-22' }, null],
])('the refusal %j limits the plan to the days %j', (errors, days) => {
  const read = parseAnswer(answer([], errors), NOW);
  expect(read.ok ? undefined : includedDays(read.error)).toEqual(days);
});
