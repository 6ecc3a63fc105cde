import type { MarketBoard } from '../../../web/domain/eventOdds.ts';
import { latestKickOff } from '../../../web/domain/kickOff.ts';
import { marketKey } from '../../../web/domain/markets.ts';
import type { Match, Team } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import type { UnpricedMatch } from '../feed.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../feedOdds.ts';
import { parseRecords } from '../normalize/limits.ts';
import { OUTCOMES } from '../normalize/marketWords.ts';
import type { ProviderOf } from './bookmakers.ts';
import type { TeamNames } from './teamNames.ts';
import { type WireEvent, type WireMarket, wireBookmaker, wireMarket, wireOutcome } from './wire.ts';

const MINUTE_MS = 60_000;

/** The most events to list; one of them is usually the match under other names. */
const MAX_NAMED = 8;

/** Explains why no event was found for a match, with the most similar event. */
export function whyUnpriced(
  { kickOff, home, away }: Pick<Match, 'kickOff'> & { home: { name: string }; away: { name: string } },
  events: readonly WireEvent[],
  namesOf: TeamNames,
): UnpricedMatch {
  const match = `${home.name} – ${away.name}`;
  const isHome = (event: WireEvent) => hasName(home, event.home_team, namesOf);
  const isAway = (event: WireEvent) => hasName(away, event.away_team, namesOf);
  const minutesApart = (event: WireEvent) => Math.round(Math.abs(event.commence_time - kickOff) / MINUTE_MS);
  const missed = (why: string, alias: string | null = null) => ({ match, why, alias, isMissed: true });
  const same = events.find((event) => isHome(event) && isAway(event));
  if (same !== undefined) return missed(`the prices are for a kick-off ${minutesApart(same)} minutes apart`);
  const near = events.filter((event) => minutesApart(event) * MINUTE_MS <= KICK_OFF_MS);
  if (near.length === 0) return { ...missed('no bookmaker has prices for it'), isMissed: false };
  const half = near.find((event) => isHome(event) || isAway(event));
  if (half !== undefined) {
    const [team, called] = isHome(half) ? [away.name, half.away_team] : [home.name, half.home_team];
    return missed(`no team is called ${team}`, `${team}=${called}`);
  }
  const named = near.slice(0, MAX_NAMED).map((event) => `${event.home_team} – ${event.away_team}`);
  const more = near.length > MAX_NAMED ? [`${near.length - MAX_NAMED} more`] : [];
  return missed(`no event at that time has either team: ${[...named, ...more].join(', ')}`);
}

/** Tolerance between kick-off times of two sources. A team’s matches are further apart. */
export const KICK_OFF_MS = 30 * 60_000;

/** Whether a name is a team’s long or short name, or an alias of either. */
function hasName({ name, short }: Pick<Team, 'name' | 'short'>, called: string, namesOf: TeamNames): boolean {
  const wanted = namesOf(called);
  return namesOf(name) === wanted || (short !== undefined && namesOf(short) === wanted);
}

/** Finds a match among the events of its competition. Null if none or several match: wrong odds are worse. */
export function eventOf<Event extends WireEvent>(
  match: Pick<Match, 'kickOff' | 'untimed' | 'home' | 'away'>,
  events: readonly Event[],
  namesOf: TeamNames,
): Event | null {
  const { kickOff, home, away } = match;
  if (home === null || away === null) return null;
  const candidates = events.filter(
    (event) =>
      event.commence_time >= kickOff - KICK_OFF_MS &&
      event.commence_time <= latestKickOff(match) + KICK_OFF_MS &&
      hasName(home, event.home_team, namesOf) &&
      hasName(away, event.away_team, namesOf),
  );
  const [only] = candidates;
  return candidates.length === 1 && only !== undefined ? only : null;
}

type Note = (problem: string) => void;

/** The requested markets: result and total goals. */
const TYPES: Readonly<Record<string, '1x2' | 'ou'>> = { h2h: '1x2', totals: 'ou' };

/** The site’s name of an outcome. Outcomes of the result have the event’s team names. */
function outcomeOf(type: '1x2' | 'ou', name: string, { home_team, away_team }: WireEvent): string | null {
  const names = type === 'ou' ? { over: 'Over', under: 'Under' } : { '1': home_team, x: 'Draw', '2': away_team };
  return Object.entries(names).find(([, called]) => called === name)?.[0] ?? null;
}

/** A bookmaker’s prices of one market, by outcome. */
interface Priced {
  board: Pick<MarketBoard, 'type' | 'scope' | 'line'>;
  prices: Map<string, number>;
}

/** A bookmaker’s prices of a market by line. An incomplete line is dropped and counted. */
function pricedOf(type: '1x2' | 'ou', market: WireMarket, event: WireEvent, note: Note): Priced[] {
  const lines = new Map<number | null, Priced>();
  for (const { name, price, point } of parseRecords(wireOutcome, market.outcomes, note)) {
    const line = type === 'ou' ? point : null;
    const outcome = outcomeOf(type, name, event);
    if (outcome === null || (type === 'ou' && line === null)) continue;
    const priced = lines.get(line) ?? { board: { type, scope: 'ord', line }, prices: new Map<string, number>() };
    lines.set(line, priced);
    priced.prices.set(outcome, price);
  }
  return [...lines.values()].filter(({ prices }) => {
    const isWhole = OUTCOMES[type]?.every((outcome) => prices.has(outcome)) === true;
    if (!isWhole) note(`half a market of ${type}`);
    return isWhole;
  });
}

/** An event’s prices for result and totals, by operator. */
export function oddsOfEvent(event: WireEvent, providerOf: ProviderOf, note: Note): FeedOdds {
  const markets = new Map<string, FeedMarket>();
  for (const bookmaker of parseRecords(wireBookmaker, event.bookmakers, note)) {
    const provider = providerOf(bookmaker);
    if (provider === '') continue;
    for (const market of parseRecords(wireMarket, bookmaker.markets, note)) {
      const type = entryOf(TYPES, market.key);
      if (type === undefined) continue;
      const capturedAt = market.last_update ?? bookmaker.last_update;
      for (const { board, prices } of pricedOf(type, market, event, note)) {
        const outcomes = [...(OUTCOMES[type] ?? [])];
        const known = markets.get(marketKey(board)) ?? { ...board, outcomes, offers: outcomes.map(() => []) };
        markets.set(marketKey(board), known);
        for (const [index, outcome] of outcomes.entries()) {
          const [decimal, offers] = [prices.get(outcome), known.offers[index]];
          if (decimal === undefined || offers?.some((each) => each.provider === provider) !== false) continue;
          offers.push({ provider, decimal, previous: null, active: true, capturedAt } satisfies FeedOffer);
        }
      }
    }
  }
  return { capturedAt: null, markets: [...markets.values()] };
}
