import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { limitCounts } from '../../../worker/base/limitCount.ts';
import { OpenPages } from '../../../worker/push/openPages.ts';
import { eventOf } from '../../support/eventOf.ts';
import { liveContext } from '../../support/liveContext.ts';
import { matchOf } from '../../support/matchOf.ts';

const READ = 8_000;

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** The pages of `count` ended matches, all open. `next` reads their details; `asked` are the ids that it read. */
function openPages(count: number) {
  const matches = ids(count).map((id) =>
    matchOf({ id, state: { kind: 'finished', ending: 'regular', score: null, shootOut: null } }),
  );
  const pages = new OpenPages({ note: () => undefined });
  const asked: string[] = [];
  const site = { incidents: [] as EventDetail['incidents'], open: new Set(ids(count)) };
  const context = liveContext({
    event: async (_call, _sport, id) => {
      asked.push(id);
      const { incidents } = site;
      return { ok: true, value: { kind: 'found', event: eventOf(matchOf({ id }), { incidents }) } };
    },
  });
  const next = async () => {
    asked.splice(0);
    const entries = await pages.read(matches, site.open, context);
    vi.setSystemTime(Date.now() + READ);
    return entries.map(({ match }) => match);
  };
  return { site, asked, next };
}

describe('the details of 90 open matches', () => {
  it('are read in turn, those first that wait longest', async () => {
    const { asked, next } = openPages(90);
    const turns: unknown[] = [];
    for (let read = 0; read < 5; read += 1) {
      await next();
      turns.push([Number(asked[0]), asked.length]);
    }
    // The third and the fifth read end a round and begin the next.
    expect(turns).toEqual([1, 41, 1, 31, 1].map((first) => [first, 40]));
    const name = 'details of open matches in a read';
    expect(limitCounts()).toContainEqual({ name, most: 40, served: 200, cut: 250, waitMs: 3 * READ });
  });

  it('wait for no page that is opened again and again', async () => {
    const { site, asked, next } = openPages(90);
    const served = new Set<string>();
    for (let read = 0; read < 4; read += 1) {
      const isOdd = read % 2 === 1;
      // The first 45 close and open, before the others in the list.
      site.open = new Set(ids(90).filter((id) => Number(id) > 45 || isOdd));
      await next();
      for (const id of asked) served.add(id);
    }
    expect(ids(90).filter((id) => Number(id) > 45 && !served.has(id))).toEqual([]);
  });
});

it('tells the news of each of 500 open matches', async () => {
  const { site, next } = openPages(500);
  const round = async () => (await Promise.all(Array.from({ length: 13 }, next))).flat();
  await round();
  site.incidents = [{ kind: 'yellow-card', side: 'home', minute: { minute: 5, added: null }, player: 'A' } as never];
  expect(new Set(await round()).size).toBe(500);
});
