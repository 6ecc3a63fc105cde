import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '../../../worker/cache/lifetimes.ts';

describe('cache lifetimes', () => {
  it.each(Object.entries(LIFETIMES))(
    'the ages of %s grow from fresh to usable to kept',
    (_, { fresh, usable, keep }) => {
      expect(fresh).toBeGreaterThan(0);
      expect(usable).toBeGreaterThan(fresh);
      expect(keep).toBeGreaterThanOrEqual(usable);
    },
  );
});
