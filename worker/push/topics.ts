import { listsGoals } from '../../web/domain/goals.ts';
import { toWire } from '../../web/push/wireGoals.ts';
import type { Told, ToldPatch } from './protocol.ts';

/** What a page can be told of: the lists of a sport, one match, or the list of goals. */
export type Topic = `sport:${string}` | `match:${string}` | 'goals';

/** Of a page that is to ask for its list or match again. */
export const READ_AGAIN = { r: 1 } as const;

/** What only those who show the match itself need to know. */
const OF_MATCH_ALONE = ['line-ups', 'detail'];

/** What the list of goals has to do with. */
const OF_GOALS = ['goal', 'goal-taken-back', 'score-corrected', 'goals'];

/** Whom an entry is told. */
export function topicsOf({ sport, match, kind }: Told): string[] {
  if (match === '') return [`sport:${sport}`];
  if (OF_MATCH_ALONE.includes(kind)) return [`match:${match}`];
  const ofGoals = OF_GOALS.includes(kind) && listsGoals({ sport }) ? ['goals'] : [];
  return [`sport:${sport}`, `match:${match}`, ...ofGoals];
}

/**
 * A message to pages: `a` the number up to which the topic was told before (absent where nobody knows), `n` the number up
 * to which it now is, `m` the matches that changed as they now are (`wireGoals.ts`), `p` the ids of those whose price moved, `d` that a
 * match's own page has something new, `s` that a match has another status, `r` that the list is to be read again.
 */
export function messageOf(
  entries: readonly Told[],
  patches: readonly ToldPatch[],
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
