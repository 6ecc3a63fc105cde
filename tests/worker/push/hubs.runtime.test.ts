import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { journalLog as log } from '../../../worker/base/log.ts';
import { Relay } from '../../../worker/push/relay.ts';
import { RelayPlan, readRelayPlan } from '../../../worker/push/relayPlan.ts';
import { soon } from '../../support/soon.runtime.ts';
import { clockAt, journalWith, listenTo, messagesOf, NOON, type Opened, running } from './push.runtime.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const HUB = 'football-weur/0';

/** Opens a socket at a relay. */
async function openAt(name: string): Promise<Opened> {
  const search = new URLSearchParams({ name, topic: 'sport:football', visitor: '' });
  const request = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
  const opened = listenTo(await env.RELAY.getByName(name).fetch(request));
  await soon(() => expect(opened.told).toHaveLength(1));
  return opened;
}

let time = NOON;
let site: ReturnType<typeof journalWith>;

async function goals(home: number): Promise<void> {
  time += SECOND;
  clockAt(time);
  site.feed.matches = [running('1', home)];
  await site.look();
}

const score = (home: number) => [{ state: { score: { home, away: 0 } } }];
const hasGoal = (page: Opened, home: number) =>
  soon(() => expect(messagesOf(page).findLast(({ changed }) => changed).changed).toMatchObject(score(home)));

describe('a hub', () => {
  beforeEach(async () => {
    time += 60 * SECOND;
    clockAt(time);
    site = journalWith([running('1')], { name: 'site' });
    await goals(0);
  });

  it('brings goals to all its relays, also after it or the journal slept, without a gap', async () => {
    const pages = [await openAt(`${HUB}-0`), await openAt(`${HUB}-17`)];
    const { relays } = await site.stub.report();
    expect(relays.map(({ name }) => name)).toEqual([HUB]);
    const sleepers = [undefined, env.HUB.getByName(HUB), env.RELAY.getByName(`${HUB}-0`)];
    for (const [index, sleeper] of sleepers.entries()) {
      if (sleeper !== undefined) await evictDurableObject(sleeper);
      await goals(index + 1);
      for (const page of pages) await hasGoal(page, index + 1);
    }
    for (const page of pages) {
      const versions = messagesOf(page).filter(({ since }) => since !== undefined);
      for (const [index, { since }] of versions.entries())
        if (index > 0) expect(since).toBe(versions[index - 1].version);
    }
    expect(await site.stub.report()).toMatchObject({ sockets: 2 });
    await evictDurableObject(site.stub);
    const known = messagesOf(pages[0] ?? expect.fail()).at(-1).version;
    await soon(async () => {
      await goals(3);
      for (const page of pages) expect(messagesOf(page).at(-1).version).toBeGreaterThan(known);
    });
    for (const { socket } of pages) socket.close();
  });

  it('stays known to the journal while none of its relays answers, also after it slept', async () => {
    const page = await openAt(`${HUB}-1`);
    await goals(1);
    await hasGoal(page, 1);
    time += 60 * SECOND;
    await evictDurableObject(env.HUB.getByName(HUB));
    const away = vi.spyOn(Relay.prototype, 'send').mockRejectedValue(new Error('away'));
    await goals(2);
    await soon(async () => {
      const { relays } = await site.stub.report();
      expect(relays).toMatchObject([{ name: HUB, failures: expect.toSatisfy((count) => count > 0) }]);
    });
    away.mockRestore();
    await goals(3);
    await hasGoal(page, 3);
    page.socket.close();
  });

  it('closes the socket of a match that the journal does not know', async () => {
    const search = new URLSearchParams({ name: 'match-weur/0-0', topic: 'match:999', visitor: '' });
    const request = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
    const page = listenTo(await env.RELAY.getByName('match-weur/0-0').fetch(request));
    await soon(() => expect(page.closed).toEqual({ code: 1008 }));
  });
});

describe('the numbers of relays', () => {
  const planned = (links: { name: string; sockets: number }[], now: number) =>
    runInDurableObject(env.JOURNAL.getByName('plan'), async (_, { storage }) => {
      const put = vi.spyOn(env.CACHE, 'put');
      await new RelayPlan(storage, env.CACHE).note(links, now, log);
      const writes = put.mock.calls.length;
      put.mockRestore();
      return { writes, plan: await readRelayPlan(env.CACHE, now, log) };
    });

  it('are published for the most sockets of eight days, when they change', async () => {
    const weekend = [
      { name: 'football-weur-0', sockets: 2_000 },
      { name: 'football-weur-1', sockets: 1_000 },
      { name: 'match-enam/0', sockets: 200_000 },
      { name: 'match-enam/1', sockets: 100_000 },
      { name: 'goals-oc-0', sockets: 700 },
    ];
    const quiet = [{ name: 'football-weur-0', sockets: 900 }];
    expect(await planned(quiet.slice(1), NOON)).toEqual({ writes: 0, plan: {} });
    const most = { 'football-weur': 4, 'match-enam': 375 };
    expect(await planned(weekend, NOON + 60 * SECOND)).toEqual({ writes: 1, plan: most });
    for (const day of [1, 7]) expect(await planned(quiet, NOON + day * DAY)).toEqual({ writes: 0, plan: most });
    expect(await planned(quiet, NOON + 8 * DAY)).toEqual({ writes: 1, plan: { 'football-weur': 2 } });
  });

  it('stay the last known ones while they cannot be read', async () => {
    const broken = { ...env.CACHE, get: () => Promise.reject(new Error('away')) };
    const before = await readRelayPlan(env.CACHE, NOON + 20 * DAY, log);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await readRelayPlan(broken, NOON + 21 * DAY, log)).toEqual(before);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('are read again soon after a failed read', async () => {
    const now = NOON + 30 * DAY;
    const broken = { ...env.CACHE, get: () => Promise.reject(new Error('away')) };
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await readRelayPlan(broken, now, log);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
    const stored = { 'football-oc': 7 };
    const back = { ...env.CACHE, get: () => Promise.resolve(stored) } as unknown as KVNamespace;
    expect(await readRelayPlan(back, now + 1_000, log)).not.toEqual(stored);
    expect(await readRelayPlan(back, now + 2_000, log)).toEqual(stored);
  });
});
