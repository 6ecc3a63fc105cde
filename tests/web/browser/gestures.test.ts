import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Target {
  closest = () => null;
}

/** Draws a finger from `scrollY` of a list whose scores are 90 seconds old. Returns the note, and how often it asks for newer ones. */
async function draw([right, down]: readonly [number, number], scrollY = 0) {
  vi.useFakeTimers({ now: 1_000_000 });
  const listeners = new Map<string, (event: object) => void>();
  const note = { dataset: { age: 'Updated …' }, replaceChildren: vi.fn() };
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => note });
  for (const [name, value] of Object.entries({ window: globalThis, Element: Target, scrollY, innerWidth: 390 }))
    vi.stubGlobal(name, value);
  const { handleGestures } = await import('../../../web/browser/gestures.ts');
  const client = new QueryClient();
  client.setQueryData(['live', ''], {}, { updatedAt: Date.now() - 90_000 });
  const refetch = vi.spyOn(client, 'refetchQueries').mockResolvedValue();
  handleGestures(null, client);
  const [clientX, clientY] = [10, 300];
  listeners.get('touchstart')?.({ touches: [{ clientX, clientY }], target: new Target() });
  listeners.get('touchend')?.({ changedTouches: [{ clientX: clientX + right, clientY: clientY + down }] });
  return [note.replaceChildren.mock.lastCall?.[0], refetch.mock.calls.length];
}

it('a pull at the top of a list says how old the scores are and asks for newer ones', async () => {
  expect(await draw([20, 120])).toEqual(['Updated 90 seconds ago', 1]);
});

it.each([
  ['a short pull', [0, 60], 0],
  ['a slanting pull', [80, 120], 0],
  ['a pull further down', [0, 120], 200],
] as const)('%s asks for nothing', async (_, by, scrollY) => {
  expect(await draw(by, scrollY)).toEqual([undefined, 0]);
});
