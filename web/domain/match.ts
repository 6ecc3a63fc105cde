import * as v from 'valibot';
import { competitionSchema } from './competition.ts';
import { namedEntries } from './named.ts';
import { SPORTS } from './sport.ts';

export const SIDES = ['home', 'away'] as const;

export type Side = (typeof SIDES)[number];

export const CREST_PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'quarters', 'chevron', 'band'] as const;

export type CrestPattern = (typeof CREST_PATTERNS)[number];

/** Reads a crest that was stored or sent. */
export const crestSchema = v.object({ main: v.string(), second: v.string(), pattern: v.picklist(CREST_PATTERNS) });

/** How a team's crest is drawn where the feed has no logo: two colours (`#rrggbb`) and how they lie. */
export type Crest = v.InferOutput<typeof crestSchema>;

export const teamSchema = v.object({
  id: v.string(),
  ...namedEntries,
  short: v.optional(v.string()),
  /** The feed's own logo, an absolute address, or null. */
  logo: v.nullable(v.string()),
  crest: crestSchema,
});

export type Team = v.InferOutput<typeof teamSchema>;

/** How goals or points of both sides are stored and sent. */
export const scoreSchema = v.object({ home: v.number(), away: v.number() });

/** Goals or points of both sides. A score that the feed does not know is null as a whole, never zero. */
export type Score = v.InferOutput<typeof scoreSchema>;

const score = v.nullable(scoreSchema);

/** The parts of play that a clock runs in. Football has halves and extra time; the others are of the other sports. */
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

/** How a match came to its end: `Finished`, `Finished AET`, `Finished AP`, `… after awarded win`, `… after overtime`. */
export const ENDINGS = ['regular', 'extra-time', 'penalties', 'awarded', 'overtime'] as const;

export type Ending = (typeof ENDINGS)[number];

const toldGoal = v.object({
  side: v.picklist(SIDES),
  minute: v.number(),
  added: v.optional(v.number()),
  scorer: v.optional(v.string()),
});

/**
 * A goal of a running match, as far as a list tells it: whose, and its minute of the match clock. Of the last one alone the
 * scorer, where the feed names one.
 */
export type ToldGoal = v.InferOutput<typeof toldGoal>;

/** In the order of the clock; absent where none is told. */
const goals = v.optional(v.array(toldGoal));

const state = v.variant('kind', [
  /** `untimed`: the day is known and the hour is not; the time of its kick-off says nothing. */
  v.object({ kind: v.literal('not-started'), untimed: v.optional(v.literal(true)) }),
  /** `unreported`: it should be over by now, and nobody has said anything of it. */
  v.object({ kind: v.picklist(['postponed', 'unreported']) }),
  v.object({ kind: v.picklist(['delayed', 'cancelled', 'abandoned', 'awaiting-info', 'to-finish']), score }),
  v.object({ kind: v.literal('half-time'), score, goals }),
  v.object({
    kind: v.literal('playing'),
    period: v.picklist(PERIODS),
    startedAt: v.nullable(v.number()),
    score,
    /** The one that is being played or was. */
    shootOut: v.optional(score),
    goals,
  }),
  v.object({
    kind: v.literal('finished'),
    ending: v.picklist(ENDINGS),
    score,
    shootOut: score,
    /** A side that has won without its goals saying so: by decision, or in a shoot-out whose goals are not known. */
    winner: v.optional(v.picklist(SIDES)),
  }),
  v.object({ kind: v.literal('other'), text: v.string(), score }),
]);

/** What a match is doing. A state without play has no score to be undefined. */
export type MatchState = v.InferOutput<typeof state>;

