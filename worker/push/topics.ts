import { listsGoals } from '../../web/domain/goals.ts';
import { toWire } from '../../web/push/wireGoals.ts';
import type { EntryKind } from '../journal/entry.ts';
import type { RelayEntry, RelayPatch } from '../journal/protocol.ts';

/** The subject of a page's socket: the lists of a sport, one match, or the list of goals. */
export type Topic = `sport:${string}` | `match:${string}` | 'goals';

/** Tells a page to reload its list or match. */
export const READ_AGAIN = { r: 1 } as const;

/** Which pages need a kind of entry, and the field of their message beside the match's new state. */
interface KindRule {
  pages: 'match' | 'lists' | 'lists and goals';
  field: 'p' | 'd' | 's' | 'r' | null;
  /** The match's state changed, so the message carries it. */
  hasState: boolean;
}

const GOAL: KindRule = { pages: 'lists and goals', field: null, hasState: true };
const STATE: KindRule = { pages: 'lists', field: null, hasState: true };

const RULES: Readonly<Record<EntryKind, KindRule>> = {
  goal: GOAL,
  'goal-taken-back': GOAL,
  'score-corrected': GOAL,
  goals: GOAL,
  card: STATE,
  'card-taken-back': STATE,
  'shoot-out': STATE,
  clock: STATE,
  'kick-off': STATE,
  status: { ...STATE, field: 's' },
  list: { ...STATE, field: 'r' },
  'line-ups': { pages: 'match', field: 'd', hasState: true },
  detail: { pages: 'match', field: 'd', hasState: false },
  price: { pages: 'lists', field: 'p', hasState: false },
};

const ruleOfName: ReadonlyMap<string, KindRule> = new Map(Object.entries(RULES));

/** The rule of a kind. During a deploy the journal can send a kind that this version does not know. */
const ruleOf = (kind: string) => ruleOfName.get(kind) ?? STATE;

/** The topics of an entry. */
export function topicsOf({ sport, match, kind }: RelayEntry): string[] {
  if (match === '') return [`sport:${sport}`];
  const { pages } = ruleOf(kind);
  if (pages === 'match') return [`match:${match}`];
  const ofGoals = pages === 'lists and goals' && listsGoals({ sport }) ? ['goals'] : [];
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
  const ruled = entries.map(({ kind, match }) => ({ match, rule: ruleOf(kind) }));
  const prices = new Set(ruled.filter(({ rule }) => rule.field === 'p').map(({ match }) => match));
  const played = new Set(ruled.filter(({ rule }) => rule.hasState).map(({ match }) => match));
  const changed = patches.filter(({ id }) => played.has(id));
  const has = (field: KindRule['field']) => ruled.some(({ rule }) => rule.field === field);
  return JSON.stringify({
    ...(after === null ? {} : { a: after }),
    n: to,
    ...(changed.length > 0 && { m: changed.map(toWire) }),
    ...(prices.size > 0 && { p: [...prices] }),
    ...(has('d') && { d: 1 }),
    ...(has('s') && { s: 1 }),
    ...((isAgain || has('r')) && READ_AGAIN),
  });
}
