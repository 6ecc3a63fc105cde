/** Numbers that rise above `last`: by the clock, so that a journal without its storage reuses none. */
export function risingNumbers(last = 0): (now: number) => number {
  let latest = last;
  return (now) => {
    latest = Math.max(latest + 1, now);
    return latest;
  };
}
