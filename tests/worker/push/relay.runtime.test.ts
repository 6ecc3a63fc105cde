import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Relay } from '../../../worker/push/relay.ts';
import { soon } from '../../support/soon.runtime.ts';
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
const LIST = 'sport=football';
const RELAY = 'football-weur-0';

let site: ReturnType<typeof journalWith>;
let time = NOON;

/** Replaces the matches of the feed some seconds later. */
async function feedSays(matches: Parameters<typeof journalWith>[0], seconds = 1): Promise<void> {
  time += seconds * SECOND;
  clockAt(time);
  site.feed.matches = matches;
  await site.look();
}

/** Waits for a condition, for 8 seconds at most. */
const versionOf = (page: Opened) => messagesOf(page).at(-1).version;
const changesOf = (page: Opened) => messagesOf(page).filter(({ since }) => since !== undefined);

/** Waits for a goal, and checks that the page had everything before it. */
async function expectNoGap(page: Opened, home: number): Promise<void> {
  await soon(() =>
    expect(changesOf(page).at(-1)?.changed).toMatchObject([{ id: '1', state: { score: { home, away: 0 } } }]),
  );
  const messages = messagesOf(page);
  const last = messages.findLastIndex(({ since }) => since !== undefined);
  expect(messages[last].since).toBe(messages[last - 1].version);
}

beforeEach(async () => {
  clockAt(time);
  site = journalWith([running('1'), running('2')], { name: 'site' });
  await feedSays([running('1'), running('2')]);
  await site.relayed();
});

describe('a push socket', () => {
  it('gets a goal of its sport with the version before it', async () => {
    const page = await openSocket(LIST);
    await feedSays([running('1', 1, 0), running('2')]);
    await expectNoGap(page, 1);
    expect(changesOf(page).at(-1).asOf).toBe(time);
  });

  it('gets nothing about another sport or another match', async () => {
    const [handball, other] = await Promise.all([openSocket('sport=handball'), openSocket('match=2')]);
    const mine = await openSocket('match=1');
    await feedSays([running('1', 3, 0), running('2')]);
    await soon(() => expect(changesOf(mine)).toHaveLength(1));
    expect([...changesOf(handball), ...changesOf(other)]).toEqual([]);
  });

  it('gets the version first, which a page that was away compares with its own', async () => {
    const page = await openSocket(LIST);
    const known = versionOf(page);
    page.socket.close();
    expect(versionOf(await openSocket(LIST))).toBe(known);
    await feedSays([running('1', 5, 0), running('2')]);
    await soon(async () => expect(versionOf(await openSocket(LIST))).toBeGreaterThan(known));
  });

  it('gets its version again while the journal sees the source', async () => {
    const page = await openSocket(LIST);
    const version = versionOf(page);
    await feedSays(site.feed.matches, 25);
    await soon(() => expect(messagesOf(page).slice(1)).toContainEqual({ version }));
  });

  it('gets no version while the source is away', async () => {
    const page = await openSocket(LIST);
    await feedSays(site.feed.matches, 25);
    await soon(() => expect(page.told.length).toBeGreaterThan(1));
    const before = page.told.length;
    site.feed.isDown = true;
    await feedSays(site.feed.matches, 25);
    site.feed.isDown = false;
    await feedSays([running('1', 6, 0), running('2')]);
    await soon(() => expect(changesOf(page)).toHaveLength(1));
    expect(messagesOf(page)[before]).toHaveProperty('since');
  });

  it('gets the next goal after its relay has slept', async () => {
    const page = await openSocket(LIST);
    await evictDurableObject(env.RELAY.getByName(RELAY));
    await feedSays([running('1', 7, 0), running('2')]);
    await expectNoGap(page, 7);
    expect(page.closed).toBeNull();
  });

  it('gets a new version when its relay missed a message', async () => {
    const page = await openSocket(LIST);
    const known = versionOf(page);
    const send = vi.spyOn(Relay.prototype, 'send').mockResolvedValue(JSON.parse('null'));
    await feedSays([running('1', 8, 0), running('2')]);
    // The relay may get a repeated version first.
    await soon(() => expect(JSON.stringify(send.mock.calls)).toContain('changed'));
    send.mockRestore();
    await feedSays(site.feed.matches, 25);
    await soon(() => expect(versionOf(page)).toBeGreaterThan(known));
    expect(changesOf(page)).toEqual([]);
  });

  it('gets another version after a restart of the journal, so that its page polls', async () => {
    const page = await openSocket(LIST);
    await feedSays([running('1', 9, 0), running('2')]);
    await soon(() => expect(changesOf(page)).toHaveLength(1));
    await feedSays([running('1', 9, 0), running('2', 1, 0)]);
    await soon(() => expect(changesOf(page)).toHaveLength(2));
    const other = await openSocket('match=1');
    const known = versionOf(other);
    await evictDurableObject(site.stub);
    // The first read tells the journal which topics its relays have.
    await soon(async () => {
      await feedSays(site.feed.matches, 1);
      expect(versionOf(other)).toBeGreaterThan(known);
    });
  });

  it('makes the journal poll a sport again when a match starts', async () => {
    const others = [running('1'), running('2')].map((match) => ({ ...match, status: 'Finished' }));
    const later = running('3', 0, 0, { start_date: '2040-11-17T18:00:00Z' });
    await feedSays([...others, { ...later, status: 'Not started' }]);
    const page = await openSocket(LIST);
    const readsAfter = async (seconds: number) => {
      time += seconds * SECOND;
      clockAt(time);
      const before = site.asked.length;
      await runDurableObjectAlarm(site.stub);
      return site.asked.slice(before).filter((path) => path === 'v2/events/live').length;
    };
    await readsAfter(600);
    expect(await readsAfter(60)).toBe(0);
    await feedSays([...others, later]);
    expect(await readsAfter(8)).toBe(1);
    page.socket.close();
  });

  it('gets a higher version when the journal lost its storage', async () => {
    const page = await openSocket(LIST);
    const known = versionOf(page);
    await runInDurableObject(site.stub, (_, { storage }) => storage.deleteAll());
    await evictDurableObject(site.stub);
    // The journal has lost its relays too: the next socket joins it again.
    await feedSays(site.feed.matches, 50);
    expect(versionOf(await openSocket(LIST))).toBeGreaterThan(known);
    await feedSays(site.feed.matches, 25);
    await soon(() => expect(versionOf(page)).toBeGreaterThan(known));
  });

  it('is closed for a match that the journal does not know', async () => {
    const page = listenTo(await askSocket('match=999'));
    await soon(() => expect(page.closed).toEqual({ code: 1008 }));
    expect(page.told).toEqual([]);
  });
});

it('moved prices on a push socket are a hint without price, operator or country', async () => {
  const pages = await Promise.all(
    ['NL', 'GB', 'DE'].map(async (country) => {
      return listenTo(await askSocket(LIST, { 'x-visitor-country': country }));
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
    await soon(() => expect(changesOf(page).at(-1)).toMatchObject({ prices: 1 }));
    const bytes = page.told.join('\n');
    expect(bytes).not.toMatch(/bet365|unibet|1\.97|2\.03|4\.44|3\.33|"NL"|"GB"|"DE"|odds|provider|decimal/i);
    expect(Object.keys(changesOf(page).at(-1))).toEqual(['since', 'version', 'asOf', 'prices']);
  }
});
