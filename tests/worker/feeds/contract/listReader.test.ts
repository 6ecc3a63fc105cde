import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { ListReader, MOST_LISTED } from '../../../../worker/feeds/contract/listReader.ts';
import { wireMatch } from '../../../support/wireMatch.ts';

/** A reader of a list where editors put these competitions first. */
function readerWith(top: string[] = []) {
  const rejections = createRejections();
  const reader = new ListReader('football', {
    flagUrl: null,
    rejections,
    editorsOrder: () => (competition) => (top.includes(competition.id) ? top.indexOf(competition.id) : null),
  });
  const read = () => {
    const list = reader.end({ fixtures: [], results: [] });
    if (!list.ok) throw new Error(list.error.detail);
    return { matches: new Map(list.value.matches.map((match) => [match.id, match])), rejected: list.value.rejected };
  };
  return { reader, rejections, read };
}

const playedIn = (id: string) => ({ id, name: `Competition ${id}`, country: { id: 'c1', name: 'Netherlands' } });

let log: MockInstance;

beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('contract list beyond its limit', () => {
  it('running matches and the first ones stay, the others are counted and logged once', () => {
    const { reader, rejections, read } = readerWith();
    const beyond = 6_000;
    for (let index = 0; index < MOST_LISTED + beyond; index += 1) reader.add(wireMatch({ id: `m${index}` }));
    reader.add(wireMatch({ id: 'late', status: '2nd half' }));
    const { matches, rejected } = read();
    expect(matches.size).toBe(MOST_LISTED);
    expect(matches.has('late')).toBe(true);
    expect(matches.has('m0')).toBe(true);
    expect(matches.has(`m${MOST_LISTED + beyond - 1}`)).toBe(false);
    expect(rejected).toBe(beyond + 1);
    expect(rejections.count).toBe(beyond + 1);
    expect(log.mock.calls.filter(([line]) => String(line).includes('list cut'))).toHaveLength(1);
  });

  it('the editors’ competitions stay first, then running matches', () => {
    const { reader, read } = readerWith(['top1', 'top2']);
    for (let index = 0; index < MOST_LISTED; index += 1) reader.add(wireMatch({ id: `m${index}`, status: 'Finished' }));
    for (let index = 0; index < MOST_LISTED - 3; index += 1) {
      reader.add(wireMatch({ id: `running${index}`, status: '1st half', tournament: playedIn('other') }));
    }
    for (let index = 0; index < 5; index += 1) {
      const place = index % 2 === 0 ? 'top1' : 'top2';
      reader.add(wireMatch({ id: `top${index}`, tournament: playedIn(place) }));
    }
    const { matches, rejected } = read();
    const kept = (beginning: string) => [...matches.keys()].filter((id) => id.startsWith(beginning)).length;
    expect([kept('top'), kept('running'), kept('m')]).toEqual([5, MOST_LISTED - 5, 0]);
    expect(rejected).toBe(MOST_LISTED + 2);
  });

  it('updates of kept matches are still read beyond the limit', () => {
    const { reader, read } = readerWith();
    for (let index = 0; index < MOST_LISTED + 10; index += 1) reader.add(wireMatch({ id: `m${index}` }));
    reader.add(wireMatch({ id: 'm5', status: 'Finished', results: { runningscore: { home: 2, away: 1 } } }));
    expect(read().matches.get('m5')?.state).toMatchObject({ kind: 'finished', score: { home: 2, away: 1 } });
  });

  it('each broken record is counted once', () => {
    const { reader, rejections, read } = readerWith();
    for (let index = 0; index < MOST_LISTED; index += 1) reader.add(wireMatch({ id: `m${index}` }));
    for (const broken of [null, 7, {}, wireMatch({ id: 'x', home: 'nobody' })]) reader.add(broken);
    expect(read().rejected).toBe(4);
    expect(rejections.count).toBe(4);
  });
});
