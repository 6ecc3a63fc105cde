import type { EventOdds, OddsMarket, OfferedPrice, OperatorPrices, PricePoint } from '../../../web/domain/eventOdds.ts';
import { OLDEST_PRICE_MS } from '../../../web/domain/odds.ts';
import type { OffersPolicy } from '../../../web/domain/settings.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../../feeds/feedOdds.ts';
import { bestOverTime, type OddsHistory, pointsOf } from './oddsHistory.ts';

/** The country's operators in the editors' order, its policy, and the instants that decide whether a price is old. */
export interface OddsAudience {
  /** Names by provider slug. */
  operators: ReadonlyMap<string, string>;
  policy: OffersPolicy;
  hiddenMarkets: readonly string[];
  /** The visitor's instant, milliseconds UTC. */
  now: number;
  /** The time of the feed's last answer, in the same clock. */
  confirmedAt: number;
  /** Whether the match has ended, so its last prices are closing prices. */
  closing: boolean;
}

function openingOf(points: readonly PricePoint[]): OfferedPrice['opening'] {
  const [first] = points;
  return first === undefined || first.decimal === null ? null : { decimal: first.decimal, at: first.at };
}

function stateOf({ active }: FeedOffer, at: number, { now, closing }: OddsAudience): OfferedPrice['state'] {
  if (closing) return 'closing';
  if (!active) return 'suspended';
  return now - at <= OLDEST_PRICE_MS ? 'live' : 'old';
}

/** An event's prices from the feed and their history, of all countries. */
interface KnownOdds extends FeedOdds {
  history: OddsHistory;
}

function marketOf(market: FeedMarket, { capturedAt, history }: KnownOdds, audience: OddsAudience): OddsMarket | null {
  const { type, scope, line, outcomes, offers } = market;
  const { operators, confirmedAt } = audience;
  const rows = [...operators].map(([provider, operator]): OperatorPrices => {
    const prices = outcomes.map((outcome, index): OfferedPrice | null => {
      const offer = offers[index]?.find((each) => each.provider === provider);
      if (offer === undefined) return null;
      const { decimal, previous } = offer;
      // A price without a time has that of its answer. No price is newer than its answer.
      const at = Math.min(offer.capturedAt ?? capturedAt ?? confirmedAt, confirmedAt);
      const opening = openingOf(pointsOf(history, market, outcome, provider));
      return { decimal, previous, opening, state: stateOf(offer, at, audience), at };
    });
    return { provider, operator, prices };
  });
  const priced = rows.filter(({ prices }) => prices.some((price) => price !== null));
  if (priced.length === 0) return null;
  const past = outcomes.map((outcome) =>
    bestOverTime([...operators.keys()].map((provider) => pointsOf(history, market, outcome, provider))),
  );
  return { type, scope, line, outcomes, rows: priced, history: past };
}

/** The prices of a country's operators with their history. Suspended and old prices are marked as such. */
export function oddsForCountry(odds: KnownOdds, audience: OddsAudience): EventOdds {
  const allowed = odds.markets.filter(({ type }) => !audience.hiddenMarkets.includes(type));
  const shown = allowed.flatMap((market) => marketOf(market, odds, audience) ?? []);
  const instants = shown.flatMap(({ rows }) => rows.flatMap(({ prices }) => prices.map((price) => price?.at ?? 0)));
  return {
    policy: audience.policy,
    closing: audience.closing,
    capturedAt: instants.length === 0 ? null : instants.reduce((newest, at) => Math.max(newest, at)),
    markets: shown,
  };
}
