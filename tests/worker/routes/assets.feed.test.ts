import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../feed/open.ts';
import { serveBuild } from '../../support/serveBuild.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const WEEK = 'public, max-age=604800';

let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1' };
  site = await serveBuild({ vars });
}, 60_000);

afterAll(() => site.close());

const get = (path: string) => open(new URL(path, site.url));

describe('GET /assets', () => {
  it('lets browsers keep every hashed file for a year', async () => {
    const files = readdirSync(resolve(root, 'dist/client/assets')).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const { status, headers } = await get(`/assets/${name}`);
      expect(status, name).toBe(200);
      expect(name).toMatch(/-[\w-]{8}\.(js|css)$/);
      expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options'], name).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], name).toBe('same-origin');
    }
  });

  it.each([
    ['/assets/flags/netherlands.png', 'same-origin'],
    ['/assets/icons/icon-512.png', 'cross-origin'],
    ['/favicon.svg', 'cross-origin'],
  ])('lets browsers keep a file without a hash for a week: %s', async (path, policy) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(WEEK);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  it.each([
    '/assets/browser-gone1234.js',
    '/assets/flags/atlantis.png',
    '/assets/../worker/index.js',
    '/.vite/manifest.json',
  ])('answers 404 without caching where there is no file: %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').toMatch(/no-store|no-cache/);
  });
});
