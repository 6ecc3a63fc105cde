/** The milliseconds to wait after a number of failures in a row, from 1: twice as long after each, up to the longest. */
export function waitAfter(failures: number, longestMs = Number.POSITIVE_INFINITY, firstMs = 1_000): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1));
}
