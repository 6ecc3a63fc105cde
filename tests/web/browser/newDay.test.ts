import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnNewDay } from '../../../web/browser/newDay.ts';

const OPENED = Date.parse('2026-11-21T17:40:00Z');

const reload = vi.fn();

let shown: '#days' | '#my-details' = '#days';

/** Opens a page whose clock is `now`. `answer` is the answer to the check of the site. `hidden`: it is about another day. */
async function open(now: () => string, answer: () => Promise<{ ok: boolean }>, hidden?: boolean): Promise<void> {
  const querySelector = (selector: string) => (selector.includes(shown) ? {} : null);
  vi.stubGlobal('document', { hidden: hidden === true, addEventListener: vi.fn(), querySelector });
  vi.stubGlobal('location', {
    href: 'https://site.test/',
    search: hidden === undefined ? '' : '?date=2026-11-28',
    reload,
  });
  vi.stubGlobal('fetch', answer);
  reloadOnNewDay(OPENED, 'Europe/Amsterdam', () => Date.parse(now()));
  await vi.advanceTimersByTimeAsync(0);
}

const answers = async () => ({ ok: true });

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  shown = '#days';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('page of today', () => {
  it.each([
    { now: '2026-11-21T22:59:00Z', reloads: 0 },
    { now: '2026-11-22T01:59:00Z', reloads: 0 },
    { now: '2026-11-22T02:00:00Z', reloads: 1 },
    { now: '2026-11-24T10:00:00Z', reloads: 1 },
  ])('at its visitor’s return $now: reloads: $reloads', async ({ now, reloads }) => {
    await open(() => now, answers);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it.each([
    { now: '2026-11-21T22:59:00Z', reloads: 0 },
    { now: '2026-11-21T23:00:08Z', reloads: 0 },
    { now: '2026-11-21T23:01:00Z', reloads: 1 },
  ])('without a list of the day it reloads soon after midnight: $now: $reloads', async ({ now, reloads }) => {
    shown = '#my-details';
    await open(() => now, answers);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('reloads if it stays in sight, as on a laptop that wakes', async () => {
    let now = '2026-11-21T23:00:00Z';
    await open(() => now, answers);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    now = '2026-11-22T07:00:00Z';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    { hidden: false, reloads: 0 },
    { hidden: true, reloads: 1 },
  ])('about another day reloads only out of sight: hidden: $hidden', async ({ hidden, reloads }) => {
    await open(() => '2026-11-22T10:00:00Z', answers, hidden);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('offline'))],
    ['while the site has errors', async () => ({ ok: false })],
  ])('stays %s', async (_, answer) => {
    await open(() => '2026-11-22T10:00:00Z', answer);
    expect(reload).not.toHaveBeenCalled();
  });
});
