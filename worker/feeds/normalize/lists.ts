import { type Match, type MatchPhase, OFF_KINDS, phaseOf } from '../../../web/domain/match.ts';
import type { StandingsRow } from '../../../web/domain/standings.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { noteUnknownStatus } from '../../base/rejections.ts';
import { type Answer, failure, ok, type Result } from '../../base/result.ts';
import type { ParseOptions } from '../definition.ts';
import type { FeedCompetition, FeedList, ListedRegion } from '../feed.ts';

/** Points earned at three per win and one per draw, with the actual points; null if a figure is missing. */
function earnedPoints({ won, drawn, points }: StandingsRow): { earned: number; points: number } | null {
  return won === null || drawn === null || points === null ? null : { earned: 3 * won + drawn, points };
}

/** If fewer teams than this share have exactly their earned points, the table counts points differently. */
const MIN_AGREEING = 2 / 3;

/** Derives point deductions: earned points minus actual ones. Leaves tables alone that count points differently. */
export function withDeductions(rows: readonly StandingsRow[]): StandingsRow[] {
  const earnings = rows.map(earnedPoints);
  const agreeing = earnings.filter((earning) => earning !== null && earning.earned === earning.points).length;
  if (agreeing < rows.length * MIN_AGREEING) return [...rows];
  return rows.map((row, index) => {
    const earning = earnings[index] ?? null;
    return earning === null ? row : { ...row, deductions: Math.max(0, earning.earned - earning.points) };
  });
}

const FORM: Readonly<Record<string, StandingsRow['form'][number]>> = { W: 'won', D: 'drawn', L: 'lost' };

/** The last ten results of a row, oldest first, from their letters. */
export function formOf(letters: string | null): StandingsRow['form'] {
  return Array.from((letters ?? '').slice(-10), (letter) => FORM[letter.toUpperCase()] ?? []).flat();
}

/** Progress of a match by phase. A match that is off may still be played. */
const PROGRESS: Readonly<Record<MatchPhase, number>> = { upcoming: 0, off: 1, live: 2, running: 2, finished: 3 };

/** A match never goes back to an earlier phase, so such a record is older than the known one. */
function isOlder(match: Match, known: Match | undefined): boolean {
  return known !== undefined && PROGRESS[phaseOf(match)] < PROGRESS[phaseOf(known)];
}

/** Whether a match of an older list is at an instant (milliseconds UTC) as it was listed: it is over, off, or to come. */
export function isSettled(match: Match, at: number): boolean {
  const phase = phaseOf(match);
  const isOff = OFF_KINDS.some((each) => each === match.state.kind);
  return phase === 'finished' || isOff || (phase === 'upcoming' && match.kickOff > at);
}

export const NOTHING: FeedList = { matches: [], rejected: 0 };

/** A parsed record, null for a match that the site does not show, or an error. */
export type ParsedMatch = Result<{ match: Match } | null, string>;

/**
 * Parses the records of a list. Invalid ones are dropped and counted. Of duplicates the one in the later phase counts,
 * or the last one. Fails if all that could be shown are invalid.
 */
export function parseMatches(
  records: readonly unknown[],
  parse: (record: unknown) => ParsedMatch,
  { rejections }: Pick<ParseOptions, 'rejections'>,
): Answer<FeedList> {
  const matches = new Map<string, Match>();
  let rejected = 0;
  for (const record of records) {
    const parsed = parse(record);
    if (!parsed.ok) {
      rejected += 1;
      rejections.note(parsed.error);
    } else if (parsed.value !== null) {
      const { match } = parsed.value;
      if (!isOlder(match, matches.get(match.id))) matches.set(match.id, match);
      if (match.state.kind === 'other') noteUnknownStatus(rejections, match.state.text);
    }
  }
  // Records that the site does not show say nothing about the others.
  if (rejected > 0 && matches.size === 0) return failure('shape', `none of ${rejected} records could be read`);
  return ok({ matches: [...matches.values()], rejected });
}

/** The matches of a UTC date, optionally of one competition. */
export function onDate({ matches, rejected }: FeedList, date: string, tournament?: string): FeedList {
  const wanted = matches.filter(
    ({ kickOff, competition }) =>
      utcDate(kickOff) === date && (tournament === undefined || competition.id === tournament),
  );
  return { matches: wanted, rejected };
}

const MAX_MEETINGS = 10;

/** The last finished matches of a list except one, latest first. */
export function meetingsIn({ matches }: FeedList, besideId: string): Match[] {
  return matches
    .filter((match) => phaseOf(match) === 'finished' && match.id !== besideId)
    .toSorted((one, other) => other.kickOff - one.kickOff)
    .slice(0, MAX_MEETINGS);
}

/** Merges lists; of duplicates the last one counts. */
export function joined(lists: readonly FeedList[]): FeedList {
  const matches = new Map(lists.flatMap((list) => list.matches.map((match) => [match.id, match] as const)));
  const instants = lists.flatMap(({ unconfirmed }) => Object.entries(unconfirmed ?? {}));
  const oldestLast = instants.toSorted(([, one], [, other]) => other - one);
  return {
    matches: [...matches.values()],
    rejected: lists.reduce((sum, { rejected }) => sum + rejected, 0),
    ...(instants.length > 0 && { unconfirmed: Object.fromEntries(oldestLast) }),
    ...(lists.some(({ incomplete }) => incomplete) && { incomplete: true as const }),
  };
}

/** Counts each competition’s matches in a list; null without a list. */
export function withEvents(
  competitions: readonly Pick<FeedCompetition, 'competition'>[],
  list: FeedList | null,
): FeedCompetition[] {
  const counts = new Map<string, number>();
  for (const { competition } of list?.matches ?? []) {
    counts.set(competition.id, (counts.get(competition.id) ?? 0) + 1);
  }
  return competitions.map(({ competition }) => ({
    competition,
    events: list === null ? null : (counts.get(competition.id) ?? 0),
  }));
}

/** The countries of competitions, with the sums of their matches. */
export function regionsOf(competitions: readonly FeedCompetition[]): ListedRegion[] {
  const regions = new Map<string, ListedRegion>();
  for (const { competition, events } of competitions) {
    const { country } = competition;
    const known = regions.get(country.id)?.events ?? 0;
    regions.set(country.id, { country, events: events === null ? null : (known ?? 0) + events });
  }
  return [...regions.values()];
}
