import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { WHOLE_SCRIPT } from '../../../worker/render/inlineScripts.ts';

/** Runs the script on a document whose text has these lengths, each half a minute later. Returns whether it loads again. */
async function reloads(lengths: readonly number[], isWhole: boolean): Promise<boolean> {
  let check = () => undefined;
  const [reload, clearInterval] = [vi.fn(), vi.fn()];
  const document = { getElementById: () => (isWhole ? {} : null), all: [1], documentElement: { textContent: '' } };
  runInNewContext(WHOLE_SCRIPT, {
    document,
    location: { reload },
    fetch: async () => ({ ok: true }),
    clearInterval,
    setInterval(given: typeof check) {
      check = given;
    },
  });
  for (const length of lengths) {
    document.documentElement.textContent = 'x'.repeat(length);
    check();
  }
  await new Promise(setImmediate);
  expect(clearInterval.mock.calls.length > 0).toBe(isWhole);
  return reload.mock.calls.length > 0;
}

it.each([
  ['stops within its state', [10, 10], false, true],
  ['comes slowly', [10, 20, 30], false, false],
  ['is whole', [10, 10], true, false],
] as const)('a document that %s', async (_, lengths, isWhole, isReloaded) => {
  expect(await reloads(lengths, isWhole)).toBe(isReloaded);
});
