import { describe, expect, it } from 'vitest';
import { includedDays, readAnswer } from '../../../../worker/feeds/apiFootball/answers.ts';
import { answer } from './apiFootball.records.ts';
import { MINUTE, NOW } from './parsed.ts';

describe('an answer of API-Football', () => {
  const day = 24 * 3_600_000;
  it.each([
    ['an empty list of errors', answer([1]), { ok: true, value: [1] }],
    ['an empty object of errors', answer([], {}), { ok: true, value: [] }],
    ['no response', { errors: [] }, { ok: false, error: { reason: 'shape' } }],
    ['something else', 'down', { ok: false, error: { reason: 'shape' } }],
  ])('with %s', (_, given, expected) => expect(readAnswer(given, NOW)).toMatchObject(expected));

  it.each([
    [{ token: 'Error/Missing application key.' }, 10 * MINUTE],
    [{ rateLimit: 'Too many requests. Your rate limit is 10 requests per minute.' }, MINUTE],
    [{ requests: 'You have reached the request limit for the day' }, day - (NOW % day)],
    [{ plan: 'Free plans do not have access to this season.' }, 6 * 60 * MINUTE],
    [['anything'], 10 * MINUTE],
  ])('with the error %j waits before asking again', (errors, retryAfterMs) => {
    const read = readAnswer(answer([], errors), NOW);
    const reason = 'plan' in errors ? 'excluded' : 'status';
    expect(read).toMatchObject({ ok: false, error: { reason, retryAfterMs } });
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
])('the refusal %j tells of the days %j', (errors, days) => {
  const read = readAnswer(answer([], errors), NOW);
  expect(read.ok ? undefined : includedDays(read.error)).toEqual(days);
});
