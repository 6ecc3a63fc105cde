import type { Ending, Match, MatchState, Period } from '../../web/domain/match.ts';
import { ENDINGS, PERIODS } from '../../web/domain/matchKinds.ts';
import type { ResultPrices } from '../../web/domain/odds.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { matchOf, teamOf } from '../support/matchOf.ts';

/** The gallery's clock is stopped at this instant. */
export const GALLERY_NOW = Date.parse('2026-11-21T15:40:00Z');

const MINUTE = 60_000;

/** A named match of the gallery. */
export interface Tile {
  name: string;
  match: Match;
  /** Undefined for a match without prices. */
  prices: ResultPrices | undefined;
}

const SPORT_OF: Record<Period, Sport> = {
  'first-half': 'football',
  'second-half': 'football',
  'extra-time-first-half': 'football',
  'extra-time-second-half': 'football',
  'first-quarter': 'basketball',
  'second-quarter': 'basketball',
  'third-quarter': 'basketball',
  'fourth-quarter': 'basketball',
  'first-period': 'ice-hockey',
  'second-period': 'ice-hockey',
  'third-period': 'ice-hockey',
  overtime: 'ice-hockey',
  penalties: 'football',
};

const SCORE = { home: 2, away: 1 };

/** Minutes since the period of a match in play began, so that the longest minutes show: `45+2'`, `90+`. */
const SINCE: Partial<Record<Period, number>> = { 'first-half': 44, 'second-half': 47, 'extra-time-first-half': 12 };

const playing = (period: Period): MatchState => ({
  kind: 'playing',
  period,
  startedAt: GALLERY_NOW - (SINCE[period] ?? 7) * MINUTE,
  score: SPORT_OF[period] === 'basketball' ? { home: 101, away: 99 } : SCORE,
  ...(period === 'penalties' ? { shootOut: { home: 4, away: 3 } } : {}),
});

const finished = (ending: Ending): MatchState => ({
  kind: 'finished',
  ending,
  score: ending === 'penalties' ? { home: 1, away: 1 } : SCORE,
  shootOut: ending === 'penalties' ? { home: 5, away: 4 } : null,
  ...(ending === 'awarded' ? { winner: 'home' as const } : {}),
});

/** A status that the site has no short word for. A narrow row may cut it. */
export const UNKNOWN_STATUS = 'unknown status';

/** Every state of a match by its kind. The type requires a new kind to be added here. */
const STATES: Record<MatchState['kind'], readonly (readonly [string, MatchState, Sport])[]> = {
  'not-started': [
    ['not started', { kind: 'not-started' }, 'football'],
    ['not started, a sport without draws', { kind: 'not-started' }, 'ice-hockey'],
  ],
  postponed: [['postponed', { kind: 'postponed' }, 'football']],
  unreported: [['unreported', { kind: 'unreported' }, 'football']],
  delayed: [['delayed', { kind: 'delayed', score: null }, 'football']],
  cancelled: [['cancelled', { kind: 'cancelled', score: null }, 'football']],
  abandoned: [['abandoned', { kind: 'abandoned', score: SCORE }, 'football']],
  'awaiting-info': [
    ['awaiting info', { kind: 'awaiting-info', score: SCORE }, 'football'],
    ['without news for hours', { kind: 'awaiting-info', score: SCORE, since: GALLERY_NOW }, 'football'],
  ],
  playing: PERIODS.map((period) => [period, playing(period), SPORT_OF[period]] as const),
  'half-time': [['half-time', { kind: 'half-time', score: SCORE }, 'football']],
  'to-finish': [['to be finished', { kind: 'to-finish', score: SCORE }, 'football']],
  finished: ENDINGS.map(
    (ending) => [`finished: ${ending}`, finished(ending), ending === 'overtime' ? 'ice-hockey' : 'football'] as const,
  ),
  other: [[UNKNOWN_STATUS, { kind: 'other', text: 'Interrupted', score: SCORE }, 'football']],
};

const price = (decimal: number) => ({ decimal, provider: 'bwin', operator: 'bwin' });

/** From the shortest odds to the longest. */
const PRICES: ResultPrices = { home: price(1.002), draw: price(13.67), away: price(1001), at: GALLERY_NOW };

const LONG = {
  home: { ...teamOf('3', 'Borussia Mönchengladbach'), short: 'Mönchengladbach' },
  away: { ...teamOf('4', 'Wolverhampton Wanderers'), short: 'Wolverhampton' },
  redCards: { home: 2, away: 1 },
  correctedAt: '62',
};

const ARABIC = { home: teamOf('5', 'الهلال السعودي'), away: teamOf('6', 'نادي النصر (الرياض)') };

/** A tile for every state of a match, and for the names and prices that take the most room. */
export function galleryTiles(): Tile[] {
  const states = Object.values(STATES)
    .flat()
    .map(([name, state, sport]) => ({ name, match: matchOf({ sport, state }) }));
  const names: { name: string; match: Match }[] = [
    { name: 'long names and red cards', match: matchOf({ ...LONG, state: playing('second-half') }) },
    { name: 'names from right to left', match: matchOf({ ...ARABIC, state: playing('first-half') }) },
    { name: 'not started, unknown kick-off time', match: matchOf({ untimed: true }) },
    { name: 'undecided teams', match: matchOf({ home: null, away: null }) },
  ];
  return [...states, ...names].map((tile, index) => ({
    ...tile,
    match: { ...tile.match, id: `g${index}`, kickOff: GALLERY_NOW - 45 * MINUTE },
    prices: PRICES,
  }));
}
