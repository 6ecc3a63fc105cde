import { expect, it } from 'vitest';
import { isPlaceholder } from '../../../../worker/feeds/normalize/placeholderTeams.ts';
import { competitions } from '../../../demo/directory/directory.ts';

it.each([
  ...[
    ...['', ' ', '-', '?', '???', '. . .', 'TBD', 'tba', 'TBC', 'To be decided', 'To Be Determined', 'Unknown'],
    ...['not yet known'],
  ],
  ...['N.N.', 'N. N.', 'NN', 'unbekannt', 'Noch unbekannt', 'noch offen', 'nicht bekannt'],
  ...[
    ...['Winner SF 1', 'Winner Semi-final 2', 'Loser of Match 62', 'Winner 49', 'Sieger Halbfinale 1', 'Sieger HF1'],
    ...['Verlierer Spiel 61'],
  ],
  ...[
    ...['Winner Group A', 'Runner-up B', 'Sieger Gruppe C', 'Gruppenzweiter D', 'Zweiter Gruppe F', '1A'],
    ...['2. Gruppe B', '3A/B/C/D'],
  ],
])('%j is a placeholder name', (name) => expect(isPlaceholder(name)).toBe(true));

it('no club or country has a placeholder name', () => {
  const names = competitions.flatMap(({ clubs }) => clubs.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(isPlaceholder)).toEqual([]);
  for (const name of [
    ...['1. FC Köln', 'Winners FC', 'Offenbach', 'Sieger', 'NAC', 'AA', '1. FC', 'B 1903', 'A. Lustenau'],
  ]) {
    expect(isPlaceholder(name)).toBe(false);
  }
});
