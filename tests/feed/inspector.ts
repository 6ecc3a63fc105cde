import * as v from 'valibot';

const targets = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }));
const answered = v.object({ id: v.number(), result: v.optional(v.unknown()) });

/** A connection to the inspector of a site's isolate (Chrome DevTools Protocol). */
export interface Inspector {
  call(method: string, params?: object): Promise<unknown>;
  wake(): Promise<unknown>;
  close(): void;
}

/** Connects to the inspector of a site. Throws when the site has none. */
export async function connectTo({ url, inspector }: { url: URL; inspector: URL | null }): Promise<Inspector> {
  if (inspector === null) throw new Error('the site was served without an inspector');
  const list = v.parse(targets, await (await fetch(`http://${inspector.host}/json`)).json());
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
  return {
    call: (method: string, params: object = {}) =>
      new Promise<unknown>((done) => {
        const id = waiting.size + 1;
        waiting.set(id, done);
        socket.send(JSON.stringify({ id, method, params }));
      }),
    wake: async () => (await fetch(new URL('/robots.txt', url))).arrayBuffer(),
    close: () => socket.close(),
  };
}

const heapUsage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});

/** Bytes that an isolate uses, on and off the heap. */
async function usedBytes({ call }: Inspector): Promise<number> {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = v.parse(heapUsage, await call('Runtime.getHeapUsage'));
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Bytes that an isolate still uses after a garbage collection. */
export async function keptBytes(inspector: Inspector): Promise<number> {
  // A large heap is collected only when the next request arrives.
  const requests = setInterval(() => void inspector.wake(), 300);
  await inspector.call('HeapProfiler.collectGarbage');
  clearInterval(requests);
  return usedBytes(inspector);
}
