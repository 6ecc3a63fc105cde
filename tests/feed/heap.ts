import * as v from 'valibot';

export const MEGABYTE = 1024 * 1024;

/** Budget of an isolate's heap in bytes: half of the 128 MB at which the runtime stops it. */
export const MAX_KEPT = 64 * MEGABYTE;

const COLLECTIONS = 5;

const targets = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }));
const answered = v.object({ id: v.number(), result: v.optional(v.unknown()) });
const heapUsage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});

/** The memory of a site's isolate, by its inspector. */
export interface Heap {
  /** The least bytes in use, on and off the heap, after several collections. A single one may keep objects that were in use. */
  leastBytes(): Promise<number>;
  close(): void;
}

/** Connects to the inspector of a site (Chrome DevTools Protocol). */
export async function heapOf({ url, inspector }: { url: URL; inspector: URL | null }): Promise<Heap> {
  const list = v.parse(targets, await (await fetch(`http://${inspector?.host}/json`)).json());
  const target = list.find(({ id }) => id === 'core:user:scoreline');
  if (target === undefined) throw new Error('the runtime has no inspector of the worker');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const read = v.safeParse(answered, JSON.parse(String(data)));
    if (read.success) waiting.get(read.output.id)?.(read.output.result);
  };
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = () => failed(new Error('the inspector of the worker does not answer'));
  });
  const call = (method: string) =>
    new Promise<unknown>((done) => {
      const id = waiting.size + 1;
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method, params: {} }));
    });
  const usedBytes = async () => {
    const used = v.parse(heapUsage, await call('Runtime.getHeapUsage'));
    return used.usedSize + used.embedderHeapUsedSize + used.backingStorageSize;
  };
  return {
    async leastBytes() {
      // A large heap is collected only when the next request arrives. The site may close during the last one.
      const request = () => fetch(new URL('/robots.txt', url)).then((each) => each.text());
      const requests = setInterval(() => request().catch(() => undefined), 300);
      let least = Number.POSITIVE_INFINITY;
      for (let each = 0; each < COLLECTIONS; each += 1) {
        await call('HeapProfiler.collectGarbage');
        least = Math.min(least, await usedBytes());
      }
      clearInterval(requests);
      return least;
    },
    close: () => socket.close(),
  };
}
