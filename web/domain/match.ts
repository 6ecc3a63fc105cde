import * as v from 'valibot';
import { competitionSchema } from './competition.ts';
import { namedEntries } from './named.ts';
import { SPORTS } from './sport.ts';

export const SIDES = ['home', 'away'] as const;

export type Side = (typeof SIDES)[number];

export const CREST_PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'quarters', 'chevron', 'band'] as const;

export type CrestPattern = (typeof CREST_PATTERNS)[number];

export const crestSchema = v.object({ main: v.string(), second: v.string(), pattern: v.picklist(CREST_PATTERNS) });

/** Draws a team’s crest if the feed has no logo: two colours (`#rrggbb`) and a pattern. */
export type Crest = v.InferOutput<typeof crestSchema>;

export const teamSchema = v.object({
  id: v.string(),
  ...namedEntries,
  short: v.optional(v.string()),
  /** Absolute URL of the feed’s own logo; null when there is none. */
  logo: v.nullable(v.string()),
  crest: crestSchema,
});

export type Team = v.InferOutput<typeof teamSchema>;

export const scoreSchema = v.object({ home: v.number(), away: v.number() });

/** Goals or points of both sides. An unknown score is null as a whole, never zero. */
export type Score = v.InferOutput<typeof scoreSchema>;

const score = v.nullable(scoreSchema);

/** Periods with a running clock. Football has halves and extra time; the others belong to other sports. */
export const PERIODS = [
  'first-half',
  'second-half',
  'extra-time-first-half',
  'extra-time-second-half',
  'first-quarter',
  'second-quarter',
  'third-quarter',
  'fourth-quarter',
  'first-period',
  'second-period',
  'third-period',
  'overtime',
  'penalties',
] as const;

export type Period = (typeof PERIODS)[number];

/** How a match ended: `Finished`, `Finished AET`, `Finished AP`, `… after awarded win`, `… after overtime`. */
export const ENDINGS = ['regular', 'extra-time', 'penalties', 'awarded', 'overtime'] as const;

export type Ending = (typeof ENDINGS)[number];

const listedGoal = v.object({
  side: v.picklist(SIDES),
  minute: v.number(),
  added: v.optional(v.number()),
  scorer: v.optional(v.string()),
});

/**
 * A goal of a running match in a list: its side and minute. Only the latest goal has a scorer, if the feed names one.
 */
export type ListedGoal = v.InferOutput<typeof listedGoal>;

/** In the order of the match clock; absent if no goals are listed. */
const goals = v.optional(v.array(listedGoal));

/** Of other sports than football: the score of each half, quarter or period so far. Absent if the feed does not say. */
const periods = v.optional(v.array(scoreSchema));

const state = v.variant('kind', [
  /** `untimed`: only the day of the kick-off is known, so ignore its time. */
  v.object({ kind: v.literal('not-started'), untimed: v.optional(v.literal(true)) }),
  /** `unreported`: the match should be over by now, but no source has reported on it. */
  v.object({ kind: v.picklist(['postponed', 'unreported']) }),
  v.object({ kind: v.picklist(['delayed', 'cancelled', 'abandoned', 'awaiting-info', 'to-finish']), score }),
  v.object({ kind: v.literal('half-time'), score, goals, periods }),
  v.object({
    kind: v.literal('playing'),
    period: v.picklist(PERIODS),
    startedAt: v.nullable(v.number()),
    score,
    /** The score of the shoot-out, in play or over. */
    shootOut: v.optional(score),
    goals,
    periods,
  }),
  v.object({
    kind: v.literal('finished'),
    ending: v.picklist(ENDINGS),
    score,
    shootOut: score,
    halfTime: v.optional(score),
    periods,
    /** The winner if the goals do not show it: by decision, or in a shoot-out without a known score. */
    winner: v.optional(v.picklist(SIDES)),
  }),
  v.object({ kind: v.literal('other'), text: v.string(), score }),
]);

/** The state of a match. States without play have no score. */
export type MatchState = v.InferOutput<typeof state>;

export const matchSchema = v.object({
  id: v.string(),
  sport: v.picklist(SPORTS),
  competition: competitionSchema,
  round: v.nullable(v.string()),
  kickOff: v.number(),
  /** Null while the team is unknown, such as before a draw. */
  home: v.nullable(teamSchema),
  away: v.nullable(teamSchema),
  state,
  /** Players sent off, second yellow cards included. */
  redCards: scoreSchema,
  /** Minute on the match clock at which a goal was taken off the score: `62`. */
  correctedAt: v.nullable(v.string()),
  /** Spoiler-free mode hides the known score until the visitor asks for it. */
  concealed: v.optional(v.literal(true)),
});

/** One row of a list. Times are milliseconds UTC. */
export type Match = v.InferOutput<typeof matchSchema>;

export type MatchPhase = 'upcoming' | 'live' | 'running' | 'finished' | 'off';

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

/** Whether a state shows the kick-off time. All other states look the same in every zone. */
export const showsKickOff = ({ kind }: MatchState) => KINDS[kind][1];

/** An unknown status is over if it begins with one of these words: `Finished AGG`. */
const OVER = /^(finished|ended|final|full[- ]?time)\b/i;

/**
 * The phase of a match. `live` is 1st half, 2nd half, half-time and awaiting info (spec section 4), and the similar
 * periods of other sports. `running` is in play but not live: extra time or a shoot-out in football, an unknown status.
 * `off` is postponed, cancelled, abandoned, to be finished on another day, or unreported.
 */
export function phaseOf({ state, sport }: Pick<Match, 'state' | 'sport'>): MatchPhase {
  if (state.kind === 'playing') {
    const isExtra = state.period.startsWith('extra-time') || (sport === 'football' && state.period === 'penalties');
    return isExtra ? 'running' : 'live';
  }
  return state.kind === 'other' && OVER.test(state.text) ? 'finished' : KINDS[state.kind][0];
}

/** Whether the kick-off time is known. */
export function isTimed({ state }: Pick<Match, 'state'>): boolean {
  return state.kind !== 'not-started' || state.untimed !== true;
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
