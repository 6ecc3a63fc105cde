import { expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from '../site.runtime.ts';

const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('the store is broken'));

/** A KV namespace whose every call ends the same way. */
function namespaceThat(call: () => Promise<never>): KVNamespace {
  const namespace: Partial<KVNamespace> = {};
  for (const name of ['get', 'getWithMetadata', 'put', 'delete', 'list'] as const) {
    Object.defineProperty(namespace, name, { value: call });
  }
  return new Proxy({} as KVNamespace, { get: (_, name) => Reflect.get(namespace, name) });
}

const PAGES = ['/', '/nl', '/static/about-us', '/api/live', '/api/settings?locale=nl'];

it.each([
  ['throw', broken],
  ['hang', never],
] as const)('the lasting store breaks no page when its calls %s', async (_, call) => {
  vi.spyOn(caches, 'open').mockImplementation(call);
  // Each page has an isolate of its own. A page that waited for a hanging store would never come.
  const answers = PAGES.map(async (path) => {
    const response = await visitSite({ CACHE: namespaceThat(call) }, path, visitorOf('GB'));
    return { path, status: response.status, text: await response.text() };
  });
  for (const { path, status, text } of await Promise.all(answers)) {
    expect(status, path).toBe(200);
    expect(text.trimEnd(), path).toMatch(path.startsWith('/api/') ? /\}$/ : /<\/html>$/);
    expect(text, path).not.toContain('the store is broken');
  }
});
