import { describe, expect, it } from 'vitest';
import { OLDEST_PRICE_MS } from '../../../web/domain/odds.ts';
import { LatestOdds } from '../../../worker/live/latestOdds.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const entryAt = (asked: number) => ({ asked, at: asked, prices: [] });

describe('the prices that were had last', () => {
  it('are those of one source and match', () => {
    const latest = new LatestOdds();
    const entry = entryAt(NOW);
    latest.note('feed', 'a', entry);
    expect(latest.of('feed', 'a')).toBe(entry);
    expect(latest.of('feed', 'b')).toBeUndefined();
    expect(latest.of('other', 'a')).toBeUndefined();
  });

  it('are not replaced by what was asked for before, though it came later', () => {
    const latest = new LatestOdds();
    const [before, after] = [entryAt(NOW), entryAt(NOW + 5)];
    latest.note('feed', 'a', after);
    latest.note('feed', 'a', before);
    expect(latest.of('feed', 'a')).toBe(after);
  });

  it('are forgotten once they are worth nothing', () => {
    const latest = new LatestOdds();
    latest.note('feed', 'a', entryAt(NOW));
    latest.note('feed', 'b', entryAt(NOW + 1));
    latest.note('feed', 'c', entryAt(NOW + OLDEST_PRICE_MS));
    expect(['a', 'b', 'c'].filter((id) => latest.of('feed', id) !== undefined)).toEqual(['b', 'c']);
  });
});
