import { competitions } from '../demo/directory/directory.ts';
import { createDemoLive } from '../demo/live/app.ts';
import { countryId, teamId, tournamentId } from '../demo/live/ids.ts';
import { startFeed } from '../feed/server.ts';
import { type MatchScript, type ScriptedMatch, World } from '../feed/world.ts';

/** Every match kicks off within this number of minutes before or after now. */
export const KICK_OFFS_WITHIN = 110;

/** Matches that score at once. */
export const CHANGED = 5;

/** A live-scores backend on loopback with one day of matches. */
export interface FeedDay {
  url: string;
  running: readonly ScriptedMatch[];
  close(): Promise<void>;
}

/** Reserve squads provide more pairings than the real clubs. */
const SQUADS = ['', ' U21', ' Women', ' U19', ' II', ' III', ' U23', ' U20', ' U18', ' U17', ' U16', ' U15'];

// Uses real names, because short made-up ones would compress too well.
const PAIRINGS = SQUADS.flatMap((squad) =>
  competitions
    .filter(({ sport }) => sport === 'football')
    .flatMap(({ country, name, clubs }) => {
      const tournament = {
        id: tournamentId('football', country, name + squad),
        name: name + squad,
        country: { id: countryId(country), name: country },
      };
      const team = (club = '') => ({ id: teamId('football', country, club + squad), name: club + squad });
      return Array.from({ length: Math.floor(clubs.length / 2) }, (_, index) => ({
        tournament,
        home: team(clubs[index * 2]?.name),
        away: team(clubs[index * 2 + 1]?.name),
      }));
    }),
);

// Of ten matches five are running, three upcoming and two finished.
function courseOf(index: number): Partial<MatchScript> {
  const score: [number, number] = [index % 4, Math.floor(index / 7) % 3];
  const spread = index % 30;
  switch (index % 10) {
    case 0:
    case 2:
    case 4:
      return { kickOff: -8 - spread, status: '1st half', since: 7.5 + spread, score };
    case 6:
    case 8:
      return { kickOff: -68 - spread, status: '2nd half', since: 4 + spread, score };
    case 3:
    case 7:
      return { kickOff: -109, status: 'Finished', score };
    default:
      return { kickOff: 20 + spread * 3 };
  }
}

/** Bookmakers that the demonstration's content lists in several countries. */
const PROVIDERS = ['Bet365', 'William Hill', 'Unibet', 'Betway', 'bwin', 'Betano', 'DraftKings', 'Sportsbet'];

/** The odds of a match: the 1X2 market of eight bookmakers. */
function oddsOf(index: number) {
  const outcomes = ['1', 'x', '2'].map((subtype, side) => ({
    subtype,
    offers: PROVIDERS.map((provider, order) => {
      const odds = Math.round((1.4 + ((index + side * 31 + order * 3) % 60) / 20) * 100) / 100;
      return { provider, odds, odds_old: odds + 0.05, active: true };
    }),
  }));
  return { captured_at: new Date().toISOString(), markets: [{ type: '1x2', scope: 'ord', line: null, outcomes }] };
}

// All matches share the incidents, line-ups and statistics of one demonstration match.
async function detailOf(): Promise<{ incidents?: unknown }> {
  const demo = createDemoLive({ now: () => Date.parse('2026-11-21T20:00:00Z'), matchesPerDay: 240 });
  const day: { results: { id: string }[] } = await (await demo.request('/v2/events?sport=1&date=2026-11-21')).json();
  return (await demo.request(`/v2/events/${day.results[0]?.id}`)).json();
}

/** Starts a feed with `count` football matches, half of which are running. */
export async function startDay(count: number): Promise<FeedDay> {
  if (PAIRINGS.length < count) throw new Error(`there are ${PAIRINGS.length} pairings`);
  const detail = await detailOf();
  const world = new World();
  const odds = [];
  for (const [index, { tournament, home, away }] of PAIRINGS.slice(0, count).entries()) {
    const id = String(5_000_000_000 + index);
    const { record } = world.add({ id, home: home.name, away: away.name, tournament, ...courseOf(index) });
    Object.assign(record, { home, away, round: String(12 + (index % 9)) });
    world.answers.set(`v2/events/${id}`, { ...detail, ...record, incidents: detail.incidents });
    world.answers.set(`v2/events/${id}/odds`, oddsOf(index));
    odds.push({ id, ...oddsOf(index) });
  }
  world.answers.set('v2/odds', { events: odds });
  const { url, close } = await startFeed(world);
  return { url, running: world.matches.filter(({ record }) => record.status.endsWith('half')), close };
}

/** Adds a goal to `count` running matches, starting at index `from`. Returns the ids of these matches. */
export function scoreIn({ running }: FeedDay, from: number, count = CHANGED): string[] {
  const changed = Array.from({ length: count }, (_, index) => running[(from + index) % running.length]);
  return changed.flatMap((match) => {
    if (match === undefined) return [];
    const { home, away } = match.record.results.runningscore ?? {};
    match.score(Number(home) + 1, Number(away));
    return match.record.id;
  });
}

/** Adds goals to five matches every second. Returns a function that stops it. */
export function keepScoring(day: FeedDay): () => void {
  let turn = 0;
  const timer = setInterval(() => {
    scoreIn(day, turn);
    turn += CHANGED;
  }, 1000);
  return () => clearInterval(timer);
}
