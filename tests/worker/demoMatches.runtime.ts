import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import type { EventTab } from '../../web/domain/tabs.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { visit, visitorOf } from './site.runtime.ts';

interface Asking {
  list?: string;
  headers?: Record<string, string>;
  ask?: (path: string, headers: Record<string, string>) => Promise<Response>;
}

/** The matches of a list, by default the demonstration's football of today. */
export async function listedMatches({
  list = '/api/live?sport=football',
  headers = visitorOf('GB'),
  ask = visit,
}: Asking = {}): Promise<Match[]> {
  const snapshot = parseSnapshot(await (await ask(list, headers)).json());
  if (snapshot === null) throw new Error(`${list} is no list of matches`);
  return snapshot.matches;
}

/** The first match of a list that passes a test. */
export async function listedMatch(is: (match: Match) => boolean, asking?: Asking): Promise<Match> {
  const match = (await listedMatches(asking)).find(is);
  if (match === undefined) throw new Error('the list has no such match');
  return match;
}

export const isLive = (match: Match) => phaseOf(match) === 'live';
export const isUpcoming = (match: Match) => phaseOf(match) === 'upcoming';
export const isFinished = (match: Match) => phaseOf(match) === 'finished';
/** A match of a league, whose competition has a table. */
export const isOfLeague = ({ round }: Match) => /^Round \d+$/.test(round ?? '');

/** The address of a tab of a match. */
export const matchPath = (match: Match, tab: EventTab = 'summary', locale: Locale = 'en'): string =>
  pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab }, locale);
