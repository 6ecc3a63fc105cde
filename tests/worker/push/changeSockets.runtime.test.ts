import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JournalObject } from '../../../worker/push/journal.ts';
import { soon } from '../../support/soon.runtime.ts';
import { ORIGIN } from '../site.runtime.ts';
import { clockAt, journalWith, listenTo, messagesOf, NOON, type Opened, running } from './push.runtime.ts';

const RELAY = 'changes-weur-0';
let time = NOON;
let site: ReturnType<typeof journalWith>;
let goals = 0;

const ask = (search: string) =>
  exports.default.fetch(new Request(`${ORIGIN}/api/v1/changes?${search}`, { headers: { Upgrade: 'websocket' } }));

/** Opens a socket of the public API, and waits for its greeting. */
async function open(search = ''): Promise<Opened> {
  const opened = listenTo(await ask(search));
  await soon(() => expect(messagesOf(opened)[0]).toHaveProperty('last'));
  return opened;
}

/** The home side of match 1 scores a second later. */
async function score(): Promise<void> {
  time += 1_000;
  clockAt(time);
  goals += 1;
  site.feed.matches = [running('1', goals, 0), running('2')];
  await site.look();
}

const messages = (opened: Opened) => messagesOf(opened).filter((each) => 'changes' in each);
const scores = (opened: Opened) =>
  messages(opened).flatMap(({ changes }) => changes.map((change: { score: { home: number } }) => change.score.home));

beforeEach(async () => {
  time += 600_000;
  clockAt(time);
  site = journalWith([running('1', goals, 0), running('2')], { name: 'site', OPEN_DATA: 'on' });
  await site.look();
  await site.relayed();
});

describe('a socket of the public API', () => {
  it('receives the last number, then each change once with its teams', async () => {
    const client = await open();
    await score();
    await soon(() => expect(scores(client)).toEqual([goals]));
    await score();
    await soon(() => expect(scores(client)).toEqual([goals - 1, goals]));
    const [greeting] = messagesOf(client);
    const [first, ...others] = messages(client);
    expect(first).toMatchObject({ since: greeting.last, changes: [{ kind: 'goal', home: { id: '11' } }] });
    // Each message begins where the one before it ended, so a client sees that it missed none.
    for (const { since } of others) expect(since).toBe(first.last);
    const answer = await exports.default.fetch(`${ORIGIN}/api/v1/changes?after=${greeting.last}`);
    expect(await answer.json()).toMatchObject({ changes: messages(client).flatMap(({ changes }) => changes) });
    expect(client.told.join()).not.toMatch(/price|odds|operator/);
  });

  it('gets a change soon after a journal that did not answer', async () => {
    const client = await open();
    vi.spyOn(JournalObject.prototype, 'changesAfter').mockRejectedValueOnce(new Error('away'));
    await score();
    const relay = env.RELAY.getByName(RELAY);
    const alarm = () => runInDurableObject(relay, (_, { storage }) => storage.getAlarm());
    await soon(async () => expect(await alarm()).toBeGreaterThan(time));
    expect(scores(client)).toEqual([]);
    await runDurableObjectAlarm(relay);
    await soon(() => expect(scores(client)).toEqual([goals]));
  });

  it('gets the kept changes after a number', async () => {
    const first = await open();
    const { last } = messagesOf(first)[0];
    await score();
    await score();
    await soon(() => expect(scores(first)).toEqual([goals - 1, goals]));
    const second = await open(`after=${last}&limit=1`);
    await soon(() => expect(scores(second)).toEqual([goals - 1, goals]));
    expect(messages(second)).toHaveLength(2);
  });

  it.each([
    ['match=2', 0],
    ['match=1', 1],
    ['team=11', 1],
    ['team=21', 0],
    ['competition=37', 1],
    ['competition=38', 0],
    ['sport=handball', 0],
  ])('with %s gets only these changes', async (search, count) => {
    const [all, some] = await Promise.all([open(), open(search)]);
    await score();
    await soon(() => expect(scores(all)).toEqual([goals]));
    await soon(() => expect(scores(some)).toHaveLength(count));
  });

  it('gets a change when its delay is over, and not before', async () => {
    const [now, late] = await Promise.all([open(), open('delay=60')]);
    await score();
    await soon(() => expect(scores(now)).toEqual([goals]));
    await soon(async () => expect(await runDurableObjectAlarm(env.RELAY.getByName(RELAY))).toBe(true));
    expect(scores(late)).toEqual([]);
    time += 61_000;
    clockAt(time);
    await soon(async () => {
      await runDurableObjectAlarm(env.RELAY.getByName(RELAY));
      expect(scores(late)).toEqual([goals]);
    });
  });

  it.each([
    ['zone=UTC', /Unknown parameter `zone`/],
    ['delay=181', /`delay` must be at most 180/],
  ])('is refused with %s, as the address without an upgrade', async (search, reason) => {
    const answer = await ask(search);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(reason)]);
  });

  it('answers a ping', async () => {
    const client = await open();
    client.socket.send('ping');
    await soon(() => expect(client.told).toContain('pong'));
    expect(client.closed).toBeNull();
  });
});
