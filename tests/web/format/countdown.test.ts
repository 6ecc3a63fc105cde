import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { countdown } from '../../../web/format/countdown.ts';

const MINUTE = 60_000;

describe('countdown', () => {
  it.each([
    [5 * 24 * 60, 'in 5 days', 'over 5 dagen'],
    [48 * 60, 'in 2 days', 'over 2 dagen'],
    [47 * 60 + 30, 'in 47 h 30 min', 'over 47 u 30 min'],
    [60, 'in 1 h', 'over 1 u'],
    [59, 'in 59 min', 'over 59 min'],
    [0.2, 'in 1 min', 'over 1 min'],
  ])('the countdown reads naturally at %d minutes', (minutes, english, dutch) => {
    expect(countdown(minutes * MINUTE, translator('en'))).toBe(english);
    expect(countdown(minutes * MINUTE, translator('nl'))).toBe(dutch);
  });

  it('the countdown disappears at kick-off', () => {
    expect(countdown(0, translator('en'))).toBeNull();
    expect(countdown(-MINUTE, translator('en'))).toBeNull();
  });
});
