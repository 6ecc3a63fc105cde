import { type Match, phaseOf } from '../../web/domain/match.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import type { Route } from '../../web/routes.ts';
import type { Result } from '../base/result.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readWholeDay } from '../live/readList.ts';

/** A page of a site map. */
export interface Entry {
  route: Route;
  /** The UTC date of the last change that is known; null where nobody can say, rather than something untrue. */
  changed: string | null;
}

/** What a site map lists, and whether every source of it has answered. */
export interface Listing {
  entries: Entry[];
  complete: boolean;
}

const ZONE = 'UTC';

/** A match of football lasts about so long; by then its page says how it ended. */
const MATCH_MS = 110 * 60_000;

/** Today's UTC date: lists of today change with every day. */
export function todayOf({ clock }: ReadContext): string {
  return zonedTime(clock.now, ZONE).date;
}

/** The sports that the source of live data has. */
export function sportsOf({ feed }: ReadContext): readonly Sport[] {
  const { sports } = feed.coverage;
  return SPORTS.filter((sport) => sports.includes(sport));
}

/** When a match last changed, to the day: now while it runs, when it ended where it has; before it, nobody can say. */
export function changedOf(match: Match, { clock }: ReadContext): string | null {
  switch (phaseOf(match)) {
    case 'live':
    case 'running':
      return zonedTime(clock.now, ZONE).date;
    case 'finished':
      return zonedTime(Math.min(match.kickOff + MATCH_MS, clock.now), ZONE).date;
    case 'upcoming':
    case 'off':
      return null;
  }
}

/** Today's matches of every sport of the source: what the pages show too, so that it costs no call of its own. */
export async function readToday(context: ReadContext): Promise<{ matches: Match[]; complete: boolean }> {
  const date = todayOf(context);
  const answers = await Promise.all(
    sportsOf(context).map((sport) => readWholeDay({ sport, date, zone: ZONE }, context)),
  );
  return {
    matches: answers.flatMap((answer) => (answer.ok ? answer.value.matches : [])),
    complete: answers.every(({ ok }) => ok),
  };
}

/** The listing of some answers, each of one sport. */
export function listingOf<Value>(
  answers: readonly (readonly [Sport, Result<Value[], unknown>])[],
  entryOf: (each: Value, sport: Sport) => Entry,
): Listing {
  return {
    entries: answers.flatMap(([sport, answer]) => (answer.ok ? answer.value.map((each) => entryOf(each, sport)) : [])),
    complete: answers.every(([, { ok }]) => ok),
  };
}
