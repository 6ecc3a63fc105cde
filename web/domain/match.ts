import type { ListedGoal, Match, MatchState, Score, Side, Team } from './matchSchemas.ts';

export type * from './matchSchemas.ts';

export type MatchPhase = 'upcoming' | 'live' | 'running' | 'finished' | 'off';

/** Kinds of a match that is not played as planned. */
export const OFF_KINDS = ['postponed', 'cancelled', 'abandoned', 'to-finish'] as const;

/** The phase of each kind of state, and whether the state shows the time of the kick-off. */
const KINDS: Readonly<Record<MatchState['kind'], readonly [phase: MatchPhase, showsKickOff: boolean]>> = {
  'not-started': ['upcoming', true],
  delayed: ['upcoming', true],
  postponed: ['off', true],
  unreported: ['off', true],
  cancelled: ['off', true],
  abandoned: ['off', true],
  'to-finish': ['off', false],
  playing: ['live', false],
  'half-time': ['live', false],
  'awaiting-info': ['live', false],
  finished: ['finished', false],
  other: ['running', false],
};

/** Whether a state shows the kick-off time. */
export const showsKickOff = ({ kind }: MatchState) => KINDS[kind][1];

/** Whether a match is still to be played. */
export const isFixture = ({ state: { kind } }: Pick<Match, 'state'>) =>
  KINDS[kind][0] === 'upcoming' || kind === 'postponed';

/** An unknown status is over if it begins with one of these words: `Finished AGG`. */
const OVER = /^(finished|ended|final|full[- ]?time)\b/i;

/**
 * The phase of a match. `live` is 1st half, 2nd half, half-time and awaiting info (spec section 4), and the similar
 * periods of other sports. `running` is in play but not live: extra time or a shoot-out in football, an unknown status.
 * `off` is postponed, cancelled, abandoned, to be finished on another day, unreported, or without news for hours.
 */
export function phaseOf({ state, sport }: Pick<Match, 'state' | 'sport'>): MatchPhase {
  if (state.kind === 'playing') {
    const isExtra = state.period.startsWith('extra-time') || (sport === 'football' && state.period === 'penalties');
    return isExtra ? 'running' : 'live';
  }
  if (state.kind === 'awaiting-info' && state.since !== undefined) return 'off';
  return state.kind === 'other' && OVER.test(state.text) ? 'finished' : KINDS[state.kind][0];
}

/** Whether a match is between kick-off and full time, including extra time, shoot-outs and interruptions. */
export function isUnderWay(match: Pick<Match, 'state' | 'sport'>): boolean {
  const phase = phaseOf(match);
  return phase === 'live' || phase === 'running';
}

/** The score of a shoot-out, in play or over; null when there is none. */
export function shootOutOf(state: MatchState): Score | null {
  return ('shootOut' in state && state.shootOut) || null;
}

const NO_GOALS: readonly ListedGoal[] = [];

/** The listed goals of a running match, in the order of the clock. */
export function goalsOf(state: MatchState): readonly ListedGoal[] {
  return ('goals' in state && state.goals) || NO_GOALS;
}

/** The score to show; null if it is unknown or the spec shows two dashes (Not started, Postponed). */
export function scoreOf(state: MatchState): Score | null {
  return 'score' in state ? state.score : null;
}

/** A match’s score with this team as `home`. */
function scoreFor(match: Match, team: Team): Score | null {
  const score = scoreOf(match.state);
  if (score === null || match.home?.id === team.id) return score;
  return { home: score.away, away: score.home };
}

/** The goals of several matches of a team, with the team as `home`; null while a score is unknown. */
export function sumOf(matches: readonly Match[], team: Team): Score | null {
  let sum = { home: 0, away: 0 };
  for (const match of matches) {
    const score = scoreFor(match, team);
    if (score === null) return null;
    sum = { home: sum.home + score.home, away: sum.away + score.away };
  }
  return sum;
}

/** The score of each half, quarter or period; empty in football and without details. */
export function periodsOf(state: MatchState): readonly Score[] {
  return ('periods' in state && state.periods) || [];
}

/** The leader or winner. A decision overrules a shoot-out, which overrules the goals. */
export function leaderOf(state: MatchState): Side | null {
  const [shootOut, winner] = state.kind === 'finished' ? [state.shootOut, state.winner] : [];
  const decisive = shootOut ?? scoreOf(state);
  if (winner !== undefined || decisive === null || decisive.home === decisive.away) return winner ?? null;
  return decisive.home > decisive.away ? 'home' : 'away';
}
