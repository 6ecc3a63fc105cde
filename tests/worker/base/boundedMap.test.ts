import { describe, expect, it } from 'vitest';
import { BoundedMap } from '../../../worker/base/boundedMap.ts';

describe('BoundedMap', () => {
  it('BoundedMap drops the entry that was used longest ago', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.use('a', () => 7)).toBe(1);
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });

  it('BoundedMap does not count a peek as use', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect(map.get('a')).toBeUndefined();
  });

  it('BoundedMap creates a missing entry once', () => {
    const map = new BoundedMap<string, number>(1);
    let made = 0;
    const make = () => {
      made += 1;
      return made;
    };
    expect([map.use('a', make), map.use('a', make)]).toEqual([1, 1]);
  });
});
