import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipOf, gzipPart } from '../../../worker/base/gzipParts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const row = (index: number) => `<li class="row"><a href="/match/football/a-b-${index}">Ajax – PSV</a></li>`;

const whole = (texts: readonly string[], level?: number) =>
  new TextDecoder().decode(gunzipSync(gzipOf(texts.map((text) => gzipPart(bytes(text), level)))));

describe('gzip parts', () => {
  it.each([
    ['none', []],
    ['one', ['page']],
    ['an empty one among others', ['a', '', 'b', '']],
    ['a long one and short ones', [Array.from({ length: 3_000 }, (_, index) => row(index)).join(''), 'é', '…']],
    ['seventy', Array.from({ length: 70 }, (_, index) => row(index))],
  ])('separately compressed parts form one valid gzip body: %s', (_, texts) => {
    // Node refuses a wrong checksum or length.
    expect(whole(texts)).toBe(texts.join(''));
    expect(whole(texts, 1)).toBe(texts.join(''));
  });

  it('parts join in any order without a second compression', () => {
    const [one, other] = [gzipPart(bytes(row(1))), gzipPart(bytes(row(2)))];
    const read = (parts: (typeof one)[]) => new TextDecoder().decode(gunzipSync(gzipOf(parts)));
    expect(read([one, other])).toBe(row(1) + row(2));
    expect(read([other, one, other])).toBe(row(2) + row(1) + row(2));
  });

  it('a part with a wrong checksum makes the body unreadable', () => {
    const part = gzipPart(bytes('page'));
    expect(() => gunzipSync(gzipOf([{ ...part, crc: part.crc ^ 1 }]))).toThrow();
    expect(() => gunzipSync(gzipOf([gzipPart(bytes('a')), { ...part, length: 5 }]))).toThrow();
  });
});
