import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync(resolve(import.meta.dirname, '../../../web/browser/serviceWorker.js'), 'utf8');
const ORIGIN = 'https://site.test';
const WORDS = { name: 'Scoreline', icon: '/icon.png', key: 'key', texts: { en: {}, nl: {} } };

const TEXTS = { title: 'Offline', none: 'No scores', age: 'Scores from {{age}}', again: 'Again' };

/** A service worker of a site whose network the test plays, with its store. */
function startWithNetwork(network: (path: string) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(addressOf(key))?.clone(),
      put: async (key: string, answer: Response) => void store.set(addressOf(key), answer),
      delete: async (key: string) => store.delete(addressOf(key)),
      keys: async () => Array.from(store.keys(), (url) => ({ url })),
    };
  };
  runInNewContext(`const WORDS = ${JSON.stringify({ ...WORDS, texts: { en: TEXTS, nl: TEXTS } })};${source}`, {
    ...{ URL, Response, Headers, Intl, Date, origin: ORIGIN, navigator: {} },
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { open, delete: async (name: string) => stores.delete(name) },
    fetch: (asked: string | { url: string }) => network(new URL(addressOf(asked)).pathname),
  });
  /** Opens a page. Null if the browser must load it. */
  const visit = async (path: string, method = 'GET') => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { mode: 'navigate', method, url: ORIGIN + path },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const text = await (await (answer as Promise<Response> | null))?.text();
    // A page that opens adds work.
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.allSettled(waits);
    return text ?? null;
  };
  return { visit, kept: () => [...(stores.get('pages')?.keys() ?? [])].map((address) => new URL(address).pathname) };
}

/** A service worker without a network, and the notifications that it shows. */
function startWorker() {
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const cache = { match: async () => undefined, put: async () => undefined };
  runInNewContext(`const WORDS = ${JSON.stringify(WORDS)};${source}`, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { open: async () => cache },
    fetch: () => Promise.reject(new TypeError('no network')),
    navigator: {},
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    },
  });
  const push = async (text: string | null) => {
    const waits: unknown[] = [];
    const data = text === null ? null : { json: () => JSON.parse(text) };
    listeners.get('push')?.({ data, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return { shown, push };
}

const FOLLOWED = '/match/football/x-1';

/** A site that works until `isDown`; `isSilent` then holds its answers for ever. */
function siteWithFaults() {
  const state = { isDown: false, isSilent: false };
  const network = async (path: string) => {
    if (state.isSilent) return new Promise<Response>(() => undefined);
    if (state.isDown) throw new TypeError('no network');
    if (path.startsWith('/api/')) {
      return Response.json({ at: Date.now(), running: 0, matches: [], followed: [FOLLOWED] });
    }
    return new Response(`<body>page ${path}`, { headers: { 'Content-Type': 'text/html' } });
  };
  return { state, ...startWithNetwork(network) };
}

describe('a service worker without an answer of the site', () => {
  it.each(['/football/live', '/', FOLLOWED])('shows %s as it was kept, with its age', async (path) => {
    const { state, visit } = siteWithFaults();
    expect(await visit('/football/live')).toBe('<body>page /football/live');
    state.isDown = true;
    expect(await visit(path)).toMatch(/^<body><p [^>]*>Offline. Scores from this minute<\/p>page /);
  });

  it('shows the last scores in place of a page that it has not kept', async () => {
    const { state, visit } = siteWithFaults();
    await visit('/');
    state.isDown = true;
    expect(await visit('/football')).toContain('Scores from this minute');
  });

  it('waits five seconds for a silent site', async () => {
    const { state, visit } = siteWithFaults();
    await visit('/');
    state.isSilent = true;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const shown = visit('/');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await shown).toContain('page /');
  });

  it('keeps the home page and the 20 pages that were opened last', async () => {
    const { visit, kept } = siteWithFaults();
    await visit('/');
    for (let page = 1; page <= 30; page += 1) await visit(`/page-${page}`);
    expect(kept()).toHaveLength(21);
    expect(kept()).toEqual(expect.arrayContaining(['/', '/page-11', '/page-30']));
  });

  it('keeps no page from before a change of the visitor’s settings', async () => {
    const { visit, kept } = siteWithFaults();
    await visit('/');
    expect(await visit('/settings', 'POST')).toBeNull();
    expect(kept()).toEqual([]);
  });
});

describe('the service worker', () => {
  it('shows one notification for a push, with its tag and address', async () => {
    const { shown, push } = startWorker();
    const notification = {
      title: 'Ajax 1–0 PSV',
      body: 'Goal',
      tag: 'm1',
      navigate: 'https://a.com/x',
      renotify: true,
    };
    await push(JSON.stringify({ web_push: 8030, notification }));
    expect(shown).toEqual([
      {
        title: 'Ajax 1–0 PSV',
        options: { body: 'Goal', tag: 'm1', renotify: true, icon: '/icon.png', data: 'https://a.com/x' },
      },
    ]);
  });

  it.each([null, '', 'not JSON', '{}', '[]', '"text"'])(
    'shows one notification for the unreadable push %s',
    async (text) => {
      const { shown, push } = startWorker();
      await push(text);
      expect(shown.map(({ title }) => title)).toEqual(['Scoreline']);
    },
  );
});
