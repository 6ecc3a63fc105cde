import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forPress, ifLoaded, reloadIfAnswered } from '../../../web/data/again.ts';

const said = vi.fn();
const gone = () => Promise.reject(new TypeError('no such file'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://scores.example/' });
  vi.stubGlobal('dispatchEvent', said);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  said.mockReset();
});

it.each([
  ['answers', () => Promise.resolve(new Response('')), 1],
  ['fails', () => Promise.resolve(new Response('', { status: 503 })), 0],
  ['is out of reach', gone, 0],
])('a press without its code, while the site %s, tells the document or leaves it', async (_, answer, times) => {
  vi.stubGlobal('fetch', answer);
  const use = vi.fn();
  forPress(gone, use);
  await vi.runAllTimersAsync();
  expect([use.mock.calls.length, said.mock.calls.length]).toEqual([0, times]);
});

it('a press without its code leads on without it, where it can', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const otherwise = vi.fn();
  forPress(gone, vi.fn(), otherwise);
  await vi.runAllTimersAsync();
  expect([otherwise.mock.calls.length, said.mock.calls.length]).toEqual([1, 0]);
});

it('code that a page can do without is tried three times', async () => {
  const load = vi.fn(gone);
  const use = vi.fn();
  ifLoaded(load, use);
  await vi.runAllTimersAsync();
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([3, 0]);
});

it.each([
  ['is writing in a field', { matches: () => true }, 0],
  ['is on a button or in an empty field', { matches: () => false }, 1],
  ['is nowhere', null, 1],
])('a page whose visitor %s loads again or stays', async (_, activeElement, times) => {
  const reload = vi.fn();
  vi.stubGlobal('document', { activeElement });
  vi.stubGlobal('location', { href: 'https://scores.example/', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  await reloadIfAnswered();
  expect(reload).toHaveBeenCalledTimes(times);
});

const SOURCES = Object.keys(import.meta.glob('../../../web/{browser,components,data,pages}/**/*.{ts,tsx}'));

it('no code is loaded without a plan for its absence', () => {
  // Plans are functions that load: those that are tried again, those of a lazy component or a query, and those of `PAGES`.
  const bare = SOURCES.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return text.split('\n').filter((line) => /(?<!=> |await |typeof )\bimport\('/.test(line));
  });
  expect(bare).toEqual([]);
});
