import { describe, expect, it } from 'vitest';
import { hasLongWord } from '../../../web/format/longWord.ts';

describe('a name', () => {
  it.each(['Borussia Mönchengladbach', 'Wolverhampton Wanderers', 'Brommapojkarna', '1. FC Kaiserslautern'])(
    '%s has a long word',
    (name) => {
      expect(hasLongWord(name)).toBe(true);
    },
  );

  it.each(['Charlton Athletic', 'Union Saint-Gilloise', 'Ajax', ''])('"%s" has none', (name) => {
    expect(hasLongWord(name)).toBe(false);
  });
});
