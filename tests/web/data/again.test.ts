import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forPress } from '../../../web/data/again.ts';

const reload = vi.fn();
const gone = () => Promise.reject(new TypeError('no such file'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://scores.example/', reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

it.each([
  ['answers', () => Promise.resolve(new Response('')), 1],
  ['fails', () => Promise.resolve(new Response('', { status: 503 })), 0],
  ['is out of reach', gone, 0],
])('a press without its code, while the site %s, loads the page again or leaves it', async (_, answer, reloads) => {
  vi.stubGlobal('fetch', answer);
  const use = vi.fn();
  forPress(gone, use);
  await vi.runAllTimersAsync();
  expect([use.mock.calls.length, reload.mock.calls.length]).toEqual([0, reloads]);
});
