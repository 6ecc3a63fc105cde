import { describe, expect, it } from 'vitest';
import { hasLongWord } from '../../../web/format/shortNames.ts';

describe('hasLongWord', () => {
  it.each(['Borussia Mönchengladbach', 'Wolverhampton Wanderers', 'Brommapojkarna', '1. FC Kaiserslautern'])(
    '%s has a word that may not fit its line',
    (name) => {
      expect(hasLongWord(name)).toBe(true);
    },
  );
});
