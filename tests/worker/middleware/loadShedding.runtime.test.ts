import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { startedIsolate } from '../../../worker/isolate.ts';
import main from '../../../worker/main.ts';
import { LoadMonitor } from '../../../worker/middleware/loadMonitor.ts';
import { shedLoad } from '../../../worker/middleware/loadShedding.ts';
import { ORIGIN } from '../site.runtime.ts';

afterEach(() => vi.restoreAllMocks());

type IncomingRequest = Parameters<typeof main.fetch>[0];

/** A site whose isolate has served somebody, and what its isolate does while it turns a share away. */
async function crowdedSite(share: number, settings: Partial<Env> = {}) {
  const bindings = { ...env, LOAD_SHEDDING: 'on', ...settings } as Env;
  const context = createExecutionContext();
  await main.fetch(new Request(`${ORIGIN}/robots.txt`) as IncomingRequest, bindings, context);
  await waitOnExecutionContext(context);
  const monitor = new LoadMonitor();
  for (let at = 0; monitor.share < share; at += 500) monitor.note(500, at);
  return (path: string) =>
    shedLoad(new Request(`${ORIGIN}${path}`), startedIsolate(bindings), () => undefined, monitor);
}

describe('a site that is asked for more than it can do', () => {
  it.each([
    ['/football/competitions', 'en', 'Very busy right now', '/'],
    ['/nl/zoeken?q=ajax', 'nl', 'Het is nu erg druk', '/nl'],
  ])('tells %s when to come again, in its language', async (path, lang, title, home) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await (await crowdedSite(1))(path);
    expect(answer?.status).toBe(503);
    expect(Number(answer?.headers.get('Retry-After'))).toBeGreaterThanOrEqual(5);
    expect(Number(answer?.headers.get('Retry-After'))).toBeLessThan(15);
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
    const text = (await answer?.text()) ?? '';
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`href="${home}"`);
    expect(text).not.toContain('<script');
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('tells programs so in JSON', async () => {
    const answer = await (await crowdedSite(1))('/api/search?q=ajax');
    expect(answer?.status).toBe(503);
    expect(await answer?.json()).toEqual({ error: expect.any(String) });
  });

  it.each([
    '/',
    '/nl',
    '/api/live',
    '/api/event/1',
    '/api/health',
    '/api/purge',
    '/match/football/a-b-1',
    '/nl/wedstrijd/voetbal/a-b-1',
    '/nl/voetbal/live',
    '/status',
    '/ops',
    '/play/bet365',
  ])('has room for %s', async (path) => expect((await crowdedSite(1))(path)).toBeNull());

  it('turns away no more than it must', async () => {
    const ask = await crowdedSite(0.4);
    const answers = Array.from({ length: 400 }, () => ask('/football/regions'));
    const turned = answers.filter((answer) => answer !== null).length;
    expect(turned).toBeGreaterThan(100);
    expect(turned).toBeLessThan(300);
  });

  it('turns nobody away while it is calm, and unless ops have said so', async () => {
    expect((await crowdedSite(0))('/football/regions')).toBeNull();
    expect((await crowdedSite(1, { LOAD_SHEDDING: undefined }))('/football/regions')).toBeNull();
    expect((await crowdedSite(1, { LOAD_SHEDDING: 'off' }))('/football/regions')).toBeNull();
  });
});
