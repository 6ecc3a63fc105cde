import { expect, it, vi } from 'vitest';
import { backgroundWith } from '../../../worker/base/background.ts';

it('work that fails after the answer is logged, and ends', async () => {
  const log = vi.fn();
  const kept: Promise<unknown>[] = [];
  backgroundWith(log, (work) => void kept.push(work))(Promise.reject(new Error('no disk')));
  await expect(kept[0]).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith('warn', 'background work failed', { error: 'Error: no disk' });
});
