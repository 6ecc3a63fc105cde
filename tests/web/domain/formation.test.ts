import { describe, expect, it } from 'vitest';
import { inkOn } from '../../../web/domain/colours.ts';
import type { LineUpPlayer } from '../../../web/domain/eventDetail.ts';
import { formationRows, pitchRows, spotOf } from '../../../web/domain/formation.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';

const WHERE: Readonly<Record<string, Position>> = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' };

const players = (letters: string): LineUpPlayer[] =>
  Array.from(letters, (letter, index) => ({
    name: `${letter}${index}`,
    number: index,
    position: WHERE[letter] ?? null,
    captain: false,
  }));

const sizes = (formation: string | null, letters: string) =>
  formationRows({ formation, starters: players(letters) }).map((row) => row.length);

describe('line-up on the pitch', () => {
  it('the pitch places players by formation with the goalkeeper alone', () => {
    expect(sizes('4-2-3-1', 'GDDDDMMMMMF')).toEqual([1, 4, 2, 3, 1]);
  });

  it('the pitch puts the goalkeeper first in any order of the feed', () => {
    const [first] = formationRows({ formation: '4-3-3', starters: players('FFFMMMDDDDG') });
    expect(first?.[0]?.position).toBe('goalkeeper');
  });

  it('the pitch places players by position when the formation does not fit', () => {
    expect(sizes('4-4-2', 'GDDDDMMMF')).toEqual([1, 4, 3, 1]);
    expect(sizes(null, 'GDDDMMMMFFF')).toEqual([1, 3, 4, 3]);
  });

  it('the pitch keeps players without a known position', () => {
    expect(sizes(null, 'G???DD').reduce((sum, size) => sum + size)).toBe(6);
  });

  it.each([
    ['home', ['G0', 'D1 D2 D3 D4', 'M5 M6 M7', 'F8 F9 F10']],
    ['away', ['F10 F9 F8', 'M7 M6 M5', 'D4 D3 D2 D1', 'G0']],
  ] as const)('the %s side shows its first defender on its own right', (side, expected) => {
    const rows = pitchRows({ formation: '4-3-3', starters: players('GDDDDMMMFFF') }, side);
    expect(rows.map((row) => row.map(({ name }) => name).join(' '))).toEqual(expected);
  });
});

describe('shirt number ink', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#f2b705', '#000000'],
    ['#14213d', '#ffffff'],
    ['#b3202c', '#ffffff'],
  ])('ink on %s is %s', (shirt, ink) => {
    expect(inkOn(shirt)).toBe(ink);
  });

  it('the place of a starter is counted from the own goal and from the left', () => {
    const starters = players('GDDDDMMMFFF').map((player) => ({ ...player, id: player.name }));
    const lineUp = { formation: '4-3-3', starters };
    expect(spotOf(lineUp, 'G0')).toEqual({ forward: 1 / 8, right: 0.5 });
    expect(spotOf(lineUp, 'F8')).toEqual({ forward: 7 / 8, right: 5 / 6 });
    expect(spotOf(lineUp, 'X')).toBeNull();
    expect(spotOf({ ...lineUp, formation: null }, 'G0')).toBeNull();
  });
});
