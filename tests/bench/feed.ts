import { createServer } from 'node:http';
import { createDemoLive } from '../demo/live/app.ts';
import { listen } from '../support/listen.ts';
import { type FeedMatch, isRunning, makeMatches, oddsAnswer, oddsList, score } from './feedMatches.ts';

/** A day of the feed with its own `LIVE_API_URL`. */
export interface FeedDay {
  url: string;
  matches: FeedMatch[];
}

/** A live-scores backend on loopback with days of chosen size. */
export interface Feed {
  /** Adds a day of `count` matches, half of them running. */
  day(name: string, count: number): FeedDay;
  close(): Promise<void>;
}

/** Matches that score at once. */
export const CHANGED = 5;

/** Adds a goal to `count` running matches, starting at index `from`. Returns these matches. */
export function scoreIn({ matches }: FeedDay, from: number, count = CHANGED): FeedMatch[] {
  const running = matches.filter(isRunning);
  const scorers = Array.from({ length: count }, (_, index) => running[(from + index) % running.length]);
  const changed = scorers.filter((match) => match !== undefined);
  for (const match of changed) score(match);
  return changed;
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

// All matches share the incidents, line-ups and statistics of one demonstration match.
async function detailOf(): Promise<object> {
  const demo = createDemoLive({ now: () => Date.parse('2026-11-21T20:00:00Z'), matchesPerDay: 240 });
  const day: { results: { id: string }[] } = await (await demo.request('/v2/events?sport=1&date=2026-11-21')).json();
  const [first] = day.results;
  if (first === undefined) throw new Error('the demonstration has no finished match');
  return (await demo.request(`/v2/events/${first.id}`)).json();
}

/** Starts the feed. It serves lists, events and odds, and answers "Not found" to other calls. */
export async function startFeed(): Promise<Feed> {
  const detail = await detailOf();
  const days = new Map<string, FeedDay>();
  const answerOf = (url: string): unknown => {
    const [, name = '', path = ''] = /^\/([\w-]+)\/(.*)$/.exec(url) ?? [];
    const matches = days.get(name)?.matches;
    if (matches === undefined) return { detail: 'Not found.' };
    if (path === 'v2/events/live') return { fixtures: matches, results: [] };
    if (path.startsWith('v2/events?')) return { fixtures: [], results: [] };
    const [, date] = /^v2\/odds\?sport=1&date=([\d-]+)$/.exec(path) ?? [];
    if (date !== undefined) return oddsList(matches, date, Date.now());
    const [, id = '', odds] = /^v2\/events\/(\d+)(\/odds)?$/.exec(path) ?? [];
    const match = matches.find((each) => each.id === id);
    if (match === undefined) return { detail: 'Not found.' };
    return odds === undefined
      ? { ...detail, ...match, incidents: Reflect.get(detail, 'incidents') }
      : oddsAnswer(id, Date.now());
  };
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answerOf(request.url ?? '')));
  });
  const { url: origin, close } = await listen(server);
  return {
    day(name, count) {
      const day = { url: `${origin}/${name}`, matches: makeMatches(count, Date.now()) };
      days.set(name, day);
      return day;
    },
    close,
  };
}
