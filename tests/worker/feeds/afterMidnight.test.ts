import { beforeEach, expect, it, vi } from 'vitest';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { createApiFootball } from '../../../worker/feeds/apiFootball/client.ts';
import { createFootballData } from '../../../worker/feeds/footballData/client.ts';
import { answer, fixture, kickOff } from './apiFootball/apiFootball.records.ts';
import { feedOptions } from './feedOptions.ts';
import { match, score } from './footballData/footballData.records.ts';

const MINUTE = 60_000;
const MIDNIGHT = Date.parse('2026-11-22T00:00:00Z');
const KICK_OFF = '2026-11-21T23:00:00Z';

let isOver: boolean;

beforeEach(() => {
  isOver = false;
  vi.useFakeTimers({ now: MIDNIGHT + 45 * MINUTE, toFake: ['Date'] });
});

it.each([
  [
    'football-data',
    () => {
      const record = () => match(isOver ? 'FINISHED' : 'IN_PLAY', { utcDate: KICK_OFF, score: score([1, 0]) });
      return createFootballData(feedOptions(() => Response.json({ matches: [record()] })));
    },
  ],
  [
    'api-football',
    () => {
      const record = () => fixture(isOver ? ['FT', 90] : ['2H', 85], [1, 0], kickOff(1001, KICK_OFF));
      return createApiFootball(feedOptions(() => Response.json(answer([record()]))));
    },
  ],
])('a match of yesterday that ends after midnight has ended within two minutes: %s', async (_, create) => {
  const feed = create();
  const stateOf = async () => {
    const list = await feed.day(new UpstreamCall(), 'football', '2026-11-21');
    return list.ok && list.value.matches[0]?.state.kind;
  };
  expect(await stateOf()).toBe('playing');
  isOver = true;
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  expect(await stateOf()).toBe('finished');
});
