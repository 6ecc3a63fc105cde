import { expect, it } from 'vitest';
import { LIFETIMES } from '../../../worker/cache/lifetimes.ts';

it.each(Object.entries(LIFETIMES))(
  'the lifetime %s has whole milliseconds, and serves longer after an error than during a revalidation',
  (_, { maxAge, staleWhileRevalidate, staleIfError }) => {
    expect([maxAge, staleWhileRevalidate, staleIfError].filter((each) => !Number.isInteger(each))).toEqual([]);
    expect(maxAge).toBeGreaterThan(0);
    expect(staleWhileRevalidate).toBeGreaterThan(0);
    expect(staleIfError).toBeGreaterThanOrEqual(staleWhileRevalidate);
  },
);
