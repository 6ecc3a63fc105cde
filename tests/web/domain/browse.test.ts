import { describe, expect, it } from 'vitest';
import { type BrowseEntry, byName, filtered, letterOf, lettersOf } from '../../../web/domain/browse.ts';

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

  it('the A to Z list finds entries by name and by country without accents', () => {
    const names = (term: string) => filtered(list, term).map(({ name }) => name);
    expect(names('super')).toEqual(['Süper Lig']);
    expect(names('LIG')).toEqual(['2. Lig', 'Süper Lig']);
    expect(names('brazilie')).toEqual(['Série A']);
    expect(names('  ')).toHaveLength(3);
    expect(names('zzz')).toEqual([]);
  });
});
