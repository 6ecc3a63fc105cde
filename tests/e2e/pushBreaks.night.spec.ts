import { BrokenPush } from './brokenPush.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ timeout: 150_000 });

let push: BrokenPush;

test.beforeEach(async ({ context }) => {
  push = await BrokenPush.start(context);
  push.score();
  await push.waitForGoals();
});

test.afterEach(() => push.close());

for (const [name, binding, object, life] of [
  ['relay', 'RELAY', 'football-0', 'Relay football-0'],
  ['journal', 'JOURNAL', 'site', 'Journal site'],
  ['poller', 'POLLER', 'site', 'Poller site'],
] as const) {
  test(`pages get every goal when the ${name} dies, and the next over a socket`, async () => {
    const before = push.livesOf(life);
    push.score();
    await push.site.end(binding, object);
    await push.waitForGoals();
    await push.expectNextGoalOverSockets();
    expect(push.livesOf(life)).toBeGreaterThan(before);
  });
}

for (const [how, keeps] of [
  ['restarts', true],
  ['restarts with an empty journal', false],
] as const) {
  test(`pages get every goal when the site ${how}, the next over a socket`, async () => {
    await push.site.close();
    push.score();
    if (!keeps) await push.forgetState();
    await push.serve();
    await push.waitForGoals();
    await push.expectNextGoalOverSockets();
  });
}
