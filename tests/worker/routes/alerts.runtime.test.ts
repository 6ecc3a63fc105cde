import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { newVapidKeys } from '../../../worker/settings/vapid.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { decrypted, newBrowser } from '../push/alerts/browser.runtime.ts';
import { ORIGIN, siteWith, visitorOf } from '../site.runtime.ts';

const ON = {
  ...newVapidKeys(),
  VAPID_SUBJECT: 'mailto:ops@scores.example.com',
  ALERTS: { sendBatch: async () => undefined } as unknown as NonNullable<Env['ALERTS']>,
};
const visit = siteWith(ON);
const browser = newBrowser();
const endpoint = 'https://fcm.googleapis.com/fcm/send/route';
const { p256dh, auth } = browser;

const subscription = (more: object = {}) => ({
  endpoint,
  keys: { p256dh, auth },
  locale: 'nl',
  follows: [{ follow: 'm1', kinds: ['goal'] }],
  ...more,
});

const HEADERS = visitorOf('NL', { Origin: ORIGIN, 'Content-Type': 'application/json' });

const ask = (method: string, body: unknown, path = '/api/alerts', headers = HEADERS) =>
  visit(path, headers, { method, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** The pushes that the service got. */
function pushes() {
  const texts: string[] = [];
  stubFetch(async (input, init) => {
    const sealed = new Uint8Array(await new Request(input, init).arrayBuffer());
    texts.push(new TextDecoder().decode(decrypted(sealed, browser)));
    return new Response(null, { status: 201 });
  });
  return texts;
}

afterEach(() => vi.restoreAllMocks());

/** The subscriptions at the site. */
async function saved(): Promise<number> {
  const shards = Array.from({ length: 16 }, (_, name) => env.ALERT_SHARD.getByName(String(name)).report());
  return (await Promise.all(shards)).reduce((sum, { subscriptions }) => sum + subscriptions, 0);
}

describe('/api/alerts', () => {
  it('saves a subscription after a first push, renews it, sends a trial and deletes it', async () => {
    const texts = pushes();
    expect((await ask('PUT', subscription())).status).toBe(204);
    expect(texts).toHaveLength(1);
    expect((await ask('PUT', subscription())).status).toBe(204);
    expect((await ask('PUT', subscription(), '/api/alerts?trial')).status).toBe(204);
    expect(texts).toHaveLength(2);
    expect(texts.slice(1).map((text) => JSON.parse(text).notification)).toMatchObject([
      { body: 'Meldingen werken op dit apparaat.', navigate: `${ORIGIN}/nl/instellingen` },
    ]);
    expect(await saved()).toBe(1);
    expect((await ask('PUT', subscription({ follows: [] }))).status).toBe(204);
    expect(await saved()).toBe(0);
  });

  it.each([
    [404, 502],
    [410, 502],
    [429, 503],
    [500, 503],
  ])('keeps no new browser whose push service answers %i, and says so by %i', async (status, told) => {
    stubFetch(async () => new Response(null, { status }));
    expect((await ask('PUT', subscription({ endpoint: `${endpoint}-made-up` }))).status).toBe(told);
    expect((await ask('PUT', subscription(), '/api/alerts?trial')).status).toBe(told);
    expect(await saved()).toBe(0);
  });

  it('sends no trial to a browser with an invalid key', async () => {
    const texts = pushes();
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth };
    expect((await ask('PUT', subscription({ keys }), '/api/alerts?trial')).status).toBe(502);
    expect(texts).toEqual([]);
  });

  it('keeps the visitor’s zone, delay and spoiler-free mode', async () => {
    pushes();
    const cookies = { Cookie: 'delay=45; spoilers=all' };
    await ask('PUT', subscription({ follows: [{ follow: 'm1', kinds: ['goal'] }] }), '/api/alerts', {
      ...HEADERS,
      ...cookies,
    });
    const found = await Promise.all(
      Array.from({ length: 16 }, (_, name) =>
        runInDurableObject(env.ALERT_SHARD.getByName(String(name)), (_shard, { storage }) =>
          storage.sql.exec<{ recipient: string }>('SELECT recipient FROM subscriptions').toArray(),
        ),
      ),
    );
    const [own, ...others] = found.flat();
    expect(others).toEqual([]);
    expect(JSON.parse(own?.recipient ?? '')).toMatchObject({
      locale: 'nl',
      zone: 'Europe/London',
      origin: ORIGIN,
      isSpoilerFree: true,
    });
  });

  it.each([
    ['text', 'no JSON'],
    ['no endpoint', subscription({ endpoint: undefined })],
    ['another host', subscription({ endpoint: 'https://evil.test/x' })],
    ['no keys', subscription({ keys: {} })],
    ['a short secret', subscription({ keys: { p256dh, auth: 'abc' } })],
    ['a key of 64 bytes', subscription({ keys: { p256dh: p256dh.slice(0, 86), auth } })],
    ['another language', subscription({ locale: 'fr' })],
    ['a wrong follow', subscription({ follows: [{ follow: 'x1', kinds: ['goal'] }] })],
    ['a wrong kind', subscription({ follows: [{ follow: 'm1', kinds: ['price'] }] })],
    ['no kind', subscription({ follows: [{ follow: 'm1', kinds: [] }] })],
    [
      '61 follows',
      subscription({ follows: Array.from({ length: 61 }, (_, id) => ({ follow: `m${id}`, kinds: ['goal'] })) }),
    ],
    ['a body of 40 kB', subscription({ more: 'x'.repeat(40_000) })],
  ])('refuses %s with a reason', async (_, body) => {
    const answer = await ask('PUT', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w{4}/) });
  });

  it('refuses requests of other sites', async () => {
    for (const Origin of ['https://evil.test', 'null', '']) {
      expect((await ask('PUT', subscription(), '/api/alerts', { ...HEADERS, Origin })).status).toBe(403);
    }
  });

  it('does not exist without keys', async () => {
    const off = siteWith({});
    expect((await off('/api/alerts', HEADERS, { method: 'PUT', body: '{}' })).status).toBe(404);
  });
});
