import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import type { MatchState } from '../../../web/domain/match.ts';
import { matchInWords } from '../../../web/format/matchInWords.ts';
import { matchOf } from '../../support/matchOf.ts';

const score = { home: 2, away: 1 };
const level = { home: 1, away: 1 };
const finished = { kind: 'finished', ending: 'regular', score, shootOut: null } as const;

describe('match in title words', () => {
  it.each<[string, MatchState, string, string]>([
    ['is both names before it', { kind: 'not-started' }, 'Arsenal v Chelsea', 'Arsenal – Chelsea'],
    [
      'is both names while it runs: the score would be old',
      { kind: 'playing', period: 'first-half', startedAt: null, score },
      'Arsenal v Chelsea',
      'Arsenal – Chelsea',
    ],
    ['has the final score', finished, 'Arsenal 2–1 Chelsea', 'Arsenal – Chelsea 2–1'],
    ['invents no score', { ...finished, score: null }, 'Arsenal v Chelsea', 'Arsenal – Chelsea'],
    [
      'says that it took extra time',
      { ...finished, ending: 'extra-time' },
      'Arsenal 2–1 Chelsea (after extra time)',
      'Arsenal – Chelsea 2–1 (na verlenging)',
    ],
    [
      'tells a shoot-out',
      { ...finished, ending: 'penalties', score: level, shootOut: { home: 4, away: 5 } },
      'Arsenal 1–1 Chelsea (4–5 on penalties)',
      'Arsenal – Chelsea 1–1 (4–5 na strafschoppen)',
    ],
    [
      'names the winner of an awarded match',
      { ...finished, ending: 'awarded', score: null, winner: 'away' },
      'Arsenal v Chelsea (awarded to Chelsea)',
      'Arsenal – Chelsea (reglementaire zege voor Chelsea)',
    ],
    [
      'says that it is postponed',
      { kind: 'postponed' },
      'Arsenal v Chelsea (postponed)',
      'Arsenal – Chelsea (uitgesteld)',
    ],
    [
      'says that it was abandoned, without the score of that moment',
      { kind: 'abandoned', score },
      'Arsenal v Chelsea (abandoned)',
      'Arsenal – Chelsea (gestaakt)',
    ],
  ])('the title of a match %s', (_, state, english, dutch) => {
    const match = matchOf({ state });
    expect(matchInWords(match, translator('en'))).toBe(english);
    expect(matchInWords(match, translator('nl'))).toBe(dutch);
  });
});
