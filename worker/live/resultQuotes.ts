import * as v from 'valibot';
import type { ResultOutcome } from '../../web/domain/odds.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { tolerated, wireInstant, wireText } from './wire.ts';
import { wireActive, wirePrice } from './wireOdds.ts';

/** One operator's price of one outcome of the result market, whatever country it is offered in. Never sent as it is. */
export interface Quote {
  provider: string;
  outcome: ResultOutcome;
  decimal: number;
  /** When it was captured, milliseconds UTC; null where the feed does not say. */
  at: number | null;
}

const capturedAt = tolerated(wireInstant);
const wireOffer = v.object({ provider: wireText, odds: wirePrice, active: wireActive, captured_at: capturedAt });
const wireOutcome = v.object({ subtype: wireText, offers: tolerated(v.array(v.unknown())) });
const wireMarket = v.object({
  type: wireText,
  scope: tolerated(wireText),
  captured_at: capturedAt,
  outcomes: v.array(v.unknown()),
});
const wireOdds = v.object({ captured_at: capturedAt, markets: v.array(v.unknown()) });

type WireMarket = v.InferOutput<typeof wireMarket>;

// A market of a half or of a quarter has the type of the result, but is not about it.
function isResult({ type, scope }: WireMarket): boolean {
  return /^(1x2|12|ml|moneyline)$/i.test(type) && (scope === null || scope === 'ord' || scope === 'ot');
}

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = {
  '1': 'home',
  home: 'home',
  x: 'draw',
  draw: 'draw',
  '2': 'away',
  away: 'away',
};

/** The result market's prices in an answer of `v2/events/{id}/odds`; a suspended price is none. */
export function readResultQuotes(value: unknown): Quote[] | null {
  const odds = v.safeParse(wireOdds, value);
  if (!odds.success) return null;
  const markets = odds.output.markets.flatMap((each) => {
    const read = v.safeParse(wireMarket, each);
    return read.success ? [read.output] : [];
  });
  const market = markets.find(isResult);
  const quotes: Quote[] = [];
  for (const one of market?.outcomes ?? []) {
    const outcome = v.safeParse(wireOutcome, one);
    const side = outcome.success ? OUTCOMES[outcome.output.subtype.toLowerCase()] : undefined;
    if (!outcome.success || side === undefined) continue;
    for (const offered of outcome.output.offers ?? []) {
      const offer = v.safeParse(wireOffer, offered);
      if (!offer.success || !offer.output.active) continue;
      const { provider, odds: decimal, captured_at } = offer.output;
      const at = captured_at ?? market?.captured_at ?? odds.output.captured_at;
      quotes.push({ provider: slugOf(provider), outcome: side, decimal, at });
    }
  }
  return quotes;
}
