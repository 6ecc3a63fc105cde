/** The style sheet has no classes for more rows. */
const MOST_ROWS = 60;

/**
 * Classes that reserve the height of a card, so that the browser skips its layout until it is near the viewport. `priced`
 * is the number of rows with prices, which are below the names on a phone. Longer cards get no classes.
 */
export function heightOf(rows: number, priced = 0): string {
  return rows > MOST_ROWS ? '' : `row-group rows-${rows} priced-${priced}`;
}
