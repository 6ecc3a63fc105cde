import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuild } from '../../support/serveBuild.mjs';

const root = new URL('../../..', import.meta.url).pathname;

let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  site = await serveBuild({
    // Straight to the worker: what stands before a local one has compression of its own.
    ...{ root, port: 0, direct: true, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test' },
  });
});
afterAll(() => site.close());

it('a socket is not compressed, though every browser offers that: a relay would press each message once for each page', async () => {
  const asked = get(new URL(`/api/push?sport=football&asOf=${Date.now()}`, site.url), {
    headers: {
      ...{ Origin: site.url.origin, Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
    },
  });
  const [{ statusCode, headers }, socket] = await once(asked, 'upgrade');
  socket.destroy();
  expect([statusCode, headers['sec-websocket-extensions']]).toEqual([101, undefined]);
});
