import type { Score } from '../../../web/domain/match.ts';
import { entryOf } from '../normalize/fields.ts';
import { isLevel, isShootOut, restOf } from '../normalize/shootOut.ts';
import type { WireGoal, WireResult } from './wire.ts';

/** What a result of `matchResults` is of. */
type ResultKind = 'half-time' | 'regular' | 'end' | 'extra-time' | 'added-time' | 'penalties';

const BY_KIND: Readonly<Record<string, ResultKind>> = {
  HalfTime: 'half-time',
  After90Minutes: 'end',
  AfterExtraTime: 'extra-time',
  AfterPenalties: 'penalties',
};

// Whoever runs a league names its results, mostly in German; the first that fits.
const BY_NAME: readonly (readonly [RegExp, ResultKind])[] = [
  [/elfmeter|11m|n\.\s?e\.|penalt|shoot/i, 'penalties'],
  [/verl(ä|ae)ngerung|n\.\s?v\.|extra|overtime/i, 'extra-time'],
  [/nachspielzeit/i, 'added-time'],
  [/halbzeit|half/i, 'half-time'],
  [/90 min/i, 'regular'],
  [/end|final|full/i, 'end'],
];

const BY_TYPE: Readonly<Record<number, ResultKind>> = { 1: 'half-time', 2: 'end', 4: 'extra-time', 5: 'penalties' };

function kindOf({ resultTypeKind, resultName, resultTypeID }: WireResult): ResultKind | undefined {
  const kind = entryOf(BY_KIND, resultTypeKind);
  // `Endergebnis` beside a result "nach 90 Minuten" is of the whole match, so the name is asked before the number.
  return kind ?? BY_NAME.find(([name]) => name.test(resultName ?? ''))?.[1] ?? BY_TYPE[resultTypeID ?? 0];
}

/** Whether an entry of `goals` is a kick of a shoot-out, which is no goal of the match. */
export function isKick({ comment }: WireGoal): boolean {
  return /elfmeterschie(ß|ss)en|penalty shoot/i.test(comment ?? '');
}

const scoreAfter = (goal: WireGoal | undefined): Score | null =>
  goal === undefined ? null : { home: goal.scoreTeam1, away: goal.scoreTeam2 };

/**
 * The shoot-out alone. "Nach Elfmeterschießen" counts the goals before it in German custom, but leagues differ: where
 * only one reading is a possible shoot-out it is that one, else what the result is called decides.
 */
function shootOutOf(total: Score, play: Score | null, isTotal: boolean): Score | null {
  const rest = restOf(total, play);
  const canBeRest = rest !== null && isShootOut(rest);
  if (!isShootOut(total)) return canBeRest ? rest : null;
  return canBeRest && isTotal ? rest : total;
}

/** What the results and goals of a match say. A score that nobody has entered is null, never zero. */
export interface Results {
  halfTime: Score | null;
  /** The score of play at the end, without a shoot-out's goals. */
  play: Score | null;
  /** The score so far: goals and results are entered by different hands, and the higher one is the newer. */
  running: Score | null;
  /** Somebody has entered how the match ended. */
  hasEnd: boolean;
  ending: 'regular' | 'extra-time' | 'penalties';
  shootOut: Score | null;
}

const isSame = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

// Nobody loses goals in extra time. Where an end that is not level stands twice, its goals tell whether any fell so late:
// nobody can delete what was entered by mistake.
function extraTimeOf(extra: Score | null, regular: Score | null, goals: readonly WireGoal[]): Score | null {
  if (extra === null || regular === null) return extra;
  if (restOf(extra, regular) === null) return null;
  if (isLevel(regular) || !isSame(extra, regular)) return extra;
  const isTold = isSame(scoreAfter(goals.at(-1)), extra);
  const isLate = goals.some(({ matchMinute, isOvertime }) => isOvertime === true || (matchMinute ?? 0) > 90);
  return isLate || !isTold ? extra : null;
}

/** Reads results in the order of their numbers (`resultOrderID`), and the scores that goals and kicks made, in order. */
export function readResults(results: readonly WireResult[], entered: readonly WireGoal[]): Results {
  const goals = entered.filter((goal) => !isKick(goal));
  const found = new Map<ResultKind, WireResult>();
  let unnamed: WireResult | undefined;
  for (const each of results.toSorted((one, other) => (one.resultOrderID ?? 0) - (other.resultOrderID ?? 0))) {
    const kind = kindOf(each);
    if (kind === undefined) unnamed = each;
    else found.set(kind, each);
  }
  const scoreIn = (result: WireResult | undefined): Score | null =>
    result === undefined ? null : { home: result.pointsTeam1, away: result.pointsTeam2 };
  const counted = scoreAfter(goals.at(-1));
  const end = scoreIn(found.get('end') ?? (found.has('half-time') ? unnamed : undefined));
  const regular = scoreIn(found.get('regular')) ?? end;
  const added = scoreIn(found.get('added-time'));
  const isExtra = added !== null && (found.has('penalties') || !isSame(added, regular));
  const late = scoreIn(found.get('extra-time')) ?? (isExtra ? added : null);
  const extra = extraTimeOf(late, regular, goals);
  const halfTime = scoreIn(found.get('half-time'));
  const kicked = scoreAfter(entered.findLast(isKick));
  const penalties = scoreIn(found.get('penalties')) ?? kicked;
  // Mostly a level match goes to a shoot-out: a result that is not level is of a second leg, or counts the shoot-out.
  const before = [extra, regular, counted].filter((each) => each !== null && !isSame(each, penalties));
  const play = before.find((each) => each !== null && isLevel(each)) ?? before[0] ?? null;
  // What was entered by mistake can't be deleted, so the end is entered once more in its place.
  const isMistake = isSame(penalties, regular) && [late, counted].some((each) => isSame(each, regular));
  if (penalties !== null && !isMistake) {
    const isTotal = !found.has('penalties') || /nach|after|n\.\s?e/i.test(found.get('penalties')?.resultName ?? '');
    const shootOut = shootOutOf(penalties, play, isTotal);
    return { halfTime, play, running: play, hasEnd: true, ending: 'penalties', shootOut };
  }
  const known = [counted, extra, end, regular, halfTime].filter((each) => each !== null);
  const running = known.toSorted((one, other) => other.home + other.away - one.home - one.away)[0] ?? null;
  const last = extra ?? end ?? regular;
  const ending = extra === null ? 'regular' : 'extra-time';
  // Matches are marked as finished before their end is entered: then the goals tell it, and the half-time never does.
  return { halfTime, play: last ?? counted, running, hasEnd: last !== null, ending, shootOut: null };
}
