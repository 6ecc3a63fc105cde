import { expect, it, vi } from 'vitest';
import { reloadOnOtherChoices } from '../../../web/browser/returns.ts';
import { OWN_NAMES } from '../../../web/domain/preferences.ts';

const CACHE = ['pagehide', 'pageshow'] as const;
const TAB = ['visibilitychange', 'visibilitychange'] as const;

/** Leaves a page with a choice, chooses again elsewhere, and comes back. Returns whether the page loads again. */
function comeBack(name: string, persisted = true, [away, back]: readonly [string, string] = CACHE): boolean {
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { cookie: `_ga=1; ${name}=before; other=1` });
  reloadOnOtherChoices();
  Object.assign(document, { hidden: true });
  listeners.get(away)?.({ persisted });
  vi.stubGlobal('document', { hidden: false, cookie: `_ga=2; other=1; ${name}=after` });
  listeners.get(back)?.({ persisted });
  vi.unstubAllGlobals();
  return reload.mock.calls.length > 0;
}

const ALIVE = ['follow', 'seen', 'shortcuts'];

it.each(OWN_NAMES.filter((name) => !ALIVE.includes(name)))(
  'a page that comes back from the cache or from behind another tab has the visitor’s new choice of %s',
  (name) => {
    expect(comeBack(name)).toBe(true);
    expect(comeBack(name, false)).toBe(false);
    expect(comeBack(name, false, TAB)).toBe(true);
  },
);

it.each([...ALIVE, 'foreign'])('a page does not load again for %s, which it reads itself or not at all', (name) => {
  expect([comeBack(name), comeBack(name, false, TAB)]).toEqual([false, false]);
});
