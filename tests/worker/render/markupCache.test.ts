import { describe, expect, it } from 'vitest';
import { MarkupCache } from '../../../worker/render/markupCache.ts';

const bytes = (length: number) => new Uint8Array(length);

describe('markup cache', () => {
  it('markup is cached for its object and key', () => {
    const kept = new MarkupCache(100);
    const [one, other] = [{}, {}];
    const markup = bytes(1);
    kept.put(one, 'a', markup);
    expect(kept.get(one, 'a')).toBe(markup);
    expect(kept.get(one, 'b')).toBeUndefined();
    expect(kept.get(other, 'a')).toBeUndefined();
  });

  it('the least used markup is dropped at the limit', () => {
    const kept = new MarkupCache(100);
    const of = {};
    kept.put(of, 'asked for', bytes(10));
    kept.put(of, 'forgotten', bytes(10));
    for (let each = 0; each < 50; each += 1) {
      kept.put(of, `new ${each}`, bytes(10));
      expect(kept.get(of, 'asked for')).toBeDefined();
    }
    expect(kept.get(of, 'forgotten')).toBeUndefined();
    const left = Array.from({ length: 50 }, (_, each) => each).filter(
      (each) => kept.get(of, `new ${each}`) !== undefined,
    );
    expect(left.length).toBeLessThanOrEqual(10);
    expect(left).toContain(49);
  });
});
