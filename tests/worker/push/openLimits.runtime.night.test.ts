import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askSocket, clockAt, journalWith, listenTo, NOON, running } from './push.runtime.ts';

const SECOND = 1000;
const LIST = 'sport=football';

let time = NOON;

const aSecondLater = () => {
  time += SECOND;
  clockAt(time);
};

/** Accepts the sockets of answers and gives the statuses. */
async function statusesOf(asked: Promise<Response>[]): Promise<number[]> {
  const answers = await Promise.all(asked);
  for (const { webSocket } of answers) webSocket?.accept();
  return answers.map(({ status }) => status);
}

beforeEach(async () => {
  clockAt(time);
  const site = await journalWith([running('1')], { name: 'site' });
  await site.look();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the limits of a relay', () => {
  it('admits 150 sockets a second and refuses the rest until the next', async () => {
    aSecondLater();
    const statuses = await statusesOf(Array.from({ length: 160 }, () => askSocket(LIST)));
    expect(statuses.filter((status) => status === 101)).toHaveLength(150);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
    aSecondLater();
    expect(listenTo(await askSocket(LIST)).closed).toBeNull();
  });

  it('admits 200 sockets of one address and still those of another', async () => {
    const relay = env.RELAY.getByName('football-9');
    const ask = (visitor: string) => {
      const search = `name=football-9&topic=sport:football&visitor=${visitor}`;
      return relay.fetch(new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } }));
    };
    const statuses: number[] = [];
    for (let times = 0; times < 2; times += 1) {
      aSecondLater();
      statuses.push(...(await statusesOf(Array.from({ length: 110 }, () => ask('one')))));
    }
    expect(statuses.filter((status) => status === 101)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await statusesOf([ask('another')])).toEqual([101]);
  });
});
