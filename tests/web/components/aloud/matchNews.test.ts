import { describe, expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import { matchNews } from '../../../../web/components/aloud/matchNews.ts';
import type { Match, MatchState } from '../../../../web/domain/match.ts';
import type { Sport } from '../../../../web/domain/sport.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

type Playing = MatchState & { kind: 'playing' };

const NONE = { home: 0, away: 0 };
const DRAW = { home: 1, away: 1 };

const playing = (home: number, away: number, more: Partial<Playing> = {}): Playing => {
  return { kind: 'playing', period: 'first-half', startedAt: null, score: { home, away }, ...more };
};

const finished = (ending: 'regular' | 'extra-time' | 'penalties', shootOut: typeof DRAW | null): MatchState => {
  return { kind: 'finished', ending, score: DRAW, shootOut };
};

const atBreak = (home: number, away: number): MatchState => ({ kind: 'half-time', score: { home, away } });

const news = (from: Partial<Match>, to: Partial<Match>, language: 'en' | 'nl' = 'en', sport: Sport = 'football') => {
  const match = { ...matchFrom({}), sport };
  return matchNews({ ...match, ...from }, { ...match, ...to }, translator(language)).map(({ text }) => text);
};

const saka = { side: 'home', minute: 20, scorer: 'Saka' } as const;
const shootOut = (home: number, away: number) => ({ period: 'penalties', shootOut: { home, away } }) as const;

const abandoned: MatchState = { kind: 'abandoned', score: NONE };

const CASES: [what: string, from: MatchState, to: MatchState, en: string[], nl: string[]][] = [
  ['a goal', playing(0, 0), playing(1, 0), ['Goal for Ajax: Ajax 1, PSV 0'], ['Doelpunt voor Ajax: Ajax 1, PSV 0']],
  [
    'a goal with its scorer',
    playing(0, 0),
    playing(1, 0, { goals: [saka] }),
    ['Goal for Ajax, Saka: Ajax 1, PSV 0'],
    ['Doelpunt voor Ajax, Saka: Ajax 1, PSV 0'],
  ],
  [
    'an own goal, which counts for the other side and has no scorer',
    playing(0, 0),
    playing(0, 1, { goals: [{ side: 'away', minute: 9 }] }),
    ['Goal for PSV: Ajax 0, PSV 1'],
    ['Doelpunt voor PSV: Ajax 0, PSV 1'],
  ],
  [
    'a goal in the first seconds',
    { kind: 'not-started' },
    playing(1, 0),
    ['Goal for Ajax: Ajax 1, PSV 0'],
    ['Doelpunt voor Ajax: Ajax 1, PSV 0'],
  ],
  [
    'the end of a match that is not played to its end',
    playing(0, 0),
    abandoned,
    ['Abandoned: Ajax 0, PSV 0'],
    ['Gestaakt: Ajax 0, PSV 0'],
  ],
  ['an end that was told before', abandoned, abandoned, [], []],
  [
    'a match that is postponed before its kick-off',
    { kind: 'not-started' },
    { kind: 'postponed' },
    ['Postponed: Ajax versus PSV'],
    ['Uitgesteld: Ajax tegen PSV'],
  ],
  [
    'a match that is cancelled before its kick-off',
    { kind: 'not-started' },
    { kind: 'cancelled', score: null },
    ['Cancelled: Ajax versus PSV'],
    ['Afgelast: Ajax tegen PSV'],
  ],
  ['half-time of a match without a score', playing(0, 0), { kind: 'half-time', score: null }, [], []],
  [
    'a disallowed goal',
    playing(2, 1),
    playing(1, 1),
    ['Ajax goal disallowed: Ajax 1, PSV 1'],
    ['Doelpunt van Ajax afgekeurd: Ajax 1, PSV 1'],
  ],
  [
    'both sides at once',
    playing(0, 1),
    playing(1, 0),
    ['Score corrected: Ajax 1, PSV 0'],
    ['Score gecorrigeerd: Ajax 1, PSV 0'],
  ],
  ['half-time', playing(1, 0), atBreak(1, 0), ['Half-time: Ajax 1, PSV 0'], ['Rust: Ajax 1, PSV 0']],
  [
    'a late goal at half-time',
    atBreak(1, 0),
    atBreak(2, 0),
    ['Goal for Ajax: Ajax 2, PSV 0'],
    ['Doelpunt voor Ajax: Ajax 2, PSV 0'],
  ],
  ['the second half', atBreak(1, 0), playing(1, 0, { period: 'second-half' }), [], []],
  [
    'full-time with a late goal',
    playing(1, 0),
    finished('regular', null),
    ['Full-time: Ajax 1, PSV 1'],
    ['Afgelopen: Ajax 1, PSV 1'],
  ],
  [
    'extra time',
    playing(1, 1, { period: 'second-half' }),
    playing(1, 1, { period: 'extra-time-first-half' }),
    ['Extra time, 1st half: Ajax 1, PSV 1'],
    ['Verlenging, 1e helft: Ajax 1, PSV 1'],
  ],
  [
    'a penalty of a shoot-out',
    playing(1, 1, shootOut(2, 2)),
    playing(1, 1, shootOut(3, 2)),
    ['Penalties: Ajax 3, PSV 2'],
    ['Strafschoppen: Ajax 3, PSV 2'],
  ],
  [
    'the end of a shoot-out',
    playing(1, 1, shootOut(3, 2)),
    finished('penalties', { home: 3, away: 4 }),
    ['Full-time: Ajax 1, PSV 1, PSV won on penalties'],
    ['Afgelopen: Ajax 1, PSV 1, PSV wint na strafschoppen'],
  ],
  ['the clock', playing(1, 0), playing(1, 0, { startedAt: 5 }), [], []],
];

describe('news of a match', () => {
  it.each(CASES)('%s is told in one sentence', (_, from, to, en, nl) => {
    expect(news({ state: from }, { state: to })).toEqual(en);
    expect(news({ state: from }, { state: to }, 'nl')).toEqual(nl);
  });

  it('a sending-off and its reversal are news beside a goal', () => {
    const state = playing(1, 0);
    const off = { state, redCards: { home: 0, away: 1 } };
    expect(news({ state: playing(0, 0) }, off)).toEqual(['Red card for PSV', 'Goal for Ajax: Ajax 1, PSV 0']);
    expect(news(off, { state, redCards: NONE }, 'nl')).toEqual(['Rode kaart voor PSV ingetrokken']);
  });

  it.each([
    ['basketball', 'fourth-quarter', [], ['4th quarter: Ajax 62, PSV 60']],
    ['handball', 'second-half', [], ['2nd half: Ajax 62, PSV 60']],
    ['ice-hockey', 'third-period', ['Goal for Ajax: Ajax 62, PSV 60'], ['3rd period: Ajax 62, PSV 60']],
  ] as const)('%s tells each period, and a goal only where goals are rare', (sport, period, goal, next) => {
    const [before, after] = [{ state: playing(61, 60) }, { state: playing(62, 60) }];
    expect(news(before, after, 'en', sport)).toEqual(goal);
    expect(news(before, { state: playing(62, 60, { period }) }, 'en', sport)).toEqual(next);
  });

  it.each([
    ['a goal at the break', playing(0, 0), atBreak(1, 0), false],
    ['a goal at the end', playing(1, 0), finished('regular', null), false],
    ['a break', playing(1, 0), atBreak(1, 0), true],
  ])('%s is told in lists of any matches unless it is a stage only', (_, from, to, isStage) => {
    const match = matchFrom({});
    const told = matchNews({ ...match, state: from }, { ...match, state: to }, translator('en'));
    expect(told).toMatchObject([{ isStage }]);
  });

  it('a hidden match tells nothing', () => {
    const hidden = { concealed: true } as const;
    expect(news({ state: playing(0, 0) }, { state: finished('regular', null), ...hidden })).toEqual([]);
    expect(news({ state: playing(0, 0), ...hidden }, { state: atBreak(2, 0) })).toEqual([]);
  });
});