/** How a match is stored and sent. */
export const matchSchema = v.object({
  id: v.string(),
  sport: v.picklist(SPORTS),
  competition: competitionSchema,
  round: v.nullable(v.string()),
  kickOff: v.number(),
  /** Null while nobody knows who plays: a round that is not drawn yet. */
  home: v.nullable(teamSchema),
  away: v.nullable(teamSchema),
  state,
  /** Players sent off, second yellows included. */
  redCards: scoreSchema,
  /** A goal that stood on the board was taken back, and when by the match clock: `62`. */
  correctedAt: v.nullable(v.string()),
  /** Its score is known, and not told to who wants none before he asks. */
  concealed: v.optional(v.literal(true)),
});

/** One row of a list. Instants are milliseconds UTC. */
export type Match = v.InferOutput<typeof matchSchema>;

const LIVE_PERIODS: ReadonlySet<Period> = new Set(
  PERIODS.filter((period) => period !== 'extra-time-first-half' && period !== 'extra-time-second-half'),
);

/**
 * Whether a match counts as live: 1st half, 2nd half, Halftime and Awaiting info (spec section 4), and the like
 * periods of the other sports. Football's extra time does not count; a shoot-out in play is not in the spec's list.
 */
export function isLive({ state, sport }: Pick<Match, 'state' | 'sport'>): boolean {
  switch (state.kind) {
    case 'playing':
      return LIVE_PERIODS.has(state.period) && !(sport === 'football' && state.period === 'penalties');
    case 'half-time':
    case 'awaiting-info':
      return true;
    case 'not-started':
    case 'delayed':
    case 'postponed':
    case 'unreported':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
    case 'finished':
    case 'other':
      return false;
  }
}

export type MatchPhase = 'upcoming' | 'live' | 'running' | 'finished' | 'off';

/** A status that nobody knows tells by its first word whether the match is over: `Finished AGG`. */
const OVER = /^(finished|ended|final|full[- ]?time)\b/i;

/**
 * Where a match stands in its day. `running` is played without counting as live: extra time, a shoot-out, an interruption.
 * `off` is postponed, cancelled, abandoned, to be finished on another day, or never reported on.
 */
export function phaseOf(match: Pick<Match, 'state' | 'sport'>): MatchPhase {
  if (isLive(match)) return 'live';
  switch (match.state.kind) {
    case 'not-started':
    case 'delayed':
      return 'upcoming';
    case 'finished':
      return 'finished';
    case 'postponed':
    case 'unreported':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
      return 'off';
    case 'other':
      return OVER.test(match.state.text) ? 'finished' : 'running';
    case 'playing':
    case 'half-time':
    case 'awaiting-info':
      return 'running';
  }
}

/** Whether the hour of a match's kick-off is known. */
export function isTimed({ state }: Pick<Match, 'state'>): boolean {
  return state.kind !== 'not-started' || state.untimed !== true;
}

/** Whether a match has kicked off and not ended: live, or in extra time, a shoot-out or another state of play. */
export function isUnderWay(match: Pick<Match, 'state' | 'sport'>): boolean {
  const phase = phaseOf(match);
  return phase === 'live' || phase === 'running';
}

/** The goals of a shoot-out, in play or over; null where there is none. */
export function shootOutOf(state: MatchState): Score | null {
  return ('shootOut' in state && state.shootOut) || null;
}

const NO_GOALS: readonly ToldGoal[] = [];

/** The goals that are told of a running match, in the order of the clock. */
export function goalsOf(state: MatchState): readonly ToldGoal[] {
  return ('goals' in state && state.goals) || NO_GOALS;
}

/** The score to show, or null where the spec shows two dashes (Not started, Postponed) or nothing is known. */
export function scoreOf(state: MatchState): Score | null {
  return 'score' in state ? state.score : null;
}

/** The side that leads or has won: a decision counts over a shoot-out, and that over the goals. */
export function leaderOf(state: MatchState): Side | null {
  const [shootOut, winner] = state.kind === 'finished' ? [state.shootOut, state.winner] : [];
  const decisive = shootOut ?? scoreOf(state);
  if (winner !== undefined || decisive === null || decisive.home === decisive.away) return winner ?? null;
  return decisive.home > decisive.away ? 'home' : 'away';
}
