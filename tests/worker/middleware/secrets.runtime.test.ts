import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraftLink } from '../../../worker/middleware/draftLink.ts';
import { isSecret } from '../../../worker/middleware/secrets.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';
import { draftValue } from './draftValue.runtime.ts';

const OLD = 'an-old-secret-of-the-site-1';
const NEW = 'a-new-secret-of-the-site-22';

describe('a secret that is being replaced', () => {
  it('opens with either value, and with nothing else', async () => {
    const given = [OLD, NEW, `${NEW},${OLD}`, NEW.slice(1), ''];
    const opened = await Promise.all(given.map((each) => isSecret(each, `${NEW}, ${OLD}`)));
    expect(opened).toEqual([true, true, false, false, false]);
  });

  it('opens draft links that were signed with either value', async () => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    const kindOf = async (secret: string) => {
      const given = await draftValue('/football', now / 1000 + 60, secret);
      return (await readDraftLink(given, { path: '/football', secret: `${NEW},${OLD}`, now })).kind;
    };
    expect(await Promise.all([OLD, NEW, 'another-secret-altogether'].map(kindOf))).toEqual(['open', 'open', 'forged']);
  });
});

const OPS_TOKEN = 'opens-the-page-of-operations';
const PURGE_SECRET = 'the secret of this webhook';
const BODY = JSON.stringify({ event: 'entry.publish', model: 'operator', entry: { id: 1 } });

/** An isolate of a site with secrets, which is asked with given headers. */
function lockedSite(path: string, init: RequestInit = {}, settings: Parameters<typeof siteWith>[0] = {}) {
  const site = siteWith({ CMS_URL: 'https://cms-guessed.test', OPS_TOKEN, PURGE_SECRET, ...settings });
  return (headers: Record<string, string>) => site(path, headers, init);
}

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const webhook = (secret: string) => ({ 'X-Purge-Secret': secret });
const basic = (secret: string) => ({ Authorization: `Basic ${btoa(`anybody:${secret}`)}` });

beforeEach(() => stubFetch(async () => Response.json({ data: [] })));

describe('a secret that is guessed', () => {
  const POST = { method: 'POST', body: BODY };
  it.each([
    ['/api/purge', PURGE_SECRET, webhook, POST],
    ['/api/purge', PURGE_SECRET, bearer, POST],
    ['/ops', OPS_TOKEN, bearer, {}],
    ['/ops', OPS_TOKEN, basic, {}],
    ['/api/health', OPS_TOKEN, bearer, {}],
  ])('is answered 401 at %s twenty times a minute, and opens it still', async (path, secret, headersOf, init) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:10Z') });
    const ask = lockedSite(path, init);
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) statuses.push((await ask(headersOf(`guess-${guess}`))).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    expect(warn.mock.calls).toHaveLength(20);
    const endless = await ask(headersOf('x'.repeat(5_000)));
    expect([endless.status, endless.headers.get('Retry-After')]).toEqual([429, '60']);
    // Without content the whole health report is of a failing site.
    expect([200, 503]).toContain((await ask(headersOf(secret))).status);
    vi.advanceTimersByTime(60_000);
    expect((await ask(headersOf('another'))).status).toBe(401);
  });
});

describe('the secret of POST /api/purge', () => {
  const askWith = (headers: Record<string, string>, secret = PURGE_SECRET) =>
    lockedSite('/api/purge', { method: 'POST', body: BODY }, { PURGE_SECRET: secret })(headers);

  it.each([
    ['no secret', {}],
    ['the beginning of the secret', webhook(PURGE_SECRET.slice(0, -1))],
    ['an empty secret', webhook('')],
    ['another kind of authorization', { Authorization: `Basic ${PURGE_SECRET}` }],
  ])('is required: %s gets 401', async (_, headers) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await askWith({ ...headers });
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'the secret is missing or wrong' }]);
  });

  it('is missing in the settings: every request gets 503', async () => {
    expect((await askWith(webhook(''), '')).status).toBe(503);
  });
});
