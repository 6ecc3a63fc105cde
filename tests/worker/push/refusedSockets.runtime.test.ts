import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { MAX_OF_ADDRESS } from '../../../worker/push/relay.ts';
import { MAX_A_SECOND } from '../../../worker/push/relayNames.ts';
import { soon } from '../../support/soon.runtime.ts';
import { ORIGIN, siteWith } from '../site.runtime.ts';
import { askSocket, clockAt, listenTo, NOON, openSocket } from './push.runtime.ts';

const LIST = 'sport=football';
const HOUR = 3_600_000;

describe('a refused push socket', () => {
  it.each([
    ['another site', LIST, { Origin: 'https://evil.test' }, 403],
    ['a program without an origin', LIST, { Origin: '' }, 403],
    ['a page of an opaque origin', LIST, { Origin: 'null' }, 403],
    ['an origin that begins like its own', LIST, { Origin: `${ORIGIN}.evil.test` }, 403],
    ['an origin that names its own as a user', LIST, { Origin: `${ORIGIN}@evil.test` }, 403],
    ['a request without an upgrade', LIST, { Upgrade: '' }, 426],
    ['a topic without sport or match', '', {}, 400],
    ['an unknown sport', 'sport=curling', {}, 400],
    ['a sport together with a match', 'sport=football&match=1', {}, 400],
    ['an id of 65 letters', `match=${'x'.repeat(65)}`, {}, 400],
    ['a developer with another clock', LIST, { 'x-visitor-now': '2026-11-21T15:40:00Z' }, 404],
  ])('answers with an error to %s', async (_, search, headers, status) => {
    expect((await askSocket(search, headers)).status).toBe(status);
  });

  it.each([
    ['its own host', ORIGIN, 403],
    ['SITE_URL', 'https://example.test', 400],
  ])('compares the origin with SITE_URL where that is set: %s', async (_, Origin, status) => {
    const ask = siteWith({ SITE_URL: 'https://example.test' });
    // The answer to the unknown sport shows that the origin was accepted.
    const answer = await ask('/api/push?sport=curling', { Upgrade: 'websocket', Origin });
    expect(answer.status).toBe(status);
  });

  it('is closed when a client sends anything', async () => {
    const [text, bytes] = await Promise.all([openSocket(LIST), openSocket(LIST)]);
    text.socket.send('{"version":');
    bytes.socket.send(new Uint8Array(1_000_000));
    await soon(() => expect([text.closed, bytes.closed]).toEqual([{ code: 1008 }, { code: 1008 }]));
  });
});

describe('a push relay', () => {
  const open = (visitor: string) => {
    const search = new URLSearchParams({ name: 'football-9', topic: 'sport:football', visitor });
    const request = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
    return env.RELAY.getByName('football-9').fetch(request);
  };
  /** The different statuses of sockets that are opened at once. */
  const statuses = async (count: number, visitorOf: (number: number) => string) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, number) => open(visitorOf(number))));
    return [...new Set(answers.map(({ status }) => status))];
  };

  it('leaves room for other addresses, and for an address that closes a socket', async () => {
    const sockets: WebSocket[] = [];
    for (let number = 0; number < MAX_OF_ADDRESS; number += 1) {
      clockAt(NOON + number * 100);
      sockets.push(listenTo(await open('a')).socket);
    }
    // More than a relay opens in a second.
    expect(await statuses(MAX_A_SECOND + 1, () => 'a')).toEqual([429]);
    expect((await open('b')).status).toBe(101);
    sockets[0]?.close();
    await soon(async () => expect((await open('a')).status).toBe(101));
  });

  it('opens a limited number of sockets in a second', async () => {
    clockAt(NOON + HOUR);
    expect(await statuses(MAX_A_SECOND, (number) => `c${number}`)).toEqual([101]);
    expect((await open('d')).status).toBe(503);
    clockAt(NOON + HOUR + 1_000);
    expect((await open('d')).status).toBe(101);
  });
});
