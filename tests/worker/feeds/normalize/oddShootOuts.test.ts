import { describe, expect, it } from 'vitest';
import { stateText } from '../stateText.ts';
import { inEveryDialect, type Read, readAt } from './dialects.ts';
import type { OddMatch } from './oddMatch.ts';

describe('shoot-out of an odd match', () => {
  const played = { status: 'after-penalties', score: [1, 1], regular: [1, 1] } as const satisfies OddMatch;
  const text = (_: string, detailOf: Read, odd: OddMatch) => {
    const { match, shootOut } = readAt(detailOf, odd);
    expect(stateText(match.state)).toBe('penalties 1-1 (4-3)');
    expect(shootOut).toEqual({ home: 4, away: 3 });
  };
  it.each(inEveryDialect<OddMatch>({ 'a shoot-out by itself': { ...played, shootOut: [4, 3] } }, 'shoot-out'))(
    '%s',
    text,
  );
  it.each(
    inEveryDialect<OddMatch>(
      {
        'only the result with its kicks': { ...played, total: [5, 4] },
        'an impossible shoot-out, and the result with its kicks': { ...played, shootOut: [0, 0], total: [5, 4] },
      },
      'total',
    ),
  )('%s', text);
});
