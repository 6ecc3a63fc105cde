import { competitions } from '../demo/directory/directory.ts';
import { countryId, teamId, tournamentId } from '../demo/live/ids.ts';

const MINUTE = 60_000;

/** Every match kicks off within this time before or after now, in milliseconds. */
export const KICK_OFFS_WITHIN_MS = 110 * MINUTE;

/** A feed record (`Event` of the live-scores contract) with the fields of a list. */
export interface FeedMatch {
  id: string;
  sport: 'football';
  name: string;
  start_date: string;
  status: string;
  round: string;
  tournament: { id: string; name: string; country: { id: string; name: string } };
  home: { id: string; name: string };
  away: { id: string; name: string };
  properties: Record<string, string>;
  results: Record<string, { home: string; away: string }>;
  incidents: { home: unknown[]; away: unknown[] };
}

type Pairing = Pick<FeedMatch, 'tournament' | 'home' | 'away'>;

/** Reserve squads provide more pairings than the real clubs. */
const SQUADS = ['', ' U21', ' Women', ' U19'];

// Uses real names, because short made-up ones would compress too well.
function pairings(): Pairing[] {
  const football = competitions.filter(({ sport }) => sport === 'football');
  return SQUADS.flatMap((squad) =>
    football.flatMap(({ country, name, clubs }) => {
      const tournament = {
        id: tournamentId('football', country, name + squad),
        name: name + squad,
        country: { id: countryId(country), name: country },
      };
      const team = (club: string) => ({ id: teamId('football', country, club + squad), name: club + squad });
      return Array.from({ length: Math.floor(clubs.length / 2) }, (_, index) => ({
        tournament,
        home: team(clubs[index * 2]?.name ?? ''),
        away: team(clubs[index * 2 + 1]?.name ?? ''),
      }));
    }),
  );
}

type Course = Pick<FeedMatch, 'start_date' | 'status' | 'properties' | 'results'>;

// Of ten matches five are running, three upcoming and two finished.
function courseOf(index: number, now: number): Course {
  const at = (minutes: number) => new Date(now + minutes * MINUTE).toISOString();
  const score = { home: String(index % 4), away: String(Math.floor(index / 7) % 3) };
  const spread = index % 30;
  switch (index % 10) {
    case 0:
    case 2:
    case 4:
      return {
        start_date: at(-8 - spread),
        status: '1st half',
        properties: { GameStarted: at(-7.5 - spread) },
        results: { runningscore: score },
      };
    case 6:
    case 8:
      return {
        start_date: at(-68 - spread),
        status: '2nd half',
        properties: { GameStarted: at(-67 - spread), SecondHalfStarted: at(-4 - spread) },
        results: { runningscore: score, halftime: { home: '0', away: '0' } },
      };
    case 3:
    case 7:
      return {
        start_date: at(-109),
        status: 'Finished',
        properties: { GameStarted: at(-108) },
        results: { runningscore: score, halftime: { home: '0', away: '0' }, finalresult: score },
      };
    default:
      return { start_date: at(20 + spread * 3), status: 'Not started', properties: {}, results: {} };
  }
}

/** `count` football matches, half of which are running at `now` (milliseconds UTC). */
export function makeMatches(count: number, now: number): FeedMatch[] {
  const pairs = pairings();
  if (pairs.length < count) throw new Error(`the directory has clubs for ${pairs.length} matches, not for ${count}`);
  return pairs.slice(0, count).map((pair, index) => ({
    id: String(5_000_000_000 + index),
    sport: 'football',
    name: `${pair.home.name}-${pair.away.name}`,
    round: String(12 + (index % 9)),
    ...pair,
    ...courseOf(index, now),
    incidents: { home: [], away: [] },
  }));
}

/** Adds a home goal to a running match. Returns the new score. */
export function score(match: FeedMatch): { home: string; away: string } {
  const known = match.results.runningscore ?? { home: '0', away: '0' };
  const next = { home: String((Number(known.home) + 1) % 10), away: known.away };
  match.results = { ...match.results, runningscore: next };
  return next;
}

export const isRunning = ({ status }: FeedMatch) => status === '1st half' || status === '2nd half';

/** Bookmakers that the demonstration's content lists in several countries. */
const PROVIDERS = ['Bet365', 'William Hill', 'Unibet', 'Betway', 'bwin', 'Betano', 'DraftKings', 'Sportsbet'];

/** The response of `v2/events/{id}/odds`: the 1X2 market of eight bookmakers. */
export function oddsAnswer(id: string, now: number): object {
  const seed = Number(id) % 97;
  const outcomes = ['1', 'x', '2'].map((subtype, side) => ({
    subtype,
    offers: PROVIDERS.map((provider, order) => {
      const odds = Math.round((1.4 + ((seed + side * 31 + order * 3) % 60) / 20) * 100) / 100;
      return { provider, odds, odds_old: odds + 0.05, active: true };
    }),
  }));
  return { captured_at: new Date(now).toISOString(), markets: [{ type: '1x2', scope: 'ord', line: null, outcomes }] };
}

/** The response of `v2/odds` for a UTC date (`2026-11-21`). */
export function oddsList(matches: readonly FeedMatch[], date: string, now: number): object {
  const ofDate = matches.filter(({ start_date }) => start_date.startsWith(date));
  return { events: ofDate.map(({ id }) => ({ id, ...oddsAnswer(id, now) })) };
}
