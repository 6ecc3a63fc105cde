import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '../../../worker/cache/lifetimes.ts';

describe('cache lifetimes', () => {
  it.each(Object.entries(LIFETIMES))(
    '%s serves longer after an error than during a revalidation',
    (_, { maxAge, staleWhileRevalidate, staleIfError }) => {
      expect(maxAge).toBeGreaterThan(0);
      expect(staleWhileRevalidate).toBeGreaterThan(0);
      expect(staleIfError).toBeGreaterThanOrEqual(staleWhileRevalidate);
    },
  );
});
