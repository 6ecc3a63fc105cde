import type { EventOdds, OddsMarket, OfferedPrice, OperatorPrices, PricePoint } from '../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { OLDEST_PRICE_MS } from '../../web/domain/odds.ts';
import type { OffersPolicy } from '../../web/domain/offers.ts';
import type { Lifetime } from '../cache/cache.ts';
import { type CountryOffers, readShownOffers, type Viewer } from '../content/pageSettings.ts';
import type { Result } from '../result.ts';
import { settingsContext } from '../services.ts';
import { type Failure, failure } from '../upstream/fetchJson.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from './feedOdds.ts';
import { bestOverTime, type OddsHistory, pointsOf } from './oddsHistory.ts';
import type { ListContext } from './readList.ts';
import { seenOddsReading } from './seenOdds.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const IN_PLAY: Lifetime = { fresh: 20 * SECOND, usable: 40 * SECOND, keep: 30 * MINUTE };
const BEFORE: Lifetime = { fresh: MINUTE, usable: 3 * MINUTE, keep: 30 * MINUTE };

/** Who asks for prices: the country's operators in the editors' order, and the instants that tell an old price. */
export interface OddsAudience {
  /** Names by provider slug. */
  operators: ReadonlyMap<string, string>;
  policy: OffersPolicy;
  hiddenMarkets: readonly string[];
  /** The visitor's instant, milliseconds UTC. */
  now: number;
  /** When the feed last gave this answer, in the same clock. */
  confirmedAt: number;
}

function openingOf(points: readonly PricePoint[]): OfferedPrice['opening'] {
  const [first] = points;
  return first === undefined || first.decimal === null ? null : { decimal: first.decimal, at: first.at };
}

function stateOf({ active }: FeedOffer, at: number, now: number): OfferedPrice['state'] {
  if (!active) return 'suspended';
  return now - at <= OLDEST_PRICE_MS ? 'live' : 'old';
}

/** What the feed and the site know of an event's prices, for every country. */
interface KnownOdds extends FeedOdds {
  history: OddsHistory;
}

function marketOf(market: FeedMarket, { capturedAt, history }: KnownOdds, audience: OddsAudience): OddsMarket | null {
  const { type, scope, line, outcomes, offers } = market;
  const { operators, now, confirmedAt } = audience;
  const rows = [...operators].map(([provider, operator]): OperatorPrices => {
    const prices = outcomes.map((outcome, index): OfferedPrice | null => {
      const offer = offers[index]?.find((each) => each.provider === provider);
      if (offer === undefined) return null;
      const { decimal, previous } = offer;
      // A feed that does not say when is taken at its answer's instant; no price is newer than that.
      const at = Math.min(offer.capturedAt ?? capturedAt ?? confirmedAt, confirmedAt);
      const opening = openingOf(pointsOf(history, market, outcome, provider));
      return { decimal, previous, opening, state: stateOf(offer, at, now), at };
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

/** The prices of a country's operators alone, and their past; a suspended or an old one says so. */
export function oddsForCountry(odds: KnownOdds, audience: OddsAudience): EventOdds {
  const allowed = odds.markets.filter(({ type }) => !audience.hiddenMarkets.includes(type));
  const shown = allowed.flatMap((market) => marketOf(market, odds, audience) ?? []);
  const instants = shown.flatMap(({ rows }) => rows.flatMap(({ prices }) => prices.map((price) => price?.at ?? 0)));
  return {
    policy: audience.policy,
    capturedAt: instants.length === 0 ? null : instants.reduce((newest, at) => Math.max(newest, at)),
    markets: shown,
  };
}

/** Whether a country's prices may stand beside a match now: before it, and while it runs where that is allowed. */
function isPriced(match: Match, { policy, operators }: CountryOffers): boolean {
  const phase = phaseOf(match);
  return policy.allowed && operators.length > 0 && (phase === 'upcoming' || (phase === 'live' && policy.oddsInPlay));
}

/** All prices of a match that the visitor's country may see; without markets where there are none. */
export async function readEventOdds(
  match: Match,
  visitor: Viewer,
  { services, clock, background }: ListContext,
): Promise<Result<EventOdds, Failure>> {
  const { live, content } = services.clientsAt(clock);
  const offers = await readShownOffers(visitor, settingsContext(services, content, background));
  const { policy, hiddenMarkets } = offers;
  if (!offers.available) return failure('unreachable', 'nobody knows what the country allows');
  if (!isPriced(match, offers)) return { ok: true, value: { policy, capturedAt: null, markets: [] } };
  const lifetime = phaseOf(match) === 'live' ? IN_PLAY : BEFORE;
  const seen = { client: live, lasting: services.lasting, background, now: clock.now };
  const answer = await services.odds.read(seenOddsReading(match, lifetime, seen), background);
  if (!answer.ok) return answer;
  const { value, at } = answer.value;
  const operators = new Map(offers.operators.map(({ provider, name }) => [provider, name]));
  // Time that stands still for a developer stands still for prices too.
  const confirmedAt = clock.frozen ? clock.now : at;
  return { ok: true, value: oddsForCountry(value, { operators, policy, hiddenMarkets, now: clock.now, confirmedAt }) };
}
