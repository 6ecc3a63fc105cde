import type { Score } from '../../../web/domain/match.ts';
import type { WireGoal, WireResult } from './wire.ts';

/** What a result of `matchResults` is of. */
type ResultKind = 'half-time' | 'regular' | 'end' | 'extra-time' | 'added-time' | 'penalties';

const BY_KIND: Readonly<Record<string, ResultKind>> = {
  HalfTime: 'half-time',
  After90Minutes: 'end',
  AfterExtraTime: 'extra-time',
  AfterPenalties: 'penalties',
};

// Whoever runs a league names its results; the first that fits.
const BY_NAME: readonly (readonly [RegExp, ResultKind])[] = [
  [/elfmeter|11m/i, 'penalties'],
  [/verl(ä|ae)ngerung/i, 'extra-time'],
  [/nachspielzeit/i, 'added-time'],
  [/halbzeit/i, 'half-time'],
  [/90 min/i, 'regular'],
  [/end/i, 'end'],
];

const BY_TYPE: Readonly<Record<number, ResultKind>> = { 1: 'half-time', 2: 'end', 4: 'extra-time', 5: 'penalties' };

function kindOf({ resultTypeKind, resultName, resultTypeID }: WireResult): ResultKind | undefined {
  const kind = resultTypeKind !== null && Object.hasOwn(BY_KIND, resultTypeKind) ? BY_KIND[resultTypeKind] : undefined;
  // `Endergebnis` beside a result "nach 90 Minuten" is of the whole match, so the name is asked before the number.
  return kind ?? BY_NAME.find(([name]) => name.test(resultName ?? ''))?.[1] ?? BY_TYPE[resultTypeID ?? 0];
}

/** Whether a shoot-out can end so: decided as soon as the other side can't draw level any more. */
function isShootOut({ home, away }: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most > 5) return most - least === 1;
  return most > least && !(most === 5 && least < 3) && !(most === 4 && least === 0);
}

/**
 * The shoot-out alone. "Nach Elfmeterschießen" counts the goals before it in German custom, but leagues differ: where
 * only one reading is a possible shoot-out it is that one, else the result's name decides.
 */
function shootOutOf(result: WireResult, play: Score | null): Score | null {
  const total = { home: result.pointsTeam1, away: result.pointsTeam2 };
  const rest = play === null ? null : { home: total.home - play.home, away: total.away - play.away };
  const canBeRest = rest !== null && rest.home >= 0 && rest.away >= 0 && isShootOut(rest);
  if (!isShootOut(total)) return canBeRest ? rest : null;
  return canBeRest && /nach|n\.\s?e/i.test(result.resultName ?? '') ? rest : total;
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

const isLevel = ({ home, away }: Score) => home === away;

/** Reads results in the order of their numbers (`resultOrderID`), and the score that the last goal made. */
export function readResults(results: readonly WireResult[], goals: readonly WireGoal[]): Results {
  const found = new Map<ResultKind, WireResult>();
  for (const each of results.toSorted((one, other) => (one.resultOrderID ?? 0) - (other.resultOrderID ?? 0))) {
    const kind = kindOf(each);
    if (kind !== undefined) found.set(kind, each);
  }
  const scoreOf = (kind: ResultKind): Score | null => {
    const result = found.get(kind);
    return result === undefined ? null : { home: result.pointsTeam1, away: result.pointsTeam2 };
  };
  const last = goals.at(-1);
  const counted = last === undefined ? null : { home: last.scoreTeam1, away: last.scoreTeam2 };
  const end = scoreOf('end');
  const regular = scoreOf('regular') ?? end;
  const penalties = found.get('penalties');
  const added = scoreOf('added-time');
  const isExtra =
    added !== null && (penalties !== undefined || added.home !== regular?.home || added.away !== regular?.away);
  const extra = scoreOf('extra-time') ?? (isExtra ? added : null);
  const halfTime = scoreOf('half-time');
  const known = [counted, extra, end, regular, halfTime].filter((each) => each !== null);
  const running = known.toSorted((one, other) => other.home + other.away - one.home - one.away)[0] ?? null;
  if (penalties !== undefined) {
    // Only a level match goes to a shoot-out: a result that is not level counts it.
    const play = [extra, regular, counted].find((each) => each !== null && isLevel(each)) ?? null;
    return { halfTime, play, running: play, hasEnd: true, ending: 'penalties', shootOut: shootOutOf(penalties, play) };
  }
  const play = extra ?? end ?? regular;
  const ending = extra === null ? 'regular' : 'extra-time';
  return { halfTime, play: play ?? counted ?? halfTime, running, hasEnd: play !== null, ending, shootOut: null };
}
