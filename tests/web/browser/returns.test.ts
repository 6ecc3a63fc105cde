import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnOtherChoices } from '../../../web/browser/returns.ts';
import { OWN_NAMES } from '../../../web/domain/preferences.ts';

const CACHE = ['pagehide', 'pageshow'] as const;
const TAB = ['visibilitychange', 'visibilitychange'] as const;
const WINDOW = ['blur', 'storage'] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Leaves a page with a choice, chooses again elsewhere, and comes back, once for each of `answers`: whether the site answers then.
 * Returns whether the page loads again, and whether it shows the dark theme, which was chosen meanwhile.
 */
async function comeBack(
  name: string,
  persisted = true,
  [away, back]: readonly [string, string] = CACHE,
  ...answers: boolean[]
) {
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const [reload, toggle, fetch] = [vi.fn(), vi.fn(), vi.fn()];
  for (const ok of answers) fetch.mockResolvedValueOnce({ ok });
  fetch.mockResolvedValue({ ok: true });
  const page = { cookie: `_ga=1; ${name}=before; other=1`, hidden: false, documentElement: { classList: { toggle } } };
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', { getItem: () => 'dark' });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', page);
  reloadOnOtherChoices();
  for (const _ of [...answers, true]) {
    page.hidden = true;
    listeners.get(away)?.({ persisted });
    Object.assign(page, { hidden: false, cookie: `_ga=2; other=1; ${name}=after` });
    listeners.get(back)?.({ persisted });
    await Promise.resolve();
    await Promise.resolve();
  }
  return { reloads: reload.mock.calls.length > 0, isDark: toggle.mock.lastCall?.[1] === true };
}

const ALIVE = ['theme', 'follow', 'seen', 'shortcuts'];

it.each(OWN_NAMES.filter((name) => !ALIVE.includes(name)))(
  'a page that comes back from the cache, from behind another tab or from beside another window has the new choice of %s',
  async (name) => {
    expect(await comeBack(name)).toMatchObject({ reloads: true });
    expect(await comeBack(name, false)).toMatchObject({ reloads: false });
    for (const way of [TAB, WINDOW]) expect(await comeBack(name, false, way)).toMatchObject({ reloads: true });
  },
);

it('a page that returns while the site is silent stays, and loads again later', async () => {
  expect(await comeBack('zone', false, TAB, false)).toMatchObject({ reloads: true });
});

it.each([...ALIVE, 'foreign'])(
  'a page does not load again for %s, which it reads itself or not at all',
  async (name) => {
    for (const way of [CACHE, TAB, WINDOW])
      expect(await comeBack(name, true, way)).toEqual({ reloads: false, isDark: true });
  },
);
