import { MOST_SELECTIONS } from '../../web/domain/betCalculator.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { packFollows, unpackFollows } from '../../web/domain/followLink.ts';
import { boardOf, MATCHES } from '../../web/domain/watchBoard.ts';

/** What a visitor chooses on a page by its query: the same page in the other language, or without odds, keeps it. */
const KEPT = [
  ...['date', 'filter', 'page', 'competition', 'market', 'order', 'sport', 'match', 'q', 'stake'],
  ...['table', 'round', 'by', 'team', 'with', 'followed'],
];

/** The fields of the calculator: `p1` to `p12`. */
const SLIP = Array.from({ length: MOST_SELECTIONS }, (_, index) => `p${index + 1}`);

/** What stands behind them; a search alone is free text. */
const WORD = /^[\w.,+/−-]{1,64}$/;

const MOST_SEARCH = 100;

/** The part of a query that belongs to what the page shows: `?filter=live&utm_source=x` gives `?filter=live`. */
export function keptSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...KEPT, ...SLIP]) {
    const value = query.get(name);
    if (value && (name === 'q' || WORD.test(value))) kept.set(name, value.slice(0, MOST_SEARCH));
  }
  const board = boardOf(query);
  if (board.length > 0) kept.set(MATCHES, board.join('.'));
  // What a link carries is asked about in the other language too.
  const carried = unpackFollows(query.get(FOLLOW) ?? '');
  if (carried.length > 0) kept.set(FOLLOW, packFollows(carried));
  return kept.size === 0 ? '' : `?${kept}`;
}
