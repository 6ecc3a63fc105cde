import { expect, it } from 'vitest';
import { MatchRow } from '../../../web/components/match/MatchRow.tsx';
import { RowCache } from '../../../worker/render/rowCache.tsx';
import { markupOf } from '../../support/markupOf.tsx';
import { matchOf } from '../../support/matchOf.ts';

const NOW = Date.parse('2026-11-21T15:20:00Z');
const VISITOR = { locale: 'en', country: 'GB', zone: 'UTC', oddsFormat: 'EU' } as const;

const running = matchOf({
  state: { kind: 'playing', period: 'first-half', startedAt: NOW - 600_000, score: { home: 0, away: 0 } },
});
const price = { decimal: 2.5, provider: 'a', operator: 'A' };
const prices = { home: price, draw: price, away: price, at: NOW };

it.each([
  ['a fixture without odds', { match: matchOf(), prices: undefined, minimumAge: null }],
  ['a fixture with prices', { match: matchOf(), prices, minimumAge: 18 }],
  ['a running match without odds', { match: running, prices: undefined, minimumAge: null }],
  ['a running match with prices', { match: running, prices, minimumAge: 18 }],
])('the kept markup of %s is that of its component', (_, row) => {
  const cache = new RowCache();
  const variant = { visitor: VISITOR, matchTime: NOW, follows: [] };
  const decoder = new TextDecoder();
  const kept = () =>
    cache
      .markup([row], variant)
      .map((part) => decoder.decode(part))
      .join('');
  const markup = markupOf(<MatchRow {...row} />, NOW);
  expect(kept()).toBe(markup);
  expect(kept()).toBe(markup);
  expect(markup.includes('score-line')).toBe(row.match === running);
  expect(markup.includes('row-prices')).toBe(row.minimumAge !== null);
});
