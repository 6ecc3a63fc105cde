import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnNewDay } from '../../../web/browser/newDay.ts';

const OPENED = Date.parse('2026-11-21T17:40:00Z');

/** Opens a page that its visitor sees again at `now`. `answer` is the answer to the check of the site. */
async function returnAt(now: string, answer: () => Promise<{ ok: boolean }>): Promise<boolean> {
  const reload = vi.fn();
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn() });
  vi.stubGlobal('location', { href: 'https://site.test/', reload });
  vi.stubGlobal('fetch', answer);
  reloadOnNewDay(OPENED, 'Europe/Amsterdam', () => Date.parse(now));
  await new Promise((done) => setImmediate(done));
  return reload.mock.calls.length > 0;
}

afterEach(() => void vi.unstubAllGlobals());

describe('page of today', () => {
  it.each([
    { now: '2026-11-21T22:59:00Z', reloads: false },
    { now: '2026-11-22T01:59:00Z', reloads: false },
    { now: '2026-11-22T02:00:00Z', reloads: true },
    { now: '2026-11-24T10:00:00Z', reloads: true },
  ])('$now: reloads: $reloads', async ({ now, reloads }) => {
    expect(await returnAt(now, async () => ({ ok: true }))).toBe(reloads);
  });

  it('stays without a connection, and while the site has errors', async () => {
    expect(await returnAt('2026-11-22T10:00:00Z', () => Promise.reject(new TypeError('offline')))).toBe(false);
    expect(await returnAt('2026-11-22T10:00:00Z', async () => ({ ok: false }))).toBe(false);
  });
});
