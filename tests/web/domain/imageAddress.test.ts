import { describe, expect, it } from 'vitest';
import { DEFAULT_QUALITY, IMAGE_WIDTHS, imageAddress } from '../../../web/domain/imageAddress.ts';

describe('imageAddress', () => {
  it('imageAddress sends other hosts’ pictures through the site at twice the width', () => {
    expect(imageAddress('https://img.test/a b.png?x=1&y=2', 20)).toBe(
      '/image?url=https%3A%2F%2Fimg.test%2Fa+b.png%3Fx%3D1%26y%3D2&w=48&q=75',
    );
  });

  it.each([
    [18, 48],
    [40, 96],
    [96, 256],
    [4000, 3840],
  ])('imageAddress uses the next listed width (%i gives %i)', (width, made) => {
    expect(imageAddress('http://img.test/a.png', width)).toContain(`&w=${made}&`);
  });
});

describe('picture widths', () => {
  it('icons are 16 to 384 pixels wide and screens 640 to 3840, at quality 75', () => {
    expect(IMAGE_WIDTHS.filter((width) => width <= 384)).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
    expect(IMAGE_WIDTHS.filter((width) => width > 384)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(DEFAULT_QUALITY).toBe(75);
  });
});
