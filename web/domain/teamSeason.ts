import type { EventDetail, LineUp } from './eventDetail.ts';
import { type Match, phaseOf, type Side, scoreOf } from './match.ts';
import { averageRating, playerMatch, talliesOf } from './player.ts';
import { type GoalQuarters, goalQuarters } from './season/goalQuarters.ts';
import type { FORM_RESULTS } from './standings.ts';
import { sideOf } from './team.ts';

type FormResult = (typeof FORM_RESULTS)[number];

interface TeamResult {
  match: Match;
  side: Side;
  result: FormResult;
  /** Goals (or points) of the team and of its opponents. */
  scored: number;
  conceded: number;
}

interface TeamRecord extends Record<FormResult, number> {
  played: number;
  scored: number;
  conceded: number;
}

/** Conditions that can hold for several matches in a row. */
const STREAKS = ['won', 'unbeaten', 'scored', 'clean-sheet', 'winless', 'lost', 'goalless'] as const;

type Streak = (typeof STREAKS)[number];

const HOLDS: Readonly<Record<Streak, (result: TeamResult) => boolean>> = {
  won: ({ result }) => result === 'won',
  unbeaten: ({ result }) => result !== 'lost',
  scored: ({ scored }) => scored > 0,
  'clean-sheet': ({ conceded }) => conceded === 0,
  winless: ({ result }) => result !== 'won',
  lost: ({ result }) => result === 'lost',
  goalless: ({ scored }) => scored === 0,
};

const MIN_STREAK = 2;

/** Totals of a squad’s player in the team’s stored matches. */
export type SquadTallies = ReturnType<typeof talliesOf> & { rating: number | null };

/** A team’s season, as far as the site has stored it. */
export interface TeamSeason {
  /** The latest results, oldest first. */
  form: TeamResult[];
  records: Record<'all' | Side, TeamRecord>;
  /** Current streaks, longest first. Without a known beginning, a streak may be longer. */
  streaks: { streak: Streak; matches: number; hasBeginning: boolean }[];
  /** The number of matches, and the kick-off of the first (milliseconds UTC). */
  matches: number;
  since: number;
  /** When goals are scored and conceded; null without minutes. */
  quarters: GoalQuarters | null;
  /** By player id, for players in stored line-ups. */
  players: Record<string, SquadTallies>;
  linedUp: number;
}

const MAX_FORM = 5;

function resultFor(match: Match, teamId: string): TeamResult[] {
  const side = sideOf(match, teamId);
  const score = scoreOf(match.state);
  if (side === undefined || score === null || phaseOf(match) !== 'finished') return [];
  const other = side === 'home' ? 'away' : 'home';
  const [scored, conceded] = [score[side], score[other]];
  // A shoot-out does not change the result; an awarded win does.
  const decided = match.state.kind === 'finished' && match.state.ending === 'awarded' ? match.state.winner : undefined;
  const difference = decided === undefined ? scored - conceded : decided === side ? 1 : -1;
  const result = difference > 0 ? 'won' : difference < 0 ? 'lost' : 'drawn';
  return [{ match, side, result, scored, conceded }];
}

/** A team’s results, latest first. Duplicates and matches without a result are dropped. */
export function resultsOf(matches: readonly Match[], teamId: string): TeamResult[] {
  const known = new Map(matches.map((match) => [match.id, match]));
  return [...known.values()]
    .toSorted((one, other) => other.kickOff - one.kickOff)
    .flatMap((match) => resultFor(match, teamId));
}

export function recordOf(results: readonly TeamResult[]): TeamRecord {
  const record: TeamRecord = { played: results.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const { result, scored, conceded } of results) {
    record[result] += 1;
    record.scored += scored;
    record.conceded += conceded;
  }
  return record;
}

/** The current streaks, longest first. `unbeaten` and `winless` are left out if `won` or `lost` is as long. */
export function streaksOf(results: readonly TeamResult[]): TeamSeason['streaks'] {
  const lengths = STREAKS.map((streak) => {
    const end = results.findIndex((result) => !HOLDS[streak](result));
    return { streak, matches: end < 0 ? results.length : end, hasBeginning: end >= 0 };
  });
  const lengthOf = (streak: Streak) => lengths.find((each) => each.streak === streak)?.matches ?? 0;
  const impliedBy: Partial<Record<Streak, Streak>> = { unbeaten: 'won', winless: 'lost' };
  return lengths
    .filter(({ streak, matches }) => {
      const better = impliedBy[streak];
      return matches >= MIN_STREAK && (better === undefined || lengthOf(better) < matches);
    })
    .toSorted((one, other) => other.matches - one.matches);
}

function lineUpOf({ match, lineUps }: EventDetail, teamId: string): LineUp | null {
  const side = sideOf(match, teamId);
  return side === undefined ? null : lineUps[side];
}

/** Totals of a team’s players in its stored matches, by player id. */
export function squadTallies(events: readonly EventDetail[], teamId: string): Record<string, SquadTallies> {
  const lineUps = events.flatMap((event) => lineUpOf(event, teamId) ?? []);
  const ids = new Set(lineUps.flatMap(({ starters, bench }) => [...starters, ...bench].flatMap(({ id }) => id ?? [])));
  return Object.fromEntries(
    [...ids].map((id) => {
      const played = events.flatMap((event) => playerMatch(event, teamId, id) ?? []);
      return [id, { ...talliesOf(played), rating: averageRating(played) }];
    }),
  );
}

/** Builds a team’s season from stored matches and the latest results; null if there is no result. */
export function teamSeason(
  teamId: string,
  events: readonly EventDetail[],
  latest: readonly Match[],
): TeamSeason | null {
  const results = resultsOf([...events.map(({ match }) => match), ...latest], teamId);
  const first = results.at(-1);
  if (first === undefined) return null;
  return {
    form: results.slice(0, MAX_FORM).toReversed(),
    records: {
      all: recordOf(results),
      home: recordOf(results.filter(({ side }) => side === 'home')),
      away: recordOf(results.filter(({ side }) => side === 'away')),
    },
    streaks: streaksOf(results),
    matches: results.length,
    since: first.match.kickOff,
    quarters: goalQuarters(
      results.map(({ match }) => match),
      teamId,
    ),
    players: squadTallies(events, teamId),
    linedUp: events.filter((event) => lineUpOf(event, teamId) !== null).length,
  };
}
