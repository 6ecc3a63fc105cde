import { describe, expect, it } from 'vitest';
import { stubFetch } from '../../../support/fakeFetch.runtime.ts';
import { soon } from '../../../support/soon.runtime.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';
import { abused, png } from './imageAbuse.runtime.ts';

describe('a picture of /image', () => {
  it('is fetched once and made three times for 20 qualities', async () => {
    const { ask, calls, made } = abused(png);
    for (let quality = 5; quality <= 100; quality += 5) {
      expect((await ask('1.png', { q: String(quality) })).status).toBe(200);
    }
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made.mock.calls.map(([{ quality }]) => quality)).toEqual([50, 75, 90]);
  });

  it('is fetched once, and made once in each width and format, for requests at once', async () => {
    const host = Promise.withResolvers<void>();
    const { ask, calls, made } = abused(async () => {
      await host.promise;
      return png();
    });
    const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
    const asked = [...widths, ...widths].flatMap((w) =>
      ['image/avif', 'image/webp', '*/*'].map((Accept) => ask('2.png', { w: String(w) }, { Accept })),
    );
    await soon(() => expect(calls).toHaveBeenCalled());
    host.resolve();
    const answers = await Promise.all(asked);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made).toHaveBeenCalledTimes(widths.length * 3);
  });

  it('is fetched and made once for ten made-up parameters', async () => {
    const { ask, calls, made } = abused(png);
    for (let each = 0; each < 10; each += 1) await ask('4.png', { junk: String(each) });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('is fetched once when it is missing', async () => {
    const { ask, calls } = abused(() => new Response('no', { status: 404 }));
    for (let each = 0; each < 10; each += 1) expect((await ask('5.png', { q: String(each + 1) })).status).toBe(404);
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

it.each([
  'url=%E0%A4%A&w=96',
  'url=https%3A%2F%2Fpictures.test%2F%00.png&w=96',
  `url=https://a.test/${'a'.repeat(5000)}&w=96`,
  ...['url=https://a.test/1.png&w=96&w=97&q=%', 'url=data:image/png;base64,AAAA&w=96'],
  ...['url=javascript:alert(1)&w=96', 'url=https://[::1]/1.png&w=96'],
  ...['url=https://pictures.test%2Fevil.test/1.png&w=96', 'url=//pictures.test/1.png&w=96'],
])('/image with a hostile address refuses %s with a JSON error', async (query) => {
  const fetched = stubFetch();
  const response = await siteWith({ MEDIA_HOSTS: 'pictures.test' })(`/image?${query}`, visitorOf('GB'));
  expect([400, 403, 404]).toContain(response.status);
  expect(await response.json()).toEqual({ error: expect.any(String) });
  // Other hosts answer the rest of the site.
  const pictures = fetched.mock.calls.filter(([input]) =>
    /pictures\.test|a\.test|\[::1\]/.test(new Request(input).url),
  );
  expect(pictures.length).toBeLessThanOrEqual(1);
});
