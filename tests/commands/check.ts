import { check, finish, inBackground, vitest } from './suites.ts';

/** `npm run check`: lint, types and unit tests, for the minutes between two edits. `npm test` has the rest. */
const background = [
  inBackground('types', () => check('types', 'tsc', ['-b'])),
  inBackground('lint', () => check('lint and format', 'biome', ['check'])),
];
await vitest('unit', { TIER: '' });
for (const ended of background) await ended();
finish();
