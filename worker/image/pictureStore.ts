import type { PictureStore } from './pictures.ts';

const DAY_SECONDS = 86_400;

const addressOf = (key: string) => `https://cache.internal/picture?${new URLSearchParams({ key })}`;

const madeAt = (stored: Response) => Date.parse(stored.headers.get('Date') ?? '') || 0;

/** Stores pictures in the Cache API of the data centre for a day. A failing store counts as empty. */
export async function pictureStore(): Promise<PictureStore> {
  const cache = await caches.open('scoreline-images').catch(() => null);
  return {
    async get(key, since) {
      const stored = await cache?.match(addressOf(key)).catch(() => undefined);
      if (stored === undefined || madeAt(stored) <= since) return null;
      const type = stored.headers.get('Content-Type') ?? '';
      return { type, bytes: new Uint8Array(await stored.arrayBuffer()) };
    },
    async put(key, { type, bytes }) {
      const headers = {
        'Content-Type': type,
        'Cache-Control': `public, max-age=${DAY_SECONDS}`,
        Date: new Date().toUTCString(),
      };
      await cache?.put(addressOf(key), new Response(bytes, { headers })).catch(() => undefined);
    },
  };
}
