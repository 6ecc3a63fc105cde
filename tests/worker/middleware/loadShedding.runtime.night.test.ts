import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { startedIsolate } from '../../../worker/isolate.ts';
import main from '../../../worker/main.ts';
import { LoadMonitor } from '../../../worker/middleware/loadMonitor.ts';
import { underLoad } from '../../../worker/middleware/loadShedding.ts';
import { ORIGIN } from '../site.runtime.ts';

afterEach(() => vi.restoreAllMocks());

type IncomingRequest = Parameters<typeof main.fetch>[0];

const SERVED = 'served';

/**
 * A site whose isolate has served somebody, and lets so many requests that can wait in at once, of which it works on `underWay`
 * without an end. Gives its answer, which is `served` where the site went on to answer.
 */
async function crowdedSite({ most, underWay }: { most: number; underWay: number }, settings: Partial<Env> = {}) {
  const bindings = { ...env, LOAD_SHEDDING: 'on', ...settings } as Env;
  const context = createExecutionContext();
  await main.fetch(new Request(`${ORIGIN}/robots.txt`) as IncomingRequest, bindings, context);
  await waitOnExecutionContext(context);
  let now = 0;
  const monitor = new LoadMonitor(() => now);
  for (let each = 0; each < underWay; each += 1) monitor.enter();
  for (; monitor.most > most; now += 520) monitor.note(500);
  return async (path: string, work: Promise<unknown> = Promise.resolve()) => {
    const ended: Promise<void>[] = [];
    const answer = await underLoad(new Request(`${ORIGIN}${path}`), {
      isolate: startedIsolate(bindings),
      waitUntil: (each) => ended.push(each),
      answer: async () => {
        await work;
        return new Response(SERVED);
      },
      monitor,
    });
    return { answer, ended: Promise.all(ended) };
  };
}

/** A site that works on as much as it can. */
const fullSite = (settings?: Partial<Env>) => crowdedSite({ most: 1, underWay: 1 }, settings);

const isServed = async ({ answer }: { answer: Response }) => (await answer.text()) === SERVED;

describe('a site that is asked for more than it can do', () => {
  it.each([
    ['/football/competitions', 'en', 'Very busy right now', '/'],
    ['/nl/zoeken?q=ajax', 'nl', 'Het is nu erg druk', '/nl'],
  ])('tells %s when to come again, in its language', async (path, lang, title, home) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answer } = await (await fullSite())(path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThanOrEqual(5);
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThan(15);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`href="${home}"`);
    expect(text).not.toContain('<script');
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('tells programs so in JSON', async () => {
    const { answer } = await (await fullSite())('/api/search?q=ajax');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  });

  it('says so with the headers that every answer has', async () => {
    const turnedAway = await fullSite();
    for (const path of ['/api/search?q=ajax', '/football/competitions']) {
      const { headers } = (await turnedAway(path)).answer;
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('Content-Security-Policy')).toContain("form-action 'none'");
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
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
  ])('has room for %s', async (path) => expect(await isServed(await (await fullSite())(path))).toBe(true));

  it('turns a page of another day away, though today’s list has its address', async () => {
    const ask = await fullSite();
    expect((await ask('/?date=2026-11-16')).answer.status).toBe(503);
    expect(await isServed(await ask('/api/live?sport=football&date=2026-11-16'))).toBe(true);
  });

  it('works on one after the other of what can wait, and turns away what comes meanwhile', async () => {
    const ask = await crowdedSite({ most: 1, underWay: 0 });
    const work = Promise.withResolvers<void>();
    const first = ask('/football/regions', work.promise);
    for (let time = 0; time < 20; time += 1) expect((await ask('/football/regions')).answer.status).toBe(503);
    work.resolve();
    expect(await isServed(await first)).toBe(true);
    await (await first).ended;
    expect(await isServed(await ask('/football/regions'))).toBe(true);
  });

  it('has room again after an answer that failed', async () => {
    const ask = await crowdedSite({ most: 1, underWay: 0 });
    const failure = Promise.withResolvers<void>();
    const failed = ask('/football/regions', failure.promise);
    failure.reject(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    await vi.waitFor(async () => expect(await isServed(await ask('/football/regions'))).toBe(true), {
      timeout: 10_000,
    });
  });

  it('turns nobody away while it is calm, and unless ops have said so', async () => {
    const calm = await crowdedSite({ most: Number.POSITIVE_INFINITY, underWay: 300 });
    expect(await isServed(await calm('/football/regions'))).toBe(true);
    for (const setting of [undefined, 'off']) {
      const ask = await fullSite({ LOAD_SHEDDING: setting });
      expect(await isServed(await ask('/football/regions'))).toBe(true);
    }
  });
});
