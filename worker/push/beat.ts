import type { Beat } from '../journal/protocol.ts';

/** Older confirmations of the source don't count. */
const OLD_MS = 20_000;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The journal's state for a beat: whether a match is awaited, the source's last confirmation, and the number of reads.
 */
interface Sight {
  isAwaited: boolean;
  isBehind: boolean;
  /** Milliseconds UTC. */
  confirmedAt: number;
  turn: number;
}

/** The beat at an instant, milliseconds UTC. */
export function beatOf({ isAwaited, isBehind, confirmedAt, turn }: Sight, now: number): Beat {
  if (!isAwaited) return '-';
  if (isBehind || now - confirmedAt > OLD_MS) return '!';
  return LETTERS.charAt(turn % LETTERS.length);
}
