import { describe, expect, it, vi } from 'vitest';
import { countersOf, type Snapshot, withDelta } from '../../../web/domain/snapshot.ts';
import { isolateLog } from '../../../worker/base/log.ts';
import { MemoryBudget } from '../../../worker/cache/memoryBudget.ts';
import { backgroundWith } from '../../../worker/cache/reading.ts';
import { snapshotText, withKnownMatches } from '../../../worker/live/matchTexts.ts';
import { SnapshotHistory } from '../../../worker/live/snapshotHistory.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const background = backgroundWith(isolateLog, () => undefined);

const one = matchFrom({ id: 'one' });
const two = matchFrom({ id: 'two' });
const three = matchFrom({ id: 'three' });
const scored = matchFrom({ id: 'two', status: '2nd half', results: { runningscore: { home: 1, away: 0 } } });

const snapshot = (version: string, matches: Snapshot['matches'], more: Partial<Snapshot> = {}): Snapshot => ({
  version,
  asOf: 1000,
  stale: false,
  incomplete: false,
  matches,
  counters: countersOf(matches),
  ...more,
});

describe('what changed since a version', () => {
  const before = snapshot('a', [one, two]);
  const after = snapshot('b', [one, scored, three], { asOf: 2000 });

  it('is the changed and the new matches, and makes the old list the new one', async () => {
    const history = new SnapshotHistory(null);
    history.remember('list', before, background);
    const delta = await history.delta('list', 'a', after);
    expect(delta?.changed.map(({ id }) => id)).toEqual(['two', 'three']);
    expect(delta?.removed).toEqual([]);
    const merged = delta === null ? null : withDelta(before, delta);
    expect(merged).toEqual(after);
    expect(merged?.matches[0]).toBe(one);
  });

  it('names the matches that are gone', async () => {
    const history = new SnapshotHistory(null);
    history.remember('list', after, background);
    const delta = await history.delta('list', 'b', before);
    expect(delta?.removed).toEqual(['three']);
    expect(delta === null ? null : withDelta(after, delta)).toEqual(before);
  });

  it('is nothing but the news of the source when no match changed', async () => {
    const history = new SnapshotHistory(null);
    history.remember('list', before, background);
    const delta = await history.delta('list', 'a', snapshot('a', [one, two], { stale: true }));
    expect(delta).toMatchObject({ changed: [], removed: [], stale: true });
    expect(delta === null ? null : withDelta(before, delta).matches).toBe(before.matches);
  });

  it('is not known of another list, or of a version that is long gone', async () => {
    const history = new SnapshotHistory(null);
    for (let version = 0; version < 20; version += 1)
      history.remember('list', snapshot(`${version}`, [one]), background);
    expect(await history.delta('other', '19', after)).toBeNull();
    expect(await history.delta('list', '0', after)).toBeNull();
    expect(await history.delta('list', '19', after)).not.toBeNull();
  });

  it('is remembered for as many lists as the memory has room for', async () => {
    const memory = new MemoryBudget(50_000);
    const history = new SnapshotHistory(null, memory);
    for (let list = 0; list < 150; list += 1) history.remember(`${list}`, before, background);
    expect(memory.bytes).toBeLessThanOrEqual(50_000);
    expect(await history.delta('0', 'a', after)).toBeNull();
    expect(await history.delta('149', 'a', after)).not.toBeNull();
  });
});

describe('a list that was loaded again', () => {
  const list = (...matches: Snapshot['matches']) => ({ matches, rejected: 0 });

  it('keeps the objects of what did not change', () => {
    const next = withKnownMatches(list(structuredClone(one), scored), list(one, two));
    expect(next.matches[0]).toBe(one);
    expect(next.matches[1]).toBe(scored);
  });

  it('is the known list itself when nothing changed', () => {
    const known = list(one, two);
    expect(withKnownMatches(list(structuredClone(one), structuredClone(two)), known)).toBe(known);
  });

  it('is compared without writing any of it: of a long day the texts are more than the matches', () => {
    const written = vi.spyOn(JSON, 'stringify');
    withKnownMatches(list(structuredClone(one), scored), list(one, two));
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it.each<[string, object]>([
    ['has more', { correctedAt: 5 }],
    ['has less', { state: { kind: 'not-started' } }],
    ['says otherwise', { redCards: { home: 1, away: 0 } }],
    ['has a part no more', { home: null }],
  ])('has the new object of a match that %s', (_, change) => {
    const changed = { ...structuredClone(scored), ...change };
    expect(withKnownMatches(list(changed), list(scored)).matches[0]).toBe(changed);
  });

  it('is a list of its own when matches changed places, came or went', () => {
    const known = list(one, two);
    for (const next of [list(two, one), list(one), list(one, two, three), { matches: [one, two], rejected: 1 }]) {
      expect(withKnownMatches(next, known)).toEqual(next);
      expect(withKnownMatches(next, known)).not.toBe(known);
    }
  });
});

describe('the text of a snapshot', () => {
  it('reads back as the snapshot', () => {
    const whole = snapshot('a', [one, scored], { stale: true });
    expect(JSON.parse(snapshotText(whole))).toEqual(whole);
    expect(JSON.parse(snapshotText(snapshot('b', [])))).toEqual(snapshot('b', []));
  });
});
