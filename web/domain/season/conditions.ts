/** One or two of the results of a match as one of its teams sees it: the sums of 1 for won, 2 for drawn, 4 for lost. */
const OUTCOMES = { 1: 'won', 2: 'drawn', 3: 'won-drawn', 4: 'lost', 5: 'won-lost', 6: 'drawn-lost' } as const;

export type Outcomes = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/** The results of these numbers: 0 won, 1 drawn, 2 lost. Null for all three. */
function outcomesOf(digits: Iterable<number>): Outcomes | null {
  let sum = 0;
  for (const digit of digits) sum += 2 ** digit;
  const known: Readonly<Record<number, Outcomes>> = OUTCOMES;
  return known[sum] ?? null;
}

/** Results of one other match, as its named team sees them. */
export interface Part {
  team: string;
  outcomes: Outcomes;
}

/** What other matches must bring: nothing, all parts, not all parts together, or more than a sentence can say. */
export type Others = { kind: 'none' } | { kind: 'all' | 'unless'; parts: Part[] } | { kind: 'help' };

/** Results that are enough together. `own` is null where the team’s own result does not matter, or it does not play. */
export interface Condition {
  own: Outcomes | null;
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
    const [team, outcomes] = [teams[match], outcomesOf(set)];
    return team === undefined || outcomes === null ? [] : [{ team, outcomes }];
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
  const groups: { own: number[]; rest: Set<number> }[] = [];
  for (const digit of [0, 1, 2]) {
    const rest = new Set(enough.filter((index) => digitOf(index, 0) === digit).map((index) => Math.floor(index / 3)));
    const last = groups.at(-1);
    // A better result is enough wherever a worse one is, so as many are the same.
    if (last?.rest.size === rest.size) last.own.push(digit);
    else groups.push({ own: [digit], rest });
  }
  return groups
    .filter(({ rest }) => rest.size > 0)
    .map(({ own, rest }) => {
      const beside = othersOf(rest, others);
      // What is enough with a defeat is enough with any result, so a sentence need not name it.
      const isAny = own.includes(2) && (beside.kind === 'all' || beside.kind === 'help');
      return { own: isAny ? null : outcomesOf(own), others: beside };
    });
}
