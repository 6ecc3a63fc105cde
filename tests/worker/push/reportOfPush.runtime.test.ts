import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numberBefore } from '../../../worker/push/entries.ts';
import { reportOfPush } from '../../../worker/push/reportOfPush.ts';
import { visit } from '../site.runtime.ts';
import { clockAt, journalWith, NOON, openSocket, running } from './push.runtime.ts';

const OPS_TOKEN = 'opens-the-page-of-operations';
const SOON = 8_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asOps = async (path: string) => {
  const response = await visit(path, { Authorization: `Bearer ${OPS_TOKEN}` });
  return response.text();
};

describe('how push is', () => {
  it('is told to ops: sockets, relays, how far each is behind, entries, and how late the last batch was', async () => {
    clockAt(NOON);
    const { feed, look, stub } = await journalWith([running('1')], { name: 'site', OPS_TOKEN });
    await look();
    const page = await openSocket(`sport=football&asOf=${NOON}`);
    clockAt(NOON + 1_000);
    feed.matches = [running('1', 1, 0)];
    await look();
    const isTold = { lagMs: expect.any(Number), relays: [{ behind: 0 }] };
    await vi.waitFor(async () => expect(await stub.report()).toMatchObject(isTold), SOON);
    const told = {
      ...{
        state: 'ok',
        entries: 1,
        last: numberBefore(NOON) + 1,
        sockets: 1,
        lagMs: expect.any(Number),
        beat: expect.stringMatching(/[a-z]/),
      },
      relays: [{ name: 'weur-0', sockets: 1, behind: 0 }],
    };
    expect(JSON.parse(await asOps('/api/health')).push).toMatchObject(told);
    expect(await asOps('/ops')).toMatch(/Push is ok: 1 sockets, 1 entries in the journal, the last batch took \d+ ms/);
    page.socket.close();
  });

  it('has no lag in a life in which the journal has not heard the source yet, whatever it knows from before', async () => {
    clockAt(NOON);
    const { feed, look, stub } = await journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    expect(await stub.report()).toMatchObject({ lagMs: 0, last: numberBefore(NOON) + 1 });
    await evictDurableObject(stub);
    feed.isDown = true;
    await look();
    expect(await stub.report()).toMatchObject({ lagMs: null, last: numberBefore(NOON) + 1 });
  });

  it('is that it is off, absent or away where it is', async () => {
    expect(await reportOfPush(env, false)).toEqual({ state: 'off' });
    expect(await reportOfPush({ RELAY: env.RELAY }, true)).toEqual({ state: 'absent' });
    const report = () => Promise.reject(new Error('gone'));
    const JOURNAL = { getByName: () => ({ ...env.JOURNAL.getByName('site'), report }) };
    expect(await reportOfPush({ JOURNAL, RELAY: env.RELAY }, true)).toEqual({ state: 'away' });
  });
});
