import { listsGoals } from '../../web/domain/goals.ts';
import { toWire } from '../../web/push/wireGoals.ts';
import type { RelayEntry, RelayPatch } from './protocol.ts';

/** The subject of a page's socket: the lists of a sport, one match, or the list of goals. */
export type Topic = `sport:${string}` | `match:${string}` | 'goals';

/** Tells a page to reload its list or match. */
export const READ_AGAIN = { r: 1 } as const;

/** The kinds that only the match's own page needs. */
const OF_MATCH_ALONE = ['line-ups', 'detail'];

/** The kinds that change the list of goals. */
const OF_GOALS = ['goal', 'goal-taken-back', 'score-corrected', 'goals'];

/** The topics of an entry. */
export function topicsOf({ sport, match, kind }: RelayEntry): string[] {
  if (match === '') return [`sport:${sport}`];
  if (OF_MATCH_ALONE.includes(kind)) return [`match:${match}`];
  const ofGoals = OF_GOALS.includes(kind) && listsGoals({ sport }) ? ['goals'] : [];
  return [`sport:${sport}`, `match:${match}`, ...ofGoals];
}

/**
 * The message to a topic's pages. `a`: the last number sent before, absent when unknown. `n`: the new number. `m`: the
 * changed matches in their current state (`wireGoals.ts`). `p`: ids of matches whose price moved. `d`: a match's
 * details changed. `s`: a status changed. `r`: reload the list.
 */
export function messageOf(
  entries: readonly RelayEntry[],
  patches: readonly RelayPatch[],
  { after, to, isAgain = false }: { after: number | null; to: number; isAgain?: boolean },
): string {
  const prices = new Set(entries.flatMap(({ kind, match }) => (kind === 'price' ? [match] : [])));
  const played = new Set(entries.flatMap(({ kind, match }) => (kind === 'price' || kind === 'detail' ? [] : [match])));
  const changed = patches.filter(({ id }) => played.has(id));
  return JSON.stringify({
    ...(after === null ? {} : { a: after }),
    n: to,
    ...(changed.length > 0 && { m: changed.map(toWire) }),
    ...(prices.size > 0 && { p: [...prices] }),
    ...(entries.some(({ kind }) => OF_MATCH_ALONE.includes(kind)) && { d: 1 }),
    ...(entries.some(({ kind }) => kind === 'status') && { s: 1 }),
    ...((isAgain || entries.some(({ kind }) => kind === 'list')) && READ_AGAIN),
  });
}
