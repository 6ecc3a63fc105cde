import type { Score } from '../story.ts';
import { type FairMarket, handicapText, twoWay } from './fair.ts';
import { GoalGrid } from './goalGrid.ts';
import type { MatchState } from './matchState.ts';

const RESULTS = ['1', 'x', '2'] as const;
const ON = { scope: 'ord', line: null } as const;

type Result = (typeof RESULTS)[number];

/** What is offered at a moment: lines and scores that are still open. */
export interface FootballBoard {
  readonly totals: readonly number[];
  readonly handicaps: readonly number[];
  readonly scores: readonly Score[];
  readonly halfTimeOpen: boolean;
}

export function footballBoard(state: MatchState): FootballBoard {
  const goals = state.score.home + state.score.away;
  const margin = state.score.home - state.score.away + state.remaining.home - state.remaining.away;
  const main = -(Math.round(margin - 0.5) + 0.5);
  const lines = [1.5, 2.5, 3.5].map((line) => line + Math.max(0, goals - 1));
  return {
    totals: goals >= 2 ? lines : [1.5, 2.5, 3.5].filter((line) => line > goals),
    handicaps: [main - 1, main, main + 1],
    scores: new GoalGrid(state.score, state.remaining).likeliest(14),
    halfTimeOpen: state.firstHalfLeft > 0,
  };
}

const MARGINS = Array.from({ length: 17 }, (_, index) => index - 8);

function winnerBy(margin: number): Result {
  return margin > 0 ? '1' : margin < 0 ? '2' : 'x';
}

function halfTimeFullTime(state: MatchState): FairMarket {
  const secondHalfShare = 0.54 / state.left;
  const part = ({ home, away }: Score, share: number) => ({ home: home * share, away: away * share });
  const atHalf = new GoalGrid(state.score, part(state.remaining, 1 - secondHalfShare));
  const second = new GoalGrid({ home: 0, away: 0 }, part(state.remaining, secondHalfShare));
  const later = MARGINS.map((margin) => second.leadIs(margin));
  const chances = new Map<string, number>();
  for (const lead of MARGINS) {
    const chance = atHalf.leadIs(lead);
    for (const [index, margin] of MARGINS.entries()) {
      const key = `${winnerBy(lead)}/${winnerBy(lead + margin)}`;
      chances.set(key, (chances.get(key) ?? 0) + chance * (later[index] ?? 0));
    }
  }
  const outcomes = RESULTS.flatMap((half) =>
    RESULTS.map((full) => ({ subtype: `${half}/${full}`, chance: chances.get(`${half}/${full}`) ?? 0 })),
  );
  return { type: 'htft', ...ON, outcomes };
}

/** The football markets of a board, fairly priced at a state of the match. */
export function footballFair(board: FootballBoard, state: MatchState): FairMarket[] {
  const grid = new GoalGrid(state.score, state.remaining);
  const draw = grid.leadIs(0);
  const home = grid.leadAbove(0);
  const away = Math.max(0, 1 - home - draw);
  return [
    {
      type: '1x2',
      ...ON,
      outcomes: [
        { subtype: '1', chance: home },
        { subtype: 'x', chance: draw },
        { subtype: '2', chance: away },
      ],
    },
    {
      type: 'dc',
      ...ON,
      outcomes: [
        { subtype: '1x', chance: home + draw },
        { subtype: '12', chance: home + away },
        { subtype: 'x2', chance: draw + away },
      ],
    },
    ...board.totals.map((line) =>
      twoWay({ type: 'ou', scope: 'ord', line: String(line) }, ['over', 'under'], grid.totalAbove(line)),
    ),
    ...board.handicaps.map((line) =>
      twoWay({ type: 'ah', scope: 'ord', line: handicapText(line) }, ['1', '2'], grid.leadAbove(-line)),
    ),
    twoWay({ type: 'bts', ...ON }, ['yes', 'no'], grid.bothScore()),
    {
      type: 'cs',
      ...ON,
      outcomes: board.scores.map((score) => ({
        subtype: `${score.home}-${score.away}`,
        chance: grid.endsAt(score),
      })),
    },
    ...(board.halfTimeOpen && state.firstHalfLeft > 0 ? [halfTimeFullTime(state)] : []),
  ];
}
