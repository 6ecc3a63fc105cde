import { MARKET_TYPES, type MarketScope, type MarketType } from '../../../web/domain/markets.ts';
import { entryOf } from '../../base/entryOf.ts';

import words from './marketWords.json' with { type: 'json' };

/** Other words for the contract’s market types. */
const TYPE_WORDS: Readonly<Record<string, MarketType>> = { ml: '12', moneyline: '12', btts: 'bts' };

/** The type of a market; undefined for a type that the site does not show. */
export function typeOf(word: string): MarketType | undefined {
  const plain = word.toLowerCase();
  return MARKET_TYPES.find((type) => type === plain) ?? entryOf(TYPE_WORDS, plain);
}

/** The scope of a market; null for one on a part of the match, corners or cards. */
export function scopeOf(word: string | null): MarketScope | null {
  if (word === null) return 'ord';
  const plain = word.toLowerCase();
  return plain === 'ord' || plain === 'ot' ? plain : null;
}

/** The outcomes of a complete market; null if their number varies. */
export const OUTCOMES: Readonly<Record<MarketType, readonly string[] | null>> = {
  '1x2': ['1', 'x', '2'],
  '12': ['1', '2'],
  dc: ['1x', '12', 'x2'],
  ou: ['over', 'under'],
  ah: ['1', '2'],
  bts: ['yes', 'no'],
  cs: null,
  htft: null,
};

/** The outcomes of a half-time/full-time market, in display order. */
export const HALVES: readonly string[] = ['1/1', '1/x', '1/2', 'x/1', 'x/x', 'x/2', '2/1', '2/x', '2/2'];

const namesByWord = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(table).flatMap(([name, words]) => words.map((word) => [word, name] as const)));

/** The site’s names of outcomes by the feeds’ words: home win, draw and away win, and the others. */
const SIDES = namesByWord(words.sides);
const WORDS = namesByWord(words.others);

/** The two outcomes of a double chance: `1X`, `x-2`, `home/draw`, `Draw or Away`; null for other words. */
function twoSides(word: string): [string, string] | null {
  const parts = word.split(/\s*[-–/,&|+]\s*|[\s_]+(?:or|and)[\s_]+|[\s_]+/);
  const [one = '', other = '', ...rest] = parts.length === 1 ? [...word] : parts;
  const [first, second] = [SIDES.get(one), SIDES.get(other)];
  return first === undefined || second === undefined || rest.length > 0 ? null : [first, second];
}

/** The name of a double chance, in either order of its outcomes. */
function doubleChance(word: string): string | null {
  const sides = twoSides(word);
  const known = sides === null ? [] : [sides.join(''), sides.toReversed().join('')];
  return OUTCOMES.dc?.find((name) => known.includes(name)) ?? null;
}

/** The site’s name of an outcome, for the feeds’ words in any case; null for an outcome of another market. */
export function outcomeOf(type: MarketType, text: string): string | null {
  const word = text.toLowerCase().trim();
  switch (type) {
    case '1x2':
      return SIDES.get(word) ?? null;
    case '12':
    case 'ah': {
      const side = SIDES.get(word) ?? null;
      return side === 'x' ? null : side;
    }
    case 'dc':
      return doubleChance(word);
    case 'ou':
    case 'bts': {
      const name = WORDS.get(word);
      return OUTCOMES[type]?.find((each) => each === name) ?? null;
    }
    case 'cs': {
      const score = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(word);
      return score === null ? null : `${Number(score[1])}-${Number(score[2])}`;
    }
    case 'htft':
      return twoSides(word)?.join('/') ?? null;
  }
}
