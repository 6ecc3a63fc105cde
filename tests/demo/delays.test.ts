import { expect, it } from 'vitest';
import { startBeside } from './beside.ts';
import { conductOf, delaysIn } from './delays.ts';

it('a delay is within its range and the same for the nth answer to a path', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/v2/events/${index % 50}`);
  const drawn = paths.map(delaysIn('100-1600')).map(({ delayMs }) => delayMs);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(1600);
  expect(new Set(drawn).size).toBeGreaterThan(100);
  expect(paths.map(delaysIn('100-1600')).map(({ delayMs }) => delayMs)).toEqual(drawn);
});

it('about the given share of answers fails, and none without a share', () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/v2/events/${index}`);
  const failed = (failing?: number) => paths.filter((path) => conduct(failing)(path).fails).length;
  const conduct = (failing?: number) =>
    conductOf({ from: 0, to: 0, seed: 'a', ...(failing === undefined ? {} : { failing }) });
  expect(failed()).toBe(0);
  expect(failed(0.1)).toBeGreaterThan(60);
  expect(failed(0.1)).toBeLessThan(140);
});

it.each(['often', '', '1600', '1600-0', '-5-10', '0-1.5', '0-999999'])(
  'the delay %j is refused with an example',
  (text) => {
    expect(() => delaysIn(text)).toThrow(/^DEMO_DELAY_MS must be a range of milliseconds, such as 0-1600/);
  },
);

it('a demonstration beside a site delays its answers as the range says', async () => {
  const { vars, close } = await startBeside({}, 20, '40-60');
  const began = performance.now();
  await (await fetch(`${vars.LIVE_API_URL}/v1/countries?sport=1`)).text();
  expect(performance.now() - began).toBeGreaterThanOrEqual(39);
  await close();
});
