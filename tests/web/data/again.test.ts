import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forPress, ifLoaded } from '../../../web/data/again.ts';

const reload = vi.fn();
const gone = () => Promise.reject(new TypeError('no such file'));

const words = { textContent: '' };
const notice = { hidden: true, firstChild: words, dataset: { missing: 'not now' } };

const openedBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://scores.example/', reload });
  vi.stubGlobal('document', { getElementById: () => notice });
  openedBy('navigate');
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

it('a page that was loaded again says that the code of a press is missing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  openedBy('reload');
  forPress(gone, vi.fn());
  await vi.runAllTimersAsync();
  expect([reload.mock.calls.length, notice.hidden, words.textContent]).toEqual([0, false, 'not now']);
});

it('a press without its code leads on without it, where it can', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const otherwise = vi.fn();
  forPress(gone, vi.fn(), otherwise);
  await vi.runAllTimersAsync();
  expect([otherwise.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

it('code that a page can do without is tried three times', async () => {
  const load = vi.fn(gone);
  const use = vi.fn();
  ifLoaded(load, use);
  await vi.runAllTimersAsync();
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([3, 0]);
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
