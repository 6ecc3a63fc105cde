import { expect, it, vi } from 'vitest';
import { reloadOnOtherChoices } from '../../../web/browser/returns.ts';
import { OWN_NAMES } from '../../../web/domain/preferences.ts';

/** Leaves a page with a choice, chooses again elsewhere, and comes back. Returns whether the page loads again. */
function comeBack(name: string, persisted = true): boolean {
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { cookie: `_ga=1; ${name}=before; other=1` });
  reloadOnOtherChoices();
  listeners.get('pagehide')?.({ persisted });
  vi.stubGlobal('document', { cookie: `_ga=2; other=1; ${name}=after` });
  listeners.get('pageshow')?.({ persisted });
  vi.unstubAllGlobals();
  return reload.mock.calls.length > 0;
}

const ALIVE = ['follow', 'seen', 'shortcuts'];

it.each(OWN_NAMES.filter((name) => !ALIVE.includes(name)))(
  'a page that comes back from the cache has the visitor’s new choice of %s',
  (name) => {
    expect(comeBack(name)).toBe(true);
    expect(comeBack(name, false)).toBe(false);
  },
);

it.each([...ALIVE, 'foreign'])('a page does not load again for %s, which it reads itself or not at all', (name) => {
  expect(comeBack(name)).toBe(false);
});
