import { expect, it } from 'vitest';
import { DEFAULT_QUALITY, IMAGE_WIDTHS } from '../../../web/components/imageAddress.ts';

it('pictures are made in widths of 16 to 384 for icons and 640 to 3840 for screens, at quality 75', () => {
  expect(IMAGE_WIDTHS.filter((width) => width <= 384)).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  expect(IMAGE_WIDTHS.filter((width) => width > 384)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(DEFAULT_QUALITY).toBe(75);
});
