import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

/** The built site with a real Strapi behind it; `STRAPI_VERSION` says which (`v5`, `v4`). */
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
