import { expect, it } from 'vitest';
import { startPulse } from './pulse.ts';

it('a span is idle, except while a small request takes long', async () => {
  const slow = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const answers = [Promise.resolve(), slow.promise];
  const pulse = startPulse(() => {
    const answer = answers.shift() ?? Promise.resolve();
    if (answer === slow.promise) taken.resolve();
    return answer;
  });
  await taken.promise;
  const from = performance.now();
  await new Promise((done) => setTimeout(done, 300));
  slow.resolve();
  await pulse.stop();
  const to = performance.now();
  expect(pulse.idleMs(from, from + 250)).toBeCloseTo(0);
  expect(pulse.idleMs(to, to + 1000)).toBeCloseTo(1000);
});
