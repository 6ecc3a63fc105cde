import { MOST_SELECTIONS } from '../../web/domain/betCalculator.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { packFollows, unpackFollows } from '../../web/domain/followLink.ts';
import { boardOf, MATCHES } from '../../web/domain/watchBoard.ts';

/** The query parameters that links to the other language or to the page without odds keep. */
const KEPT = [
  ...['date', 'filter', 'page', 'competition', 'market', 'order', 'sport', 'match', 'q', 'stake'],
  ...['table', 'round', 'by', 'team', 'with', 'followed'],
];

const SLIP = Array.from({ length: MOST_SELECTIONS }, (_, index) => `p${index + 1}`);

/** The form of their values. Only `q` is free text. */
const WORD = /^[\w.,+/−-]{1,64}$/;

const MOST_SEARCH = 100;

/** Keeps the parts of a query that decide what the page shows: `?filter=live&utm_source=x` gives `?filter=live`. */
export function canonicalSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...KEPT, ...SLIP]) {
    const value = query.get(name);
    if (value && (name === 'q' || WORD.test(value))) kept.set(name, value.slice(0, MOST_SEARCH));
  }
  const board = boardOf(query);
  if (board.length > 0) kept.set(MATCHES, board.join('.'));
  // Shared follows stay in the address, so the other language offers them too.
  const carried = unpackFollows(query.get(FOLLOW) ?? '');
  if (carried.length > 0) kept.set(FOLLOW, packFollows(carried));
  return kept.size === 0 ? '' : `?${kept}`;
}
