import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import type { VisitorClock } from '../../../worker/base/visitorClock.ts';
import { defineFeed, type FeedDefinition } from '../../../worker/feeds/definition.ts';
import { footballClient } from '../../../worker/feeds/footballClient.ts';
import { FEEDS } from '../../../worker/feeds/registry.ts';
import { createFeeds } from '../../../worker/live/createFeeds.ts';
import { polledFeeds } from '../../../worker/poller/polledFeeds.ts';
import { parseConfig } from '../../../worker/settings/env.ts';
import { Circuit } from '../../../worker/upstream/circuit.ts';
import { fetchJson } from '../../../worker/upstream/fetchJson.ts';
import { Inquiry } from '../../../worker/upstream/inquiry.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const CLOCK: VisitorClock = { now: Date.parse('2026-11-21T12:00:00Z'), frozen: true };

const nothing = async () => ({ ok: true as const, value: [] });

/** A feed without code in the site. Its answer has the names of two teams. */
const pigeon = defineFeed({
  name: 'pigeon-post',
  keySetting: 'PIGEON_KEY',
  needsKey: true,
  settings: { PIGEON_KEY: v.optional(v.string(), ''), PIGEON_URL: v.optional(v.string(), 'https://pigeons.test') },
  mediaHosts: ['feathers.test'],
  quota: { limits: { day: 24 }, firm: true, left: () => ({}), refusal: () => null },
  quotaHeaders: [{ left: 'x-pigeons-left', of: null, what: 'pigeons' }],
  leastTimeoutMs: 5_000,
  hasPrices: false,
  choose({ PIGEON_KEY: key, PIGEON_URL: url }) {
    if (key === '') return { ok: false, error: 'PIGEON_KEY: LIVE_SOURCE=pigeon-post needs one' };
    return {
      ok: true,
      value: {
        url,
        headers: { 'x-pigeon': key },
        cadenceOf: () => ({ seconds: 3600, cost: 1, rank: 'other' }),
        create(options) {
          const { fetch, timeoutMs, circuit } = options;
          const upstream = {
            id: 'live:pigeons',
            kind: 'real' as const,
            baseUrl: url,
            headers: {},
            fetch,
            timeoutMs,
            circuit,
          };
          const today = async (inquiry: Inquiry) => {
            const answer = await fetchJson(upstream, 'loft', inquiry);
            if (!answer.ok) return answer;
            const ids = v.parse(v.array(v.string()), answer.value);
            return { ok: true as const, value: { matches: ids.map((id) => matchFrom({ id })), rejected: 0 } };
          };
          return footballClient({
            ...{ upstream, today, meetings: nothing, standings: nothing, competitions: nothing },
            coverage: { sports: ['football'], parts: [], top: [], credit: null },
            day: today,
            tournament: async () => ({ ok: true, value: { found: null } }),
            ownId: (id) => id,
            eventPath: (id) => `loft/${id}`,
            eventSeconds: () => 60,
            loadEvent: async () => ({ ok: true, value: { kind: 'unknown' } }),
          });
        },
      },
    };
  },
});

const WITH_PIGEONS: readonly FeedDefinition[] = [...FEEDS, pigeon];

const config = parseConfig({ LIVE_SOURCE: 'pigeon-post', PIGEON_KEY: 'coo' }, WITH_PIGEONS);

describe('feed added by one folder and one registry line', () => {
  it('the new feed has settings and reports a missing one', () => {
    expect(config.source).toMatchObject({ name: 'pigeon-post', url: 'https://pigeons.test' });
    expect(() => parseConfig({ LIVE_SOURCE: 'pigeon-post' }, WITH_PIGEONS)).toThrow(
      'PIGEON_KEY: LIVE_SOURCE=pigeon-post',
    );
    expect(() => parseConfig({ LIVE_SOURCE: 'pigeon-post' })).toThrow(
      'LIVE_SOURCE: one of backend, openligadb, api-football, football-data is wanted',
    );
  });

  it('the new feed allows its image hosts', () => expect(config.mediaHosts).toContain('feathers.test'));

  it('the poller calls the new feed at its cadence and with its key', () => {
    const { live } = polledFeeds(config);
    expect(live).toMatchObject({
      id: 'pigeon-post:https://pigeons.test',
      headers: { 'x-pigeon': 'coo' },
      timeoutMs: 5_000,
    });
    expect(live.cadenceOf('loft', 0).seconds).toBe(3600);
    expect(live.quota.limits).toEqual({ day: 24 });
  });

  it('the new feed gives the site its matches', async () => {
    const chosen = config.source;
    const feed = chosen.create({
      url: chosen.url,
      fetch: async () => Response.json(['p1', 'p2']),
      timeoutMs: 1_000,
      circuit: new Circuit(Date.now, 1_000),
      flagUrl: null,
      rejections: createRejections(),
      now: Date.now,
      clockName: '',
    });
    const today = await feed.today(new Inquiry());
    expect(today.ok && today.value.matches.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  it('the settings choose the new feed', () => {
    const feedAt = createFeeds({
      config,
      poller: undefined,
      rejections: createRejections(),
      circuit: new Circuit(Date.now, 1_000),
    });
    expect(feedAt(CLOCK).upstream.id).toBe('live:pigeons');
  });
});

describe('registered feeds', () => {
  it('each feed has one name, and no two share a setting', () => {
    const names = FEEDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const settings = FEEDS.flatMap((feed) => feed.settings);
    expect(new Set(settings).size).toBe(settings.length);
  });

  it.each(FEEDS)(
    'the feed $name lists its key among its settings if it needs one',
    ({ keySetting, needsKey, settings }) => {
      if (keySetting !== null) expect(settings).toContain(keySetting);
      expect(needsKey && keySetting === null).toBe(false);
    },
  );
});
