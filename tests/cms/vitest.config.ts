import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of the built site with a real Strapi. `STRAPI_VERSION` selects its version (`v5`, `v4`). */
export default defineConfig({
  root,
  test: {
    include: ['tests/cms/**/*.spec.ts'],
    globalSetup: 'tests/cms/spec/content.ts',
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 600_000,
  },
});
