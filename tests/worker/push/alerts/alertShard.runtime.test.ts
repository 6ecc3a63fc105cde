import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockAt, NOON } from '../push.runtime.ts';
import { alertOf, alertSite, disallowed, goal, subscribedSite, withoutAlerts } from './pushService.runtime.ts';

const SECOND = 1_000;

beforeEach(() => clockAt(NOON));
afterEach(withoutAlerts);

describe('a goal of a player', () => {
  const ofPlayer = (player: 'p11-9' | 'p11-90') =>
    alertOf(
      { type: 'player-goal', player, name: 'Suárez', deed: 'goal', minute: "23'" },
      { kind: 'goal', follows: [player] },
    );

  it('reaches the followers of the player, beside the goal of the match', async () => {
    const site = alertSite();
    await site.subscribe('both', {
      follows: ['m1', 'p11-9'].map((follow) => ({ follow: follow as 'm1', kinds: ['goal'] })),
    });
    await site.subscribe('other', { follows: [{ follow: 'p11-90', kinds: ['goal'] }] });
    await site.subscribe('cards', { follows: [{ follow: 'p11-9', kinds: ['cards'] }] });
    await site.send(goal(1), ofPlayer('p11-9'));
    expect(site.received.map(({ to }) => to)).toEqual(['both', 'both']);
    expect(
      site
        .shownTo('both')
        .map(({ body }) => body)
        .toSorted(),
    ).toEqual(["Goal for Ajax · 23' · Suárez", "Suárez · Goal · 23'"]);
  });

  it('waits for the visitor’s television, and tells a spoiler-free visitor nothing', async () => {
    const site = await subscribedSite({
      delay: 60,
      recipient: { isSpoilerFree: true },
      follows: [{ follow: 'p11-9', kinds: ['goal'] }],
    });
    await site.send(ofPlayer('p11-9'));
    expect(site.received).toEqual([]);
    await site.alarmAt(NOON + 60 * SECOND);
    expect(site.shownTo('a')).toMatchObject([{ title: 'Something happened in Ajax v PSV' }]);
    expect(site.received[0]?.text).not.toContain('Suárez');
  });

  it('a shard names the teams whose players it has', async () => {
    const site = await subscribedSite({
      follows: ['t10', 'p11-9', 'p110-9', 'pA-x'].map((follow) => ({ follow: follow as 'm1', kinds: ['goal'] })),
    });
    expect(await site.stub.teamsOfPlayers(['1', '10', '11', '110', 'A', 'AB'])).toEqual(['11', '110', 'A']);
  });
});

describe('a goal', () => {
  it('reaches each browser that follows the match, a team or the competition once', async () => {
    const site = alertSite();
    await site.subscribe('match');
    await site.subscribe('team', { follows: [{ follow: 't12', kinds: ['goal'] }] });
    await site.subscribe('all', {
      follows: ['m1', 't11', 't12', 'c37'].map((follow) => ({ follow: follow as 'm1', kinds: ['goal'] })),
    });
    await site.subscribe('other', { follows: [{ follow: 'm2', kinds: ['goal'] }] });
    await site.subscribe('cards', { follows: [{ follow: 'm1', kinds: ['red-card'] }] });
    await site.send(goal(1));
    expect(site.received.map(({ to }) => to).toSorted()).toEqual(['all', 'match', 'team']);
    expect(site.shownTo('match')).toMatchObject([{ title: 'Ajax 1–0 PSV', body: "Goal for Ajax · 23' · Suárez" }]);
  });

  it('has the headers of Web Push and no older message beside it', async () => {
    const site = await subscribedSite();
    await site.send(goal(1));
    const [one] = site.received;
    expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      ttl: '3600',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
      authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    });
    expect(JSON.parse(one?.text ?? '')).toMatchObject({
      web_push: 8030,
      notification: {
        lang: 'en',
        navigate: 'https://scores.test/match/football/ajax-psv-1',
        tag: one?.headers.get('topic'),
      },
    });
  });

  it('a newer goal replaces one that waits on the queue', async () => {
    const site = await subscribedSite();
    await site.add(goal(1));
    await site.send(goal(2));
    expect(site.shownTo('a')).toMatchObject([{ title: 'Ajax 2–0 PSV' }]);
  });

  it('the journal can give an alert twice', async () => {
    const site = await subscribedSite();
    const alert = goal(1);
    await site.add(alert);
    await site.send(alert);
    await site.consume();
    expect(site.received).toHaveLength(1);
  });

  it('waits on the disk while the queue is away', async () => {
    const site = await subscribedSite();
    const { ALERTS } = env as { ALERTS?: { sendBatch: unknown } };
    const sendBatch = vi
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockImplementation(ALERTS?.sendBatch as never);
    if (ALERTS !== undefined) ALERTS.sendBatch = sendBatch;
    await site.add(goal(1));
    expect(site.queue).toEqual([]);
    await site.alarmAt(NOON + SECOND);
    expect(site.received).toHaveLength(1);
  });
});

