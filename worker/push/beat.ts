import type { Beat } from './protocol.ts';

/** What the source has not confirmed for longer than this is not said to be confirmed. */
const OLD_MS = 20_000;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What the journal knows of how sure it is: whether something is awaited, when the source confirmed it last, and its looks so far. */
interface Sight {
  isAwaited: boolean;
  isBehind: boolean;
  /** Milliseconds UTC. */
  confirmedAt: number;
  turn: number;
}

/** How sure the journal is at an instant, milliseconds UTC. */
export function beatOf({ isAwaited, isBehind, confirmedAt, turn }: Sight, now: number): Beat {
  if (!isAwaited) return '-';
  if (isBehind || now - confirmedAt > OLD_MS) return '!';
  return LETTERS.charAt(turn % LETTERS.length);
}
