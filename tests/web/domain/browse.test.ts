import { describe, expect, it } from 'vitest';
import { type BrowseEntry, byName, letterOf, lettersOf } from '../../../web/domain/browse.ts';

const entry = (name: string, country = 0): BrowseEntry => ({ id: name, name, country, events: null });
const countries = [
  { slug: 'turkey', name: 'Turkije', flag: null },
  { slug: 'brazil', name: 'Brazilië', flag: null },
];
const list = { countries, entries: [entry('Süper Lig'), entry('Série A', 1), entry('2. Lig')].sort(byName) };

describe('A to Z list', () => {
  it('the A to Z list folds accents for order and letters, and puts other signs first', () => {
    expect(list.entries.map(({ name }) => name)).toEqual(['2. Lig', 'Série A', 'Süper Lig']);
    expect(lettersOf(list.entries).map(({ letter, entries }) => [letter, entries.length])).toEqual([
      ['#', 1],
      ['S', 2],
    ]);
    expect(letterOf('Ürün')).toBe('U');
    expect(letterOf('日本')).toBe('日');
    expect(letterOf('')).toBe('#');
  });
});
