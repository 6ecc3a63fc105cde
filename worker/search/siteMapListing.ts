import { type Match, phaseOf } from '../../web/domain/match.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { Answer } from '../base/result.ts';
import { loadUtcToday } from '../live/day/daySnapshot.ts';
import type { ReadContext } from '../live/state/readContext.ts';

export interface Entry {
  route: Route;
  /** The UTC date of the last known change; null when it is unknown. */
  changed: string | null;
}

/** The pages of a site map. `complete` is false when a source did not answer. */
export interface Listing {
  entries: Entry[];
  complete: boolean;
}

/** The usual length of a football match with half-time. */
const MATCH_MS = 110 * 60_000;

/** The sports of the live source, in the site's order. */
export function sportsOf({ feed }: ReadContext): readonly Sport[] {
  const { sports } = feed.coverage;
  return SPORTS.filter((sport) => sports.includes(sport));
}

/** The UTC date of a match's last change: today while it runs, or the day it ended; null before kick-off. */
export function changedOf(match: Match, { clock }: ReadContext): string | null {
  switch (phaseOf(match)) {
    case 'live':
    case 'running':
      return utcDate(clock.now);
    case 'finished':
      return utcDate(Math.min(match.kickOff + MATCH_MS, clock.now));
    case 'upcoming':
    case 'off':
      return null;
  }
}

/** Reads today's matches of all sports from the lists that pages use, which costs no extra call. */
export async function loadToday(context: ReadContext): Promise<{ matches: Match[]; complete: boolean }> {
  const answers = await Promise.all(sportsOf(context).map((sport) => loadUtcToday(sport, context)));
  return {
    matches: answers.flatMap((answer) => (answer.ok ? answer.value.matches : [])),
    complete: answers.every((answer) => answer.ok && !answer.value.incomplete),
  };
}

/** Reads a list of each sport. */
export async function listingOf<Value>(
  context: ReadContext,
  read: (sport: Sport, context: ReadContext) => Promise<Answer<Value[]>>,
  entryOf: (each: Value, sport: Sport) => Entry,
): Promise<Listing> {
  const answers = await Promise.all(
    sportsOf(context).map(async (sport) => ({ sport, answer: await read(sport, context) })),
  );
  return {
    entries: answers.flatMap(({ sport, answer }) =>
      answer.ok ? answer.value.map((each) => entryOf(each, sport)) : [],
    ),
    complete: answers.every(({ answer }) => answer.ok),
  };
}
