import readCode from 'jsqr';
import { expect, it } from 'vitest';
import { qrCodeOf } from '../../../worker/pages/resolveSettingsPage.ts';

const LINK = `https://scoreline.test/nl/instellingen?follow=~t.${'4c92.'.repeat(59)}1`;

/** Whether each module of a code is dark, by `x y`. */
const darkOf = (path: string) => new Set(Array.from(path.matchAll(/M(\d+ \d+)h1v1h-1z/g), ([, at = '']) => at));

/** The text that a camera reads in a code with so many pixels per module; null when it reads none. */
function readBack({ size, path }: { size: number; path: string }, scale: number): string | null {
  const dark = darkOf(path);
  const wide = size * scale;
  const pixels = new Uint8ClampedArray(4 * wide * wide).map((_, index) => {
    const [x, y] = [Math.floor((index >> 2) / scale) % size, Math.floor((index >> 2) / wide / scale)];
    return index % 4 < 3 && dark.has(`${x} ${y}`) ? 0 : 255;
  });
  return readCode(pixels, wide, wide)?.data ?? null;
}

it.each([
  ['one follow', 'https://scoreline.test/settings?follow=t47'],
  ['60 follows', LINK],
  ['ids that are no numbers', `https://scoreline.test/settings?follow=${'tab12cd34ef.'.repeat(60)}`],
])('a camera reads the code as its link: %s', (_, link) => {
  const code = qrCodeOf(link);
  expect(code === null ? null : readBack(code, 3)).toBe(link);
});

it('a link that is too long has no code', () => {
  expect(qrCodeOf('x'.repeat(1_200))).not.toBeNull();
  expect(qrCodeOf('x'.repeat(1_201))).toBeNull();
});
