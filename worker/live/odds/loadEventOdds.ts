import type { EventOdds, OddsMarket, OfferedPrice, OperatorPrices, PricePoint } from '../../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { mayHavePrices, type OddsBoard, OLDEST_PRICE_MS, outcomesOf } from '../../../web/domain/odds.ts';
import type { OffersPolicy } from '../../../web/domain/settings.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { noted } from '../../base/background.ts';
import { type Answer, mapped, ok, orNothing } from '../../base/result.ts';
import type { CachedValue } from '../../cache/cacheTypes.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { type CountryOffers, loadShownOffers, OFFERS_UNKNOWN, type Viewer } from '../../content/pageSettings.ts';
import type { FeedMarket, FeedOffer } from '../../feeds/feedOdds.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import { matchWinnerPrices, winnerMarketOf } from '../prices/oddsBook.ts';
import { bestOverTime, pointsOf, type SeenOdds } from '../prices/oddsHistory.ts';
import type { ReadContext } from '../state/readContext.ts';
import { audienceOf, bestPrices } from './bestPrices.ts';
import { closingOddsRequest, seenOddsRequest } from './seenOdds.ts';

/** The country's operators in the editors' order, its policy, and the instants that decide whether a price is old. */
interface OddsAudience {
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

function marketOf(market: FeedMarket, { capturedAt, history }: SeenOdds, audience: OddsAudience): OddsMarket | null {
  const { type, scope, line, outcomes, offers } = market;
  const { operators, confirmedAt } = audience;
  const rows = [...operators].map(([provider, operator]): OperatorPrices => {
    const prices = outcomes.map((outcome, index): OfferedPrice | null => {
      const offer = offers[index]?.find((each) => each.provider === provider);
      if (offer === undefined) return null;
      const { decimal, previous } = offer;
      // A price without a time gets the time of its answer. No price is newer than its answer.
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
export function oddsForCountry(odds: SeenOdds, audience: OddsAudience): EventOdds {
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

/** Whether a country allows prices beside a match now: before kick-off, and in play where the policy allows it. */
function isPriced(match: Match, { policy, operators }: CountryOffers): boolean {
  return policy.allowed && operators.length > 0 && mayHavePrices(match, policy);
}

/** Whether a country allows the closing prices of a match, which exist after full-time. */
function isClosed(match: Match, { policy, operators }: CountryOffers): boolean {
  return policy.allowed && operators.length > 0 && phaseOf(match) === 'finished';
}

/** The last match-winner prices from a list, for when the match's own call fails, or null. */
function pricesOfList(match: Match, { live, feed }: ReadContext): CachedValue<SeenOdds> | null {
  const date = utcDate(match.kickOff);
  const [book] = live.odds.books.valuesUnder(`${feed.upstream.id}:odds:${match.sport}:${date}`);
  const entry = book?.[match.id];
  if (entry === undefined || entry.prices.length === 0) return null;
  const type = winnerMarketOf(match.sport);
  const offers = outcomesOf(match.sport).map((outcome) =>
    entry.prices
      .filter((price) => price.outcome === outcome)
      .map(({ provider, decimal, at }) => ({ provider, decimal, previous: null, active: true, capturedAt: at })),
  );
  const market = { type, scope: entry.scope, line: null, outcomes: [...(OUTCOMES[type] ?? [])], offers };
  const value = { capturedAt: null, markets: [market], history: {} };
  return { value, at: entry.at, confirmedAt: entry.at, failing: true, paced: false };
}

/** Reads a match's prices and their history, shared by all parts of its page. */
async function loadSeenOdds(match: Match, context: ReadContext): Promise<Answer<CachedValue<SeenOdds>>> {
  const phase = phaseOf(match);
  const request =
    phase === 'finished'
      ? closingOddsRequest(match, context)
      : seenOddsRequest(match, phase === 'live' ? LIFETIMES.oddsInPlay : LIFETIMES.oddsBefore, context);
  return noted(await context.live.odds.matches.read(request, context.background), request.key, context.background);
}

// The last prices of a list replace a failed call of the match.
async function loadShownOdds(
  match: Match,
  closing: boolean,
  context: ReadContext,
): Promise<Answer<CachedValue<SeenOdds> & { isListed: boolean }>> {
  const answer = await loadSeenOdds(match, context);
  if (answer.ok) return ok({ ...answer.value, isListed: false });
  const listed = closing ? null : pricesOfList(match, context);
  return listed === null ? answer : ok({ ...listed, isListed: true });
}

/** All prices of a match in the visitor's country, or the closing ones after full-time. */
export async function loadEventOdds(match: Match, visitor: Viewer, context: ReadContext): Promise<Answer<EventOdds>> {
  const { clock } = context;
  const offers = await loadShownOffers(visitor, context.content);
  const { policy, hiddenMarkets } = offers;
  if (!offers.available) return OFFERS_UNKNOWN;
  const closing = isClosed(match, offers);
  const none = { policy, closing, capturedAt: null, markets: [] };
  if (!closing && !isPriced(match, offers)) return ok(none);
  const answer = await loadShownOdds(match, closing, context);
  if (!answer.ok) return orNothing(answer, 'excluded', none);
  const { value, at, isListed } = answer.value;
  const operators = new Map(offers.operators.map(({ provider, name }) => [provider, name]));
  // A frozen clock freezes the age of prices too.
  const confirmedAt = clock.frozen ? clock.now : at;
  const audience = { operators, policy, hiddenMarkets, now: clock.now, confirmedAt, closing };
  return ok({ ...oddsForCountry(value, audience), ...(isListed && { isPartial: true as const }) });
}

/** The best match-winner prices of one match in the visitor's country; empty when there are none. */
export async function loadEventPrices(match: Match, visitor: Viewer, context: ReadContext): Promise<Answer<OddsBoard>> {
  const offers = await loadShownOffers(visitor, context.content);
  if (!offers.available) return OFFERS_UNKNOWN;
  if (!isPriced(match, offers) || offers.hiddenMarkets.includes(winnerMarketOf(match.sport))) return ok({});
  const prices = mapped(await loadSeenOdds(match, context), ({ value, at }) => {
    const entry = { asked: at, at, ...matchWinnerPrices(value, match.sport) };
    return bestPrices({ [match.id]: entry }, [match], audienceOf(offers), context.clock);
  });
  return orNothing(prices, 'excluded', {});
}
