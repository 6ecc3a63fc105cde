import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';

const BODY = JSON.stringify({ event: 'entry.publish', model: 'operator', entry: { id: 1 } });

/** Sends webhooks with given headers to one isolate of a site. */
function webhookWith(settings: { PURGE_SECRET: string }) {
  const visit = siteWith({ CMS_URL: 'https://cms-guessed.test', ...settings });
  return (headers: Record<string, string>) => visit('/api/purge', headers, { method: 'POST', body: BODY });
}

beforeEach(() => {
  stubFetch(async () => Response.json({ data: [] }));
});

describe('the secret of POST /api/purge', () => {
  it.each([
    ['no secret', {}],
    ['another secret', { 'X-Purge-Secret': 'another' }],
    ['the beginning of the secret', { 'X-Purge-Secret': SECRET.slice(0, -1) }],
    ['an empty secret', { 'X-Purge-Secret': '' }],
    ['another kind of authorization', { Authorization: `Basic ${SECRET}` }],
  ] as const)('is required: %s gets 401', async (_, headers) => {
    const answer = await webhookWith({ PURGE_SECRET: SECRET })({ ...headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'the secret is missing or wrong' });
  });

  it('can be a bearer token', async () => {
    const answer = await webhookWith({ PURGE_SECRET: SECRET })({ Authorization: `Bearer ${SECRET}` });
    expect(answer.status).toBe(200);
  });

  it('is missing in the settings: every request gets 503', async () => {
    expect((await webhookWith({ PURGE_SECRET: '' })({ 'X-Purge-Secret': '' })).status).toBe(503);
  });

  it('stays usable after 20 wrong ones, which are limited and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:10Z') });
    const send = webhookWith({ PURGE_SECRET: SECRET });
    const answers: Response[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      answers.push(await send({ 'X-Purge-Secret': `${guess}`.padStart(26, 'x') }));
    }
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(401)?.length, counts.get(429)?.length]).toEqual([20, 5]);
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('60');
    expect((await send({ 'X-Purge-Secret': 'x'.repeat(5_000) })).status).toBe(429);
    expect((await send({ 'X-Purge-Secret': SECRET })).status).toBe(200);
    expect(warn.mock.calls).toHaveLength(20);
    vi.advanceTimersByTime(60_000);
    expect((await send({ 'X-Purge-Secret': 'another' })).status).toBe(401);
  });
});
