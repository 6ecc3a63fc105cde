import type { Sport } from '../../../web/domain/sport.ts';
import type { Random } from './seed.ts';

/** How a sport that is played in periods runs on a real clock, and how its score grows. */
export interface PeriodSport {
  readonly periods: readonly { readonly name: string; readonly status: string }[];
  /** Real minutes of one period, stoppages included. */
  readonly length: readonly [number, number];
  /** Real minutes of the break after each period. */
  readonly breaks: readonly (readonly [number, number])[];
  /** The period after which the feed says Halftime. */
  readonly halftimeAfter: number;
  /** What one score is worth. */
  worth(random: Random): number;
  readonly overtime: { readonly minutes: readonly [number, number]; readonly share: number } | null;
  /** Overtime ends with its first goal, and a shoot-out follows one without any. */
  readonly suddenDeath: boolean;
  /** Goals are told one by one, with their scorers. */
  readonly tellsGoals: boolean;
}

function basket(random: Random): number {
  const dice = random.next();
  return dice < 0.22 ? 1 : dice < 0.72 ? 2 : 3;
}

export const PERIOD_SPORTS: Readonly<Record<Exclude<Sport, 'football'>, PeriodSport>> = {
  basketball: {
    periods: ['1st quarter', '2nd quarter', '3rd quarter', '4th quarter'].map((name) => ({ name, status: name })),
    length: [21, 26],
    breaks: [
      [2, 3],
      [15, 16],
      [2, 3],
    ],
    halftimeAfter: 1,
    worth: basket,
    overtime: { minutes: [10, 14], share: 0.12 },
    suddenDeath: false,
    tellsGoals: false,
  },
  'ice-hockey': {
    periods: ['1st period', '2nd period', '3rd period'].map((name) => ({ name, status: name })),
    length: [34, 41],
    breaks: [
      [16, 18],
      [16, 18],
    ],
    halftimeAfter: -1,
    worth: () => 1,
    overtime: { minutes: [6, 9], share: 0.09 },
    suddenDeath: true,
    tellsGoals: true,
  },
  handball: {
    periods: ['1st half', '2nd half'].map((name) => ({ name, status: name })),
    length: [36, 41],
    breaks: [[14, 16]],
    halftimeAfter: 0,
    worth: () => 1,
    overtime: null,
    suddenDeath: false,
    tellsGoals: false,
  },
};
