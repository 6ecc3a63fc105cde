import * as v from 'valibot';

const targets = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }));
const answered = v.object({ id: v.number(), result: v.optional(v.unknown()) });

/** A connection to the inspector of a site's isolate (the protocol of Chromium's developer tools). */
export interface Inspector {
  call(method: string, params?: object): Promise<unknown>;
  close(): void;
}

/** Connects to the inspector at an address. Throws where there is none. */
export async function connectTo(inspector: URL): Promise<Inspector> {
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
    close: () => socket.close(),
  };
}

const heapUsage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});

/** The bytes that an isolate uses now, on the heap and outside of it. */
async function usedBytes({ call }: Inspector): Promise<number> {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = v.parse(heapUsage, await call('Runtime.getHeapUsage'));
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** The bytes that an isolate keeps after a garbage collection. */
export async function keptBytes(inspector: Inspector): Promise<number> {
  await inspector.call('HeapProfiler.collectGarbage');
  return usedBytes(inspector);
}

/**
 * The most that an isolate was seen to hold while some work went on, in bytes: what a collection leaves at that moment. What
 * the collector has yet to take depends on how busy the machine is.
 */
export async function peakBytes(inspector: Inspector, work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work().finally(() => {
    isOver = true;
  });
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, await keptBytes(inspector));
    await new Promise((done) => setTimeout(done, 5));
  }
  await ended;
  return peak;
}
