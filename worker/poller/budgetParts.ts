/** What of a minute's budget of the whole site is left to an isolate that can't reach the poller. */
const ALONE_SHARE = 10;

/**
 * A minute's budget of the whole site in two parts, which together are no more than `most` calls: what the poller grants
 * to all isolates, and what one that is cut off from it may call by itself.
 */
export function budgetParts(most: number): { granted: number; alone: number } {
  const alone = Math.floor(most / ALONE_SHARE);
  return { granted: most - alone, alone };
}
