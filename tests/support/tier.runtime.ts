import { inject } from 'vitest';

/** `isNight` of `tier.ts`, for tests in the Workers runtime. */
export const isNight = inject('isNight');
