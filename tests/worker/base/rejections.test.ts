import { expect, it, vi } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';

it('rejections log each kind of problem once, also after hundreds of records', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rejections = createRejections();
  for (let record = 0; record < 600; record += 1) rejections.note(`id: expected a number but received "x${record}"`);
  rejections.note('status: must be text');
  expect(warn.mock.calls.map(([line]) => JSON.parse(line).detail)).toEqual([
    'id: expected a number but received "x0"',
    'status: must be text',
  ]);
  expect(rejections.kinds().map(({ records }) => records)).toEqual([600, 1]);
});
