import { BrokenPush } from './brokenPush.ts';
import { expect, test } from './visitor.ts';

test('no page misses a goal when its relay dies, and the next goal comes over a socket', async ({ context }) => {
  const push = await BrokenPush.start(context);
  try {
    push.score();
    await push.waitForGoals();
    const before = push.livesOf('Relay weur-0');
    push.score();
    await push.site.end('RELAY', 'weur-0');
    await push.waitForGoals();
    await push.expectNextGoalOverSockets();
    expect(push.livesOf('Relay weur-0')).toBeGreaterThan(before);
  } finally {
    await push.close();
  }
});
