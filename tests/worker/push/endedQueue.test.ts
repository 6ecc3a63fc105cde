import { expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { failure } from '../../../worker/base/result.ts';
import type { Entry } from '../../../worker/push/changes.ts';
import { EndedQueue } from '../../../worker/push/endedQueue.ts';
import type { EndedRow } from '../../../worker/settings/journalBinding.ts';
import { matchOf } from '../../support/matchOf.ts';
import { endedEvent } from '../live/archive/ended.records.ts';

const NOW = Date.parse('2026-11-21T22:00:00Z');

const entryOf = (id: string, state: MatchState): Entry => {
  return { at: NOW, sport: 'football', match: id, change: { kind: 'status', state }, row: matchOf({ id, state }) };
};
const ended = (id: string) =>
  entryOf(id, { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 }, shootOut: null });

function lookOf({ away = false } = {}) {
  const asked: string[] = [];
  const kept: string[] = [];
  const feed: Parameters<EndedQueue['archiveNext']>[1] = {
    upstream: { kind: 'real', id: 'feed', baseUrl: '', timeoutMs: 1, headers: {}, fetch: () => Promise.reject() },
    async event(_inquiry, _sport, id) {
      asked.push(id);
      return away ? failure('unreachable', 'away') : { ok: true, value: { kind: 'found', event: endedEvent(id) } };
    },
  };
  const archive = {
    keep(source: string, { id }: EndedRow) {
      kept.push(`${source} ${id}`);
      return true;
    },
  };
  return { asked, kept, next: (queue: EndedQueue) => queue.archiveNext(archive, feed) };
}

const FREE = { isCounted: false };

it('ended matches are read once each for the archive, a few at a time', async () => {
  const queue = new EndedQueue();
  const half = entryOf('half', { kind: 'half-time', score: { home: 1, away: 0 } });
  queue.add([...Array.from({ length: 6 }, (_, index) => ended(`m${index}`)), half], FREE);
  const { asked, kept, next } = lookOf();
  await next(queue);
  expect(asked).toHaveLength(4);
  await next(queue);
  await next(queue);
  expect(asked).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
  expect(kept).toHaveLength(6);
});

it('ended matches are not read when the source counts calls', async () => {
  const queue = new EndedQueue();
  queue.add([ended('m')], { isCounted: true });
  const { asked, next } = lookOf();
  await next(queue);
  expect(asked).toEqual([]);
});

it('ended matches stay unread when the source is silent, for one evening at most', async () => {
  const queue = new EndedQueue();
  queue.add(
    Array.from({ length: 5_000 }, (_, index) => ended(`m${index}`)),
    FREE,
  );
  const { asked, kept, next } = lookOf({ away: true });
  for (let look = 0; look < 200; look += 1) await next(queue);
  expect(asked).toHaveLength(400);
  expect(asked.at(-1)).toBe('m4999');
  expect(kept).toEqual([]);
});
