import { describe, expect, it } from 'vitest';
import { imageAddress } from '../../../web/components/imageAddress.ts';

describe('the address of a picture', () => {
  it('goes by way of the site for another host, at twice the width', () => {
    expect(imageAddress('https://img.test/a b.png?x=1&y=2', 20)).toBe(
      '/image?url=https%3A%2F%2Fimg.test%2Fa+b.png%3Fx%3D1%26y%3D2&w=48&q=75',
    );
  });

  it.each([
    [18, 48],
    [40, 96],
    [96, 256],
    [4000, 3840],
  ])('takes the next listed width (%i gives %i)', (width, made) => {
    expect(imageAddress('http://img.test/a.png', width)).toContain(`&w=${made}&`);
  });

  it('is itself for a path of the site', () => {
    expect(imageAddress('/assets/flags/england.png', 18)).toBe('/assets/flags/england.png');
  });
});
