import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(resolve(import.meta.dirname, '../../../web/browser/serviceWorker.js'), 'utf8');
const WORDS = { name: 'Scoreline', icon: '/icon.png', key: 'key', texts: { en: {}, nl: {} } };

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
