import { expect, it } from 'vitest';
import { Lru } from '../../../worker/base/lru.ts';

it('Lru drops the entry that was used longest ago', () => {
  const map = new Lru<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.use('a', () => 7)).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('Lru counts the new size of an entry that is set again', () => {
  const map = new Lru<string, number>(100);
  map.set('a', 1, 30);
  map.set('b', 2, 30);
  map.set('a', 1, 60);
  expect(map.size).toBe(90);
  map.set('a', 1, 90);
  expect(map.size).toBe(90);
  expect(map.get('b')).toBeUndefined();
});

it('Lru keeps an entry that exceeds the limit until the next one', () => {
  const map = new Lru<string, number>(100);
  map.set('small', 1, 10);
  map.set('huge', 2, 500);
  expect(map.entries()).toEqual([['huge', 2]]);
  map.set('next', 3, 10);
  expect(map.entries()).toEqual([['next', 3]]);
  expect(map.size).toBe(10);
});

it('Lru forgets the size of a deleted entry once', () => {
  const map = new Lru<string, number>(100);
  map.set('a', 1, 60);
  map.delete('a');
  map.delete('a');
  expect(map.size).toBe(0);
});
