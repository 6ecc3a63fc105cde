import { describe, expect, it } from 'vitest';
import { hasLongWord, shortPlayerName } from '../../../web/format/shortNames.ts';

describe('hasLongWord', () => {
  it.each(['Borussia Mönchengladbach', 'Wolverhampton Wanderers', 'Brommapojkarna', '1. FC Kaiserslautern'])(
    '%s has a word that may not fit its line',
    (name) => {
      expect(hasLongWord(name)).toBe(true);
    },
  );
});

describe('short player name', () => {
  it.each([
    ['Lionel Messi', 'L. Messi'],
    ['Robin van Persie', 'R. Persie'],
    ['Éder Gabriel Militão', 'É. Militão'],
    ['Heung-min Son', 'H. Son'],
    ['  ivan   Rakitić ', 'I. Rakitić'],
    ['محمد صلاح', 'م. صلاح'],
  ])('the short name is the first initial and the last word: %s', (name, short) => {
    expect(shortPlayerName(name)).toBe(short);
  });

  it.each(['R. Persie', 'Á. Di María', 'A. Mac Allister', 'R. Kolo Muani'])(
    'the short name keeps a name that is already short: %s',
    (name) => {
      expect(shortPlayerName(name)).toBe(name);
    },
  );
});
