import { describe, expect, it } from 'vitest';
import { rational } from '../../../web/domain/betCalculator.ts';
import { amountText, exactOdds } from '../../../web/format/exactOdds.ts';

describe('exact price', () => {
  it.each([
    [rational(2n), ['2.00', 'Evens', '+100']],
    [rational(5n, 2n), ['2.50', '3/2', '+150']],
    [rational(3n, 2n), ['1.50', '1/2', '−200']],
    [rational(33n, 8n), ['4.125', '25/8', '≈ +313']],
    [rational(4n, 3n), ['≈ 1.3333', '1/3', '−300']],
    [rational(123_456_789_012n, 1_000_003n), ['≈ 123456.4186', '≈ 123455.42/1', '≈ +12345542']],
  ])('an exact price shows each format and marks a price that it must round', (price, texts) => {
    expect([exactOdds(price, 'EU'), exactOdds(price, 'UK'), exactOdds(price, 'US')]).toEqual(texts);
  });
});

describe('calculator amount', () => {
  it('an amount uses the number format of the language and rounds half up, once', () => {
    expect(amountText(rational(1_234_567n, 100n), 'en')).toBe('12,345.67');
    expect(amountText(rational(1_234_567n, 100n), 'nl')).toBe('12.345,67');
    expect(amountText(rational(1n, 200n), 'en')).toBe('0.01');
    expect(amountText(rational(1n, 201n), 'en')).toBe('0.00');
    expect(amountText(rational(2n ** 70n), 'en')).toBe('1,180,591,620,717,411,303,424.00');
  });
});