describe('a goal that is taken back', () => {
  it('sends nothing inside the delay of a visitor', async () => {
    const site = await subscribedSite({ delay: 30 });
    await site.add(goal(1));
    clockAt(NOON + 20 * SECOND);
    await site.add(disallowed(0));
    await site.alarmAt(NOON + 120 * SECOND);
    expect(site.received).toEqual([]);
  });

  it('replaces the notification of the goal outside the delay', async () => {
    const site = await subscribedSite();
    await site.subscribe('late', { delay: 5 });
    await site.send(goal(1));
    await site.alarmAt(NOON + 5 * SECOND);
    clockAt(NOON + 20 * SECOND);
    await site.send(disallowed(0));
    await site.alarmAt(NOON + 25 * SECOND);
    for (const name of ['a', 'late']) {
      const [first, second, ...rest] = site.shownTo(name);
      expect(rest).toEqual([]);
      expect(second).toMatchObject({ title: 'Ajax 0–0 PSV', body: 'Ajax goal disallowed', tag: first?.tag });
    }
  });

  it('sends nothing to a browser that has not got the goal', async () => {
    const site = await subscribedSite();
    await site.add(goal(1));
    await site.send(disallowed(0));
    expect(site.received).toEqual([]);
  });

  it('corrects an older goal when two goals are taken back', async () => {
    const site = await subscribedSite({ delay: 30 });
    await site.add(goal(1));
    await site.alarmAt(NOON + 30 * SECOND);
    await site.add(goal(2));
    clockAt(NOON + 40 * SECOND);
    await site.add(disallowed(0));
    await site.alarmAt(NOON + 90 * SECOND);
    expect(site.shownTo('a').map(({ title }) => title)).toEqual(['Ajax 1–0 PSV', 'Ajax 0–0 PSV']);
  });
});

describe('goals within a second', () => {
  it.each([
    ['a reversal between them', () => [goal(1), disallowed(0), goal(1)]],
    ['the reversal of the second', () => [goal(1), goal(2), disallowed(1)]],
  ])('end with the last score after %s', async (_, alerts) => {
    const site = await subscribedSite();
    for (const alert of alerts()) await site.add(alert);
    await site.consume(true);
    expect(site.shownTo('a').map(({ title }) => title)).toEqual(['Ajax 1–0 PSV']);
  });

  it('are sent one after another', async () => {
    const site = await subscribedSite();
    await site.add(goal(1));
    const [first] = site.queue.splice(0);
    const taken = first && (await site.stub.take(first.body));
    await site.send(disallowed(0));
    expect(site.received).toEqual([]);
    if (first && taken)
      await site.stub.done(taken.alert, first.body.due, [{ id: taken.to[0]?.id ?? 0, outcome: 'sent' }]);
    clockAt(NOON + 5 * SECOND);
    await site.consume();
    expect(site.shownTo('a').map(({ body }) => body)).toEqual(['Ajax goal disallowed']);
  });
});

describe('a delay', () => {
  it('that a visitor changes doubles and loses no goal', async () => {
    const site = alertSite();
    for (const [name, before, after] of [
      ['sooner', 60, 5],
      ['later', 5, 60],
    ] as const) {
      await site.subscribe(name, { delay: before });
      await site.add(goal(1));
      await site.subscribe(name, { delay: after });
    }
    for (const second of [5, 60]) {
      await site.alarmAt(NOON + second * SECOND);
    }
    expect(site.received.map(({ to }) => to).toSorted()).toEqual(['later', 'sooner']);
  });

  it('is kept to the second', async () => {
    const site = alertSite();
    for (const delay of [5, 45, 180]) await site.subscribe(`after-${delay}`, { delay });
    await site.add(goal(1));
    const seen: Record<string, number> = {};
    for (const second of [0, 4, 5, 6, 44, 45, 46, 179, 180, 181]) {
      await site.alarmAt(NOON + second * SECOND);
      for (const { to } of site.received) seen[to] ??= second;
    }
    expect(seen).toEqual({ 'after-5': 5, 'after-45': 45, 'after-180': 180 });
  });

  it('holds the last goal of a match although another falls meanwhile', async () => {
    const site = await subscribedSite({ delay: 30 });
    await site.add(goal(1));
    clockAt(NOON + 20 * SECOND);
    await site.add(goal(2));
    await site.alarmAt(NOON + 30 * SECOND);
    expect(site.shownTo('a').map(({ title }) => title)).toEqual(['Ajax 1–0 PSV']);
  });
});

it('the queue doubles no alert when it delivers each message twice', async () => {
  const site = alertSite();
  const names = Array.from({ length: 95 }, (_, index) => `browser-${index}`);
  await Promise.all(names.map((name) => site.subscribe(name)));
  await site.add(goal(1));
  expect(new Set(site.queued()).size).toBe(95);
  await site.consume(true);
  clockAt(NOON + 600 * SECOND);
  await site.consume(true);
  expect(site.received.map(({ to }) => to).toSorted()).toEqual(names.toSorted());
});
