import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from '../site.runtime.ts';

const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('the store is broken'));

/** A KV namespace of which every call ends the same way. */
function namespaceThat(call: () => Promise<never>): KVNamespace {
  const namespace: Partial<KVNamespace> = {};
  for (const name of ['get', 'getWithMetadata', 'put', 'delete', 'list'] as const) {
    Object.defineProperty(namespace, name, { value: call });
  }
  return new Proxy({} as KVNamespace, { get: (_, name) => Reflect.get(namespace, name) });
}

async function timed(visiting: () => Promise<Response>) {
  const begun = performance.now();
  const response = await visiting();
  const text = await response.text();
  return { response, text, ms: performance.now() - begun };
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['throw', broken],
  ['hang', never],
] as const)('stores that %s', (_, call) => {
  it.each([
    '/',
    '/nl',
    '/football/live',
    '/football/regions',
    '/static/about-us',
    '/api/live',
    '/api/settings?locale=nl',
  ])('cost a visitor nothing but a moment: %s', { timeout: 60_000 }, async (path) => {
    const usual = await timed(() => visitSite({}, path, visitorOf('GB')));
    vi.spyOn(caches, 'open').mockImplementation(call);
    const { response, text, ms } = await timed(() => visitSite({ CACHE: namespaceThat(call) }, path, visitorOf('GB')));
    expect(response.status).toBe(200);
    expect(text.trimEnd()).toMatch(path.startsWith('/api/') ? /\}$/ : /<\/html>$/);
    expect(text).not.toContain('the store is broken');
    // Each value is asked for beside the others, a quarter of a second at most; the rest is how busy the machine is.
    expect(ms).toBeLessThan(5_000 + 4 * usual.ms);
  });
});
