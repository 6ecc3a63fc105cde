import { beforeEach, expect, it, vi } from 'vitest';
import { scoreOf } from '../../../../web/domain/match.ts';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { loadWithAge } from '../../../../worker/base/upstreamCall.ts';
import { createOpenLigaDb } from '../../../../worker/feeds/openligadb/client.ts';
import { loadToday } from '../../../../worker/live/day/daySnapshot.ts';
import { Circuit } from '../../../../worker/upstream/circuit.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { goal, record } from './openligadb.records.ts';
import { bundesliga, KICK_OFF } from './parsed.ts';

const MINUTE = 60_000;

/** Whether a path is of a whole season. The others are of a matchday. */
const isSeason = (url: string) => /\/bl1\/\d{4}$/.test(url);

let answer: (url: string) => Response;

const openLigaDb = () =>
  createOpenLigaDb({
    url: 'https://source.test',
    fetch: async ({ url }) => answer(url),
    timeoutMs: 5000,
    circuit: new Circuit(5000),
    flagUrl: null,
    rejections: createRejections(),
    now: Date.now,
    clockName: '',
    leagues: [bundesliga],
  });

beforeEach(() => void vi.useFakeTimers({ now: KICK_OFF - 6 * 60 * MINUTE, toFake: ['Date'] }));

it('a season that can’t be loaded again has the age of its last answer', async () => {
  const feed = openLigaDb();
  const begun = Date.now();
  const today = () => loadWithAge(feed.today);
  answer = () => Response.json([record()]);
  expect(await today()).toMatchObject({ result: { ok: true, value: { matches: [{ id: 'ol4711' }] } }, age: null });
  vi.setSystemTime(begun + 60 * MINUTE);
  answer = () => new Response('down', { status: 502 });
  expect(await today()).toMatchObject({
    result: { ok: true, value: { matches: [{ id: 'ol4711' }] } },
    age: { at: begun, staleReason: { kind: 'status' } },
  });
});

it('scores go on while the season of a running matchday can’t be loaded again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const context = liveContext({ today: openLigaDb().today });
  let goals: object[] = [];
  let isDown = false;
  answer = (url) =>
    isDown && isSeason(url) ? new Response('down', { status: 502 }) : Response.json([record({ goals })]);
  const seen = async (minutes: number) => {
    vi.setSystemTime(KICK_OFF + minutes * MINUTE);
    const list = await loadToday(context);
    await Promise.all(context.work.splice(0));
    return list.ok && [list.stale, scoreOf(list.value.matches[0]?.state ?? { kind: 'not-started' })];
  };
  await seen(1);
  goals = [goal([1, 0], 20)];
  expect(await seen(25)).toEqual([false, { home: 1, away: 0 }]);
  isDown = true;
  goals = [goal([1, 0], 20), goal([2, 0], 35)];
  await seen(36);
  expect(await seen(37)).toEqual([false, { home: 2, away: 0 }]);
});
