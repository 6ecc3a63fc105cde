import { describe, expect, it } from 'vitest';
import { countersOf, type Snapshot, withDelta } from '../../../../web/domain/snapshot.ts';
import { SnapshotHistory, withKnownMatches } from '../../../../worker/live/state/snapshotHistory.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

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

describe('delta since a version', () => {
  const before = snapshot('a', [one, two]);
  const after = snapshot('b', [one, scored, three], { asOf: 2000 });

  it('the delta holds changed and new matches and rebuilds the new list', () => {
    const history = new SnapshotHistory();
    history.remember('list', before);
    const delta = history.delta('list', 'a', after);
    expect(delta?.changed.map(({ id }) => id)).toEqual(['two', 'three']);
    expect(delta?.removed).toEqual([]);
    const merged = delta === null ? null : withDelta(before, delta);
    expect(merged).toEqual(after);
    expect(merged?.matches[0]).toBe(one);
  });

  it('the delta names removed matches', () => {
    const history = new SnapshotHistory();
    history.remember('list', after);
    const delta = history.delta('list', 'b', before);
    expect(delta?.removed).toEqual(['three']);
    expect(delta === null ? null : withDelta(after, delta)).toEqual(before);
  });

  it('the delta has no matches when only the source’s age changed', () => {
    const history = new SnapshotHistory();
    history.remember('list', before);
    const delta = history.delta('list', 'a', snapshot('a', [one, two], { stale: true }));
    expect(delta).toMatchObject({ changed: [], removed: [], stale: true });
    expect(delta === null ? null : withDelta(before, delta).matches).toBe(before.matches);
  });

  it('the delta is unknown for another list or an old version', () => {
    const history = new SnapshotHistory();
    for (let version = 0; version < 20; version += 1) history.remember('list', snapshot(`${version}`, [one]));
    expect(history.delta('other', '19', after)).toBeNull();
    expect(history.delta('list', '0', after)).toBeNull();
    expect(history.delta('list', '19', after)).not.toBeNull();
  });
});

describe('list that was loaded again', () => {
  const list = (...matches: Snapshot['matches']) => ({ matches, rejected: 0 });

  it.each<[string, object]>([
    ['has a new value', { correctedAt: 5 }],
    ['lost a field', { state: { kind: 'not-started' } }],
    ['has another value', { redCards: { home: 1, away: 0 } }],
    ['lost a team', { home: null }],
  ])('a match that %s becomes a new object', (_, change) => {
    const changed = { ...structuredClone(scored), ...change };
    expect(withKnownMatches(list(changed), list(scored)).matches[0]).toBe(changed);
  });

  it('reordered, added or removed matches give a new list', () => {
    const known = list(one, two);
    for (const next of [list(two, one), list(one), list(one, two, three), { matches: [one, two], rejected: 1 }]) {
      expect(withKnownMatches(next, known)).toEqual(next);
      expect(withKnownMatches(next, known)).not.toBe(known);
    }
  });
});
