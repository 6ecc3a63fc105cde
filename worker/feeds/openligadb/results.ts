import type { Score } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import { isKick, isLevel, isShootOut, restOf, shootOutFrom } from '../normalize/shootOut.ts';
import type { WireGoal, WireResult } from './wire.ts';

/** The kind of an entry in `matchResults`. */
type ResultKind = 'half-time' | 'regular' | 'end' | 'extra-time' | 'added-time' | 'penalties';

const BY_KIND: Readonly<Record<string, ResultKind>> = {
  HalfTime: 'half-time',
  After90Minutes: 'end',
  AfterExtraTime: 'extra-time',
  AfterPenalties: 'penalties',
};

// Users name the results of a league, mostly in German; the first match counts.
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
  // The name comes before the type id: `Endergebnis` beside a result "nach 90 Minuten" is the result of the whole
  // match.
  return kind ?? BY_NAME.find(([name]) => name.test(resultName ?? ''))?.[1] ?? BY_TYPE[resultTypeID ?? 0];
}

const scoreAfter = (goal: WireGoal | undefined): Score | null =>
  goal === undefined ? null : { home: goal.scoreTeam1, away: goal.scoreTeam2 };

/**
 * The score of a shoot-out alone. German results "nach Elfmeterschießen" include the goals of play, but leagues
 * differ. If both readings are possible, the result’s name decides.
 */
function shootOutOf(total: Score, play: Score | null, isTotal: boolean): Score | null {
  const { shootOut } = shootOutFrom({ plays: [play], total, own: isTotal ? null : total, winner: null });
  return shootOut ?? (isShootOut(total) ? total : null);
}

/** The results of a match. Unknown scores are null, never zero. */
export interface Results {
  halfTime: Score | null;
  /** The score after 90 minutes. */
  regular: Score | null;
  /** The final score without a shoot-out. */
  play: Score | null;
  /** The current score. Users enter goals and results separately, and the higher score is newer. */
  running: Score | null;
  /** Whether users have entered a final result. */
  hasEnd: boolean;
  ending: 'regular' | 'extra-time' | 'penalties';
  shootOut: Score | null;
}

const sumOf = (score: Score | null) => (score === null ? 0 : score.home + score.away);

const isSame = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

// A score cannot fall in extra time. If the same decided result was entered twice, the goals show whether there was
// extra time, because users cannot delete a wrong entry.
function extraTimeOf(extra: Score | null, regular: Score | null, goals: readonly WireGoal[]): Score | null {
  if (extra === null || regular === null) return extra;
  if (restOf(extra, regular) === null) return null;
  if (isLevel(regular) || !isSame(extra, regular)) return extra;
  const isListed = isSame(scoreAfter(goals.at(-1)), extra);
  const isLate = goals.some(({ matchMinute, isOvertime }) => isOvertime === true || (matchMinute ?? 0) > 90);
  return isLate || !isListed ? extra : null;
}

/** Fewer penalties in a row may be those of play. */
const MIN_KICKS = 3;

/**
 * Names the kicks of a shoot-out, which users may enter as penalties: the last goals of a match that was level. Without a
 * result of a shoot-out, their minutes must tell: those of its end, or their own numbers.
 */
export function withNamedKicks(goals: readonly WireGoal[], results: readonly WireResult[]): WireGoal[] {
  const first = goals.findLastIndex(({ isPenalty }) => isPenalty !== true) + 1;
  const [last, kicks] = [goals[first - 1], goals.slice(first)];
  const before = scoreAfter(last);
  const isNoMinuteOfPlay = ({ matchMinute }: WireGoal) =>
    matchMinute !== null && (matchMinute >= 120 || matchMinute < (last?.matchMinute ?? 0));
  const isShootOut = results.some((each) => kindOf(each) === 'penalties') || kicks.every(isNoMinuteOfPlay);
  const isDecided = kicks.length >= MIN_KICKS && (before === null || isLevel(before)) && isShootOut;
  return goals.map((goal, at) => (isDecided && at >= first ? { ...goal, comment: 'Elfmeterschießen' } : goal));
}

/** Combines results, in the order of `resultOrderID`, with the scores after goals and kicks. */
export function parseResults(results: readonly WireResult[], entries: readonly WireGoal[]): Results {
  const goals = entries.filter(({ comment }) => !isKick(comment));
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
  const kicks = entries.filter(({ comment }) => isKick(comment));
  const kicked = scoreAfter(kicks.at(-1));
  const penalties = scoreIn(found.get('penalties')) ?? kicked;
  // A shoot-out usually follows a level score. Another score is from a second leg, or includes the shoot-out.
  const before = [extra, regular, counted].filter((each) => each !== null && !isSame(each, penalties));
  const play = before.find((each) => each !== null && isLevel(each)) ?? before[0] ?? null;
  // A wrong shoot-out entry cannot be deleted, so users overwrite it with the final result.
  const isMistake = isSame(penalties, regular) && [late, counted].some((each) => isSame(each, regular));
  if (penalties !== null && !isMistake) {
    const isCountedOn = isSame(penalties, kicked) && sumOf(kicked) === sumOf(play) + kicks.length;
    const isNamed = /nach|after|n\.\s?e/i.test(found.get('penalties')?.resultName ?? '');
    const isTotal = !found.has('penalties') || isNamed || isCountedOn;
    const shootOut = shootOutOf(penalties, play, isTotal);
    return { halfTime, regular, play, running: play, hasEnd: true, ending: 'penalties', shootOut };
  }
  const known = [counted, extra, end, regular, halfTime].filter((each) => each !== null);
  const running = known.toSorted((one, other) => sumOf(other) - sumOf(one))[0] ?? null;
  const last = extra ?? end ?? regular;
  const ending = extra === null ? 'regular' : 'extra-time';
  // A match may be marked finished before its final result. Then the last goal gives the score, but never the half-time
  // result.
  return { halfTime, regular, play: last ?? counted, running, hasEnd: last !== null, ending, shootOut: null };
}
