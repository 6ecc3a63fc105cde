import { runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { soon } from '../../support/soon.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith } from '../site.runtime.ts';
import { clockAt, MINUTE, NOON, pollerWith, visitor } from './poller.runtime.ts';

const MATCHES = 25;

const event = (number: number) =>
  wireMatch({
    id: `e${number}`,
    start_date: new Date(NOON + 60 * MINUTE).toISOString(),
    home: { id: `h${number}`, name: `Home ${number}` },
    away: { id: `a${number}`, name: `Away ${number}` },
  });

const prices = {
  markets: [
    {
      type: '1x2',
      scope: 'ord',
      outcomes: ['1', 'x', '2'].map((subtype) => ({ subtype, offers: [{ provider: 'bet365', odds: 2.5 }] })),
    },
  ],
};

const isPrice = (path: string) => path.endsWith('/odds');

/** A site with its own feed. */
function siteOf(isBroken: (path: string) => boolean = () => false) {
  const url = newUrl('prices');
  const settings: Partial<Env> = { LIVE_SOURCE: 'backend', LIVE_API_URL: url };
  const { stub, binding } = pollerWith(settings);
  const asked = fakeSource(url, (path) => {
    if (isBroken(path)) return undefined;
    if (path === 'v2/events/live')
      return { fixtures: Array.from({ length: MATCHES }, (_, at) => event(at)), results: [] };
    return isPrice(path) ? prices : { fixtures: [], results: [] };
  });
  return { stub, asked, isolate: () => siteWith({ ...settings, POLLER: binding }) };
}

/** The matches with prices on the board, once there are this many. On a slow machine the first answers have fewer. */
async function pricedMatches(visit: ReturnType<typeof siteWith>, count: number): Promise<string[]> {
  return soon(async () => {
    const ids = Object.keys(JSON.parse(await (await visit('/api/odds', visitor)).text()));
    expect(ids).toHaveLength(count);
    return ids;
  });
}

beforeEach(() => clockAt(NOON));

describe('prices of a list', () => {
  it('asks the feed once for the prices of two isolates', async () => {
    const { asked, isolate } = siteOf();
    await pricedMatches(isolate(), MATCHES);
    await pricedMatches(isolate(), MATCHES);
    expect(asked.filter(isPrice)).toHaveLength(MATCHES);
  });

  it('polls no prices without a client', async () => {
    const { stub, asked, isolate } = siteOf();
    await pricedMatches(isolate(), MATCHES);
    const called = asked.filter(isPrice).length;
    for (const seconds of [5, 10, 20]) {
      clockAt(NOON + seconds * 1000);
      await runDurableObjectAlarm(stub);
    }
    expect(asked.filter(isPrice)).toHaveLength(called);
    expect(asked.filter((path) => path === 'v2/events/live').length).toBeGreaterThan(1);
  });

  it('leaves out only the match whose prices fail', async () => {
    const { isolate } = siteOf((path) => path === 'v2/events/e24/odds');
    expect(await pricedMatches(isolate(), MATCHES - 1)).not.toContain('e24');
  });
});
