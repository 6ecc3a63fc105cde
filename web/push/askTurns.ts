/** Of a match, or of a list by status, so many questions are asked as soon as something is told, and then one in this time: under 27 an hour. */
const AT_ONCE = 5;
const APART_MS = 135_000;

/**
 * When a page asks because something was told: where much happens, many things are asked for with one question. Gives what
 * takes the next turn at an instant (milliseconds UTC), and says in how many milliseconds it is.
 */
export function askTurns(): (now: number) => number {
  let next = 0;
  return (now) => {
    const at = Math.max(next, now - (AT_ONCE - 1) * APART_MS);
    next = at + APART_MS;
    return Math.max(0, at - now);
  };
}
