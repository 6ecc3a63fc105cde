import { readRecords } from '../../live/wireDetail.ts';
import { type WireEvent, wireBookmaker, wireMarket, wireOutcome } from './wire.ts';

type Note = (problem: string) => void;

interface ContractMarket {
  type: '1x2' | 'ou';
  scope: 'ord';
  line: number | null;
  outcomes: Map<string, object[]>;
}

/** The result's outcomes by what the event calls them. */
function subtypeOf(market: string, name: string, { home_team, away_team }: WireEvent): string | null {
  if (market === 'totals') return name === 'Over' || name === 'Under' ? name.toLowerCase() : null;
  if (name === home_team) return '1';
  if (name === away_team) return '2';
  return name === 'Draw' ? 'x' : null;
}

/** An event's prices in the shape of the contract's `v2/events/{id}/odds`: the result and the totals. */
export function contractOdds(event: WireEvent, note: Note) {
  const markets = new Map<string, ContractMarket>();
  for (const bookmaker of readRecords(wireBookmaker, event.bookmakers, note)) {
    for (const market of readRecords(wireMarket, bookmaker.markets, note)) {
      if (market.key !== 'h2h' && market.key !== 'totals') continue;
      for (const outcome of readRecords(wireOutcome, market.outcomes, note)) {
        const subtype = subtypeOf(market.key, outcome.name, event);
        const line = market.key === 'totals' ? outcome.point : null;
        if (subtype === null || (market.key === 'totals' && line === null)) continue;
        const key = `${market.key} ${line ?? ''}`;
        const found = markets.get(key) ?? {
          type: market.key === 'totals' ? ('ou' as const) : ('1x2' as const),
          scope: 'ord' as const,
          line,
          outcomes: new Map<string, object[]>(),
        };
        markets.set(key, found);
        const offer = {
          provider: bookmaker.title,
          odds: outcome.price,
          active: true,
          captured_at: market.last_update ?? bookmaker.last_update,
        };
        found.outcomes.set(subtype, [...(found.outcomes.get(subtype) ?? []), offer]);
      }
    }
  }
  return {
    markets: Array.from(markets.values(), ({ outcomes, ...market }) => ({
      ...market,
      outcomes: Array.from(outcomes, ([subtype, offers]) => ({ subtype, offers })),
    })),
  };
}
