/** A result as one of its teams sees it, the best first. */
export const OUTCOMES = ['won', 'drawn', 'lost'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Results of one other match, as its named team sees them. */
export interface Part {
  team: string;
  outcomes: readonly Outcome[];
}

/** What other matches must bring: nothing, all parts, not all parts together, or more than a sentence can say. */
export type Others = { kind: 'none' } | { kind: 'all' | 'unless'; parts: Part[] } | { kind: 'help' };

/** Results that are enough together. `own` is null where the team’s own result does not matter, or it does not play. */
export interface Condition {
  own: readonly Outcome[] | null;
  others: Others;
}

/** The most other matches that a sentence names. */
const MAX_PARTS = 3;

/** The outcomes of each match in numbers of base three, the first match first: 0 won, 1 drawn, 2 lost. */
export const digitOf = (index: number, match: number) => Math.floor(index / 3 ** match) % 3;

/** The outcomes of each match if every combination of them is among `indexes`, which has no other; else null. */
function boxOf(indexes: readonly number[], teams: readonly string[]): Part[] | null {
  const sets = teams.map((_, match) => new Set(indexes.map((index) => digitOf(index, match))));
  if (sets.reduce((product, { size }) => product * size, 1) !== indexes.length) return null;
  return sets.flatMap((set, match) => {
    const team = teams[match];
    return team === undefined || set.size === OUTCOMES.length
      ? []
      : [{ team, outcomes: OUTCOMES.filter((_, digit) => set.has(digit)) }];
  });
}

function othersOf(enough: ReadonlySet<number>, teams: readonly string[]): Others {
  const all = Array.from({ length: 3 ** teams.length }, (_, index) => index);
  if (enough.size === all.length) return { kind: 'none' };
  const parts = boxOf([...enough], teams);
  if (parts !== null && parts.length <= MAX_PARTS) return { kind: 'all', parts };
  const against = boxOf(
    all.filter((index) => !enough.has(index)),
    teams,
  );
  return against !== null && against.length <= MAX_PARTS ? { kind: 'unless', parts: against } : { kind: 'help' };
}

/**
 * The conditions of a set of combinations that are enough. `others` names a team of each other match. In the numbers the own
 * match comes first, if `plays`.
 */
export function conditionsOf(enough: readonly number[], others: readonly string[], plays: boolean): Condition[] {
  if (!plays) return enough.length === 0 ? [] : [{ own: null, others: othersOf(new Set(enough), others) }];
  const groups: { own: Outcome[]; rest: Set<number> }[] = [];
  for (const [digit, own] of OUTCOMES.entries()) {
    const rest = new Set(enough.filter((index) => digitOf(index, 0) === digit).map((index) => Math.floor(index / 3)));
    const last = groups.at(-1);
    // A better result is enough wherever a worse one is, so as many are the same.
    if (last?.rest.size === rest.size) last.own.push(own);
    else groups.push({ own: [own], rest });
  }
  return groups
    .filter(({ rest }) => rest.size > 0)
    .map(({ own, rest }) => ({ own: own.length === OUTCOMES.length ? null : own, others: othersOf(rest, others) }));
}
