import type { Sport } from '../../../../web/domain/sport.ts';
import type { Score } from '../story.ts';
import { type FairMarket, handicapText, twoWay } from './fair.ts';
import { GoalGrid } from './goalGrid.ts';
import type { MatchState } from './matchState.ts';

type PointsSport = Exclude<Sport, 'football'>;

/** Lines that are offered at a moment. */
export interface PointsBoard {
  readonly totals: readonly number[];
  readonly handicaps: readonly number[];
}

const LINE_STEP = { basketball: 4, handball: 2, 'ice-hockey': 1 } as const;
/** Standard deviations of the margin and of the total over a whole match. */
const SPREAD = { basketball: { margin: 12, total: 17 }, handball: { margin: 5.2, total: 6.2 } } as const;

function halfLine(value: number): number {
  return Math.floor(value) + 0.5;
}

export function pointsBoard(sport: PointsSport, { score, remaining }: MatchState): PointsBoard {
  const total = halfLine(score.home + score.away + remaining.home + remaining.away);
  const handicap = -halfLine(score.home - score.away + remaining.home - remaining.away);
  const around = (line: number) => [line - LINE_STEP[sport], line, line + LINE_STEP[sport]];
  return { totals: around(total).filter((line) => line > score.home + score.away), handicaps: around(handicap) };
}

/** The chance that a normally spread number exceeds zero (logistic approximation of the normal distribution). */
function chanceAbove(mean: number, spread: number): number {
  return 1 / (1 + Math.exp((-1.702 * mean) / spread));
}

interface Chances {
  readonly over: (line: number) => number;
  readonly covers: (handicap: number) => number;
}

function chancesOf(sport: PointsSport, { score, remaining, left }: MatchState): Chances {
  if (sport === 'ice-hockey') {
    const grid = new GoalGrid(score, remaining);
    return {
      over: (line) => grid.totalAbove(line),
      covers: (handicap) => grid.leadAbove(-handicap),
    };
  }
  const scale = Math.sqrt(Math.max(left, 0.01));
  const mean: Score = { home: score.home + remaining.home, away: score.away + remaining.away };
  const spread = SPREAD[sport];
  return {
    over: (line) => chanceAbove(mean.home + mean.away - line, spread.total * scale),
    covers: (handicap) => chanceAbove(mean.home - mean.away + handicap, spread.margin * scale),
  };
}

/** The markets of basketball, ice hockey and handball at a state of the match. */
export function pointsFair(sport: PointsSport, board: PointsBoard, state: MatchState): FairMarket[] {
  const { over, covers } = chancesOf(sport, state);
  const home = covers(-0.5);
  const away = 1 - covers(0.5);
  const draw = Math.max(0, 1 - home - away);
  const overtimeHome = home + away > 0 ? home / (home + away) : 0.5;
  const scope = sport === 'handball' ? 'ord' : 'ot';
  const threeWay: FairMarket = {
    type: '1x2',
    scope: 'ord',
    line: null,
    outcomes: [
      { subtype: '1', chance: home },
      { subtype: 'x', chance: draw },
      { subtype: '2', chance: away },
    ],
  };
  const moneyline = twoWay(
    { type: '12', scope: 'ot', line: null },
    ['1', '2'],
    home + draw * (0.5 + (overtimeHome - 0.5) * 0.5),
  );
  return [
    ...(sport === 'basketball' ? [] : [threeWay]),
    ...(sport === 'handball' ? [] : [moneyline]),
    ...board.totals.map((line) => twoWay({ type: 'ou', scope, line: String(line) }, ['over', 'under'], over(line))),
    ...board.handicaps.map((line) => twoWay({ type: 'ah', scope, line: handicapText(line) }, ['1', '2'], covers(line))),
  ];
}
