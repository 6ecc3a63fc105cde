import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../worker/feeds/directory/codes.ts';
import crests from '../../../worker/feeds/directory/crests.json' with { type: 'json' };

describe('the code of a club', () => {
  it('is of no other club', () => {
    const codes = Object.keys(crests).flatMap((name) => codeOf(name) ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(1_300);
  });

  // A client may keep them: a new club goes to the end of the directory.
  it.each([
    ['Arsenal', 'ARS'],
    ['Manchester City', 'MAN'],
    ['Bayer Leverkusen', 'BLE'],
    ['Real Betis', 'RBE'],
    ['Celta Vigo', 'CEL'],
    ['Al Hilal', 'AHI'],
  ])('of %s stays %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it('is unknown for a team outside the directory', () => {
    expect(codeOf('Nowhere United')).toBeNull();
  });
});
