import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAME_TIME_MS } from '../../../web/push/patch.ts';
import { Numbered } from '../../../worker/push/numbered.ts';
import {
  askSocket,
  clockAt,
  journalWith,
  listenTo,
  messagesOf,
  NOON,
  type Opened,
  openSocket,
  pricesOf,
  running,
} from './push.runtime.ts';

const SECOND = 1000;
const LIST = `sport=football&asOf=${NOON}`;

let site: Awaited<ReturnType<typeof journalWith>>;
let time = NOON;

/** Replaces the matches of the feed a second later. */
async function feedSays(...matches: Parameters<typeof journalWith>[0]): Promise<void> {
  time += SECOND;
  clockAt(time);
  site.feed.matches = matches;
  await site.look();
}

/** Waits for a condition, for 8 seconds at most. */
const soon = (look: () => void) => vi.waitFor(look, 8_000);

const patchesOf = (page: Opened) => messagesOf(page).flatMap(({ m = [] }) => m);

beforeEach(async () => {
  clockAt(time);
  site = await journalWith([running('1'), running('2')], { name: 'site' });
  await feedSays(running('1'), running('2'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a push socket', () => {
  it('gets a goal of its sport in fewer than 400 bytes', async () => {
    const page = await openSocket(LIST);
    await feedSays(running('1', 1, 0), running('2'));
    await soon(() => expect(page.told).toHaveLength(2));
    const message = messagesOf(page)[1];
    expect(message.m).toMatchObject([{ id: '1', state: { score: { home: 1, away: 0 } }, at: time }]);
    expect(page.told[1]?.length).toBeLessThan(400);
  });

  it('gets nothing about another sport or another match', async () => {
    const [handball, other] = await Promise.all([
      openSocket(`sport=handball&asOf=${time}`),
      openSocket(`match=2&asOf=${time}`),
    ]);
    const mine = await openSocket(`match=1&asOf=${time}`);
    await feedSays(running('1', 3, 0), running('2'));
    await soon(() => expect(mine.told).toHaveLength(2));
    expect([handball.told.length, other.told.length]).toEqual([1, 1]);
  });

  it('gets only changes after the instant of its page', async () => {
    const before = time;
    await feedSays(running('1', 4, 0), running('2'));
    const behind = await openSocket(`sport=football&asOf=${before}`);
    // The relay may get the goal at the same time; then the next message has it.
    await soon(() => expect(patchesOf(behind)).toMatchObject([{ id: '1', state: { score: { home: 4, away: 0 } } }]));
    expect(patchesOf(await openSocket(`sport=football&asOf=${time + SAME_TIME_MS}`))).toEqual([]);
  });

  it('gets a change that was seen just before the instant of its page', async () => {
    await feedSays(running('1', 4, 1), running('2'));
    const page = await openSocket(`sport=football&asOf=${time + SAME_TIME_MS - SECOND}`);
    await soon(() => expect(patchesOf(page)).toMatchObject([{ id: '1', state: { score: { home: 4, away: 1 } } }]));
  });

  it('gets the entries after a number, or an order to reload', async () => {
    const page = await openSocket(`sport=football&asOf=${time}`);
    const heard = messagesOf(page)[0].n;
    page.socket.close();
    await feedSays(running('1', 5, 0), running('2'));
    const again = await openSocket(`sport=football&after=${heard}`);
    await soon(() => expect(patchesOf(again)).toMatchObject([{ id: '1', state: { score: { home: 5 } } }]));
    // The journal has not used this number, because it lost its storage.
    expect(messagesOf(await openSocket('sport=football&after=9999999999'))[0]).toMatchObject({ r: 1 });
  });

  it('gets the last number in answer to a ping', async () => {
    const page = await openSocket(LIST);
    const { n } = messagesOf(page)[0];
    page.socket.send('p');
    await soon(() => expect(page.told).toHaveLength(2));
    expect(page.told[1]).toMatch(/^[a-z!-][0-9a-z]+$/);
    expect(Number.parseInt(page.told[1]?.slice(1) ?? '', 36)).toBe(n);
    // A framed ping with its answer: a quiet socket sends 2.4 of them a minute.
    expect((7 + 2 + (page.told[1]?.length ?? 0)) * 2.4).toBeLessThanOrEqual(40);
  });

  it('gets the next goal after its relay has slept', async () => {
    const page = await openSocket(LIST);
    await evictDurableObject(env.RELAY.getByName('weur-0'));
    await feedSays(running('1', 6, 0), running('2'));
    await soon(() => expect(page.told).toHaveLength(2));
    expect(messagesOf(page)[1].m).toMatchObject([{ id: '1', state: { score: { home: 6, away: 0 } } }]);
    expect(page.closed).toBeNull();
  });

  it('misses no goal after a restart of the journal', async () => {
    const page = await openSocket(LIST);
    await evictDurableObject(site.stub);
    await feedSays(running('1', 7, 0), running('2'));
    await soon(() => expect(page.told.length).toBeGreaterThan(1));
    expect(
      messagesOf(page)
        .slice(1)
        .some(({ m, r }) => m !== undefined || r === 1),
    ).toBe(true);
  });

  it('makes the journal poll a sport again when a match starts', async () => {
    const others = [running('1'), running('2')].map((match) => ({ ...match, status: 'Finished' }));
    const later = running('3', 0, 0, { start_date: '2040-11-17T18:00:00Z' });
    await feedSays(...others, { ...later, status: 'Not started' });
    const page = await openSocket(LIST);
    const nextLook = () => runInDurableObject(site.stub, async (_, { storage }) => (await storage.getAlarm()) ?? 0);
    await soon(async () => expect((await nextLook()) - time).toBeGreaterThan(60 * SECOND));
    await feedSays(...others, later);
    expect((await nextLook()) - time).toBeLessThanOrEqual(8 * SECOND);
    page.socket.close();
  });

  it('gets an order to reload when the journal lost its storage', async () => {
    const page = await openSocket(LIST);
    await runInDurableObject(site.stub, async (_, { storage }) => {
      storage.sql.exec('DELETE FROM entries');
      storage.sql.exec("DELETE FROM sqlite_sequence WHERE name = 'entries'");
      storage.sql.exec('DELETE FROM known');
    });
    await evictDurableObject(site.stub);
    await feedSays(running('1', 8, 0), running('2'));
    await soon(() => expect(messagesOf(page).at(-1)).toMatchObject({ r: 1 }));
  });
});

describe('moved prices on a push socket', () => {
  it('are sent as match ids without price, operator or country', async () => {
    const pages = await Promise.all(
      ['NL', 'GB', 'DE'].map(async (country) => {
        return listenTo(await askSocket(`sport=football&asOf=${time}`, { 'x-visitor-country': country }));
      }),
    );
    const prices = async (one: number) => {
      time += 30 * SECOND;
      clockAt(time);
      site.feed.odds = [pricesOf('1', { Bet365: one, Unibet: 4.44 }), pricesOf('2', { Bet365: 3.33 })];
      await runDurableObjectAlarm(site.stub);
    };
    await prices(1.97);
    await prices(2.03);
    for (const page of pages) {
      await soon(() => expect(messagesOf(page).at(-1)).toMatchObject({ p: ['1'] }));
      const bytes = page.told.join('\n');
      expect(bytes).not.toMatch(/bet365|unibet|1\.97|2\.03|4\.44|3\.33|"NL"|"GB"|"DE"|odds|provider|decimal/i);
      expect(page.told.at(-1)?.length).toBeLessThan(60);
    }
    expect((await site.stub.ofMatch('1')).at(-1)).toEqual({
      ...{ seq: expect.any(Number), at: time, sport: 'football', match: '1', kind: 'price', corrects: null },
    });
  });
});

describe('another version of a push message', () => {
  it('makes a relay tell its pages to reload', async () => {
    const page = await openSocket(LIST);
    const relay = env.RELAY.getByName('weur-0');
    const strange = { after: 1, to: 'later', news: [] } as unknown as Parameters<typeof relay.tell>[0];
    expect(await relay.tell(strange)).toMatchObject({ last: null });
    await soon(() => expect(messagesOf(page).at(-1)).toMatchObject({ r: 1 }));
    await feedSays(running('1', 9, 0), running('2'));
    await soon(() =>
      expect(messagesOf(page).some(({ m, r }, at) => at > 1 && (m !== undefined || r === 1))).toBe(true),
    );
  });

  it('makes a relay refuse sockets with 503', async () => {
    const begin = vi.spyOn(Numbered.prototype, 'beginning').mockReturnValue({ last: 'later' } as never);
    await runInDurableObject(env.RELAY.getByName('me-0'), async (relay) => {
      const search = `name=me-0&topic=sport:football&visitor=&asOf=${time}`;
      const asked = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
      expect((await relay.fetch?.(asked))?.status).toBe(503);
    });
    expect(begin).toHaveBeenCalled();
  });

  it('is passed on as the match that it changed', async () => {
    const page = await openSocket(LIST);
    const { last } = await env.RELAY.getByName('weur-0').tell({
      after: null,
      to: 1e6,
      entries: [],
      patches: [],
      beat: 'x',
    });
    const known = last ?? 0;
    const patch = { id: '1', state: { kind: 'not-started' as const }, redCards: { home: 0, away: 0 } };
    await env.RELAY.getByName('weur-0').tell({
      ...{ after: known, to: known + 1, beat: 'x' },
      entries: [{ seq: known + 1, at: time, sport: 'football', match: '1', kind: 'offside' }],
      patches: [{ ...patch, correctedAt: null, kickOff: 1, at: time }],
    });
    await soon(() => expect(messagesOf(page).at(-1)).toMatchObject({ m: [{ id: '1' }] }));
  });
});
