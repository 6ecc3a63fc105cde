import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
const png = () => new Response(PNG, { headers: { 'Content-Type': 'image/png' } });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let sites = 0;

/** A site with a host of pictures of its own, whose calls are counted, and an `IMAGES` binding that counts too. */
function abused(respond: (url: string) => Response | Promise<Response>) {
  sites += 1;
  const host = `https://pictures-${sites}.test`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const calls = vi.fn(respond);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => calls(new Request(input, init).url));
  const made = vi.fn(async ({ format }: { format: string; quality: number }) => ({
    response: () => new Response(new Uint8Array([1, 2, 3])),
    contentType: () => format,
  }));
  const IMAGES: Env['IMAGES'] = Object({ input: () => ({ transform: () => ({ output: made }) }) });
  const site = siteWith({ IMAGES, MEDIA_HOSTS: new URL(host).host });
  const ask = (name: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    site(`/image?${new URLSearchParams({ url: `${host}/${name}`, w: '96', ...query })}`, visitorOf('GB', headers));
  return { ask, calls, made };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a picture', () => {
  it('in 100 qualities is fetched once and made three times', async () => {
    const { ask, calls, made } = abused(png);
    for (let quality = 1; quality <= 100; quality += 1) {
      expect((await ask('1.png', { q: String(quality) })).status).toBe(200);
    }
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made.mock.calls.map(([{ quality }]) => quality)).toEqual([50, 75, 90]);
  });

  it('in every width and format at once is fetched once', async () => {
    const { ask, calls } = abused(async () => {
      await pause(20);
      return png();
    });
    const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
    const answers = await Promise.all(
      widths.flatMap((w) =>
        ['image/avif', 'image/webp', '*/*'].map((Accept) => ask('2.png', { w: String(w) }, { Accept })),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('that 60 ask for at once is fetched once and made once', async () => {
    const { ask, calls, made } = abused(async () => {
      await pause(20);
      return png();
    });
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('3.png')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('with made-up words beside it in the address is the same', async () => {
    const { ask, calls, made } = abused(png);
    for (let each = 0; each < 40; each += 1) await ask('4.png', { junk: String(each) });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('that is missing is asked for once by 40 who want it', async () => {
    const { ask, calls } = abused(() => new Response('no', { status: 404 }));
    for (let each = 0; each < 40; each += 1) expect((await ask('5.png', { q: String(each + 1) })).status).toBe(404);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('that is a drawing is kept once for all widths', async () => {
    const { ask, calls, made } = abused(() => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
    for (const w of ['16', '640', '3840']) expect((await ask('6.svg', { w })).status).toBe(200);
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('600 different addresses that nobody has named', () => {
  it('one after the other cost their host 120 calls a minute', async () => {
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

  it('at once ask for at most 12 at a time', async () => {
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
    expect(await busy?.json()).toEqual({ error: 'this picture cannot be had' });
  });

  it('of 9 MB each never have more than 24 MB read at once', async () => {
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
    // Each of 12 may have a piece under way that is not counted yet.
    expect(most).toBeLessThanOrEqual(24 + 2 * 12);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });
});

describe('a hostile address of a picture', () => {
  it.each([
    'url=%E0%A4%A&w=96',
    'url=https%3A%2F%2Fpictures.test%2F%00.png&w=96',
    `url=https://a.test/${'a'.repeat(5000)}&w=96`,
    'url=https://a.test/1.png&w=96&w=97&q=%',
    'url=data:image/png;base64,AAAA&w=96',
    'url=javascript:alert(1)&w=96',
    'url=https://[::1]/1.png&w=96',
    'url=https://pictures.test%2Fevil.test/1.png&w=96',
    'url=//pictures.test/1.png&w=96',
  ])('is refused in plain words (%s)', async (query) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const response = await siteWith({ MEDIA_HOSTS: 'pictures.test' })(`/image?${query}`, visitorOf('GB'));
    expect([400, 403, 404]).toContain(response.status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
