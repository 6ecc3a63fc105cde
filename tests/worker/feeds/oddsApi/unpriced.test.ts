import { beforeEach, expect, it, vi } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { UpstreamCall } from '../../../../worker/base/upstreamCall.ts';
import type { Feed } from '../../../../worker/feeds/feed.ts';
import { withOdds } from '../../../../worker/feeds/oddsApi/client.ts';
import { teamNamesWith } from '../../../../worker/feeds/oddsApi/teamNames.ts';
import { matchOf } from '../../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-21T20:00:00Z');
const HOUR = 3_600_000;

const event = (away_team: string) => ({
  id: 'e1',
  commence_time: '2026-11-21T20:00:00Z',
  home_team: 'Manchester United',
  away_team,
});

let events: object[];
let feed: Feed;

const england = { id: '1', slug: 'england', names: { en: 'England', nl: 'Engeland' }, flag: null };
const competition = { id: '47', name: 'Premier League', country: england };
const team = (id: string, name: string) => ({ ...matchOf().home, id, name }) as ReturnType<typeof matchOf>['home'];

const priced = (id = '1', kickOff = KICK_OFF) =>
  feed.odds(
    new UpstreamCall(),
    matchOf({ id, kickOff, competition, home: team('1', 'Manchester United'), away: team('2', 'Liverpool') }),
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: KICK_OFF - 12 * HOUR, toFake: ['Date'] });
  events = [event('Old Reds')];
  feed = withOdds({ coverage: { parts: [] } } as unknown as Feed, {
    url: 'https://odds.test',
    region: 'uk',
    namesOf: teamNamesWith([]),
    operatorAliases: [],
    fetch: async () => Response.json(events),
    timeoutMs: 1000,
    rejections: createRejections(),
  });
});

it('a match counts as unpriced until its prices come', async () => {
  await priced();
  expect(feed.unpriced?.()).toHaveLength(1);
  events = [event('Liverpool')];
  vi.setSystemTime(Date.now() + HOUR);
  await priced();
  expect(feed.unpriced?.()).toEqual([]);
});

it('the unpriced matches of earlier weeks make room for those of today', async () => {
  for (let id = 0; id < 2_100; id += 1) await priced(`old${id}`, KICK_OFF - 24 * HOUR);
  await priced('today');
  expect(feed.unpriced?.()).toHaveLength(1);
});
