import { describe, expect, it, vi } from 'vitest';
import { abused, png } from './imageAbuse.runtime.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Allows for a slow machine. */
const SLOW = { timeout: 240_000 };

describe('GET /image for made-up pictures', SLOW, () => {
  it('calls the host 120 times a minute for 600 pictures in turn', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, calls } = abused(png);
    const statuses = new Map<number, number>();
    for (let each = 0; each < 600; each += 1) {
      const { status } = await ask(`made-up-${each}.png`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(calls).toHaveBeenCalledTimes(120);
    expect(Object.fromEntries(statuses)).toEqual({ 200: 120, 503: 480 });
  });

  it('makes at most 12 calls at a time for 600 pictures at once', async () => {
    let underWay = 0;
    let most = 0;
    const { ask } = abused(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await pause(5);
      underWay -= 1;
      return png();
    });
    const answers = await Promise.all(Array.from({ length: 600 }, (_, each) => ask(`at-once-${each}.png`)));
    expect(most).toBeLessThanOrEqual(12);
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers.get('Retry-After')).toBe('5');
    expect(await busy?.json()).toEqual({ error: 'this picture is unavailable' });
  });

  it('reads at most 24 MB at a time of 20 pictures of 9 MB', async () => {
    let read = 0;
    let most = 0;
    const large = () => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent === 9) {
            read -= 9;
            return controller.close();
          }
          sent += 1;
          read += 1;
          most = Math.max(most, read);
          await pause(1);
          controller.enqueue(new Uint8Array(2 ** 20));
        },
        cancel() {
          read -= sent;
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'image/gif' } });
    };
    const { ask } = abused(large);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, each) => ask(`large-${each}.gif`)));
    // Each of the 12 calls may have two chunks in transit that are not counted yet.
    expect(most).toBeLessThanOrEqual(24 + 2 * 12);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });
});
