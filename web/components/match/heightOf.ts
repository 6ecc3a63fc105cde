/** The classes for more rows than this are not in the style sheet. */
const MOST_ROWS = 60;

/**
 * Classes of a card of rows whose height is known before it is laid out, so that it is only laid out near the screen.
 * `priced` of the rows have prices, which stand below them on a phone. A longer card is always laid out.
 */
export function heightOf(rows: number, priced = 0): string {
  return rows > MOST_ROWS ? '' : `row-group rows-${rows} priced-${priced}`;
}
