import * as v from 'valibot';
import { OLDEST_PRICE_MS } from '../../web/domain/bestOdds.ts';
import {
  type EventOdds,
  marketBoardEntries,
  type OddsMarket,
  type OfferedPrice,
  type OperatorPrices,
} from '../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import type { OffersPolicy } from '../../web/domain/offers.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Lifetime } from '../cache/cache.ts';
import { type CountryOffers, readCountryOffers } from '../content/pageSettings.ts';
import type { Result } from '../result.ts';
import { settingsContext } from '../services.ts';
import { type Failure, failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import type { ListContext } from './readList.ts';
import type { Rejections } from './rejections.ts';
import { type FeedMarket, type FeedOdds, type FeedOffer, readFeedOdds } from './wireOdds.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const IN_PLAY: Lifetime = { fresh: 20 * SECOND, usable: 40 * SECOND, keep: 30 * MINUTE };
const BEFORE: Lifetime = { fresh: MINUTE, usable: 3 * MINUTE, keep: 30 * MINUTE };

const instant = v.nullable(v.number());

const storedOdds = v.object({
  capturedAt: instant,
  markets: v.array(
    v.object({
      ...marketBoardEntries,
      offers: v.array(
        v.array(
          v.object({
            provider: v.string(),
            decimal: v.number(),
            previous: v.nullable(v.number()),
            active: v.boolean(),
            capturedAt: instant,
          }),
        ),
      ),
    }),
  ),
});

function parseStoredOdds(stored: unknown): FeedOdds | null {
  const result = v.safeParse(storedOdds, stored);
  return result.success ? result.output : null;
}

async function loadFeedOdds(
  client: LiveClient,
  id: string,
  rejections: Rejections,
): Promise<Result<FeedOdds, Failure>> {
  const answer = await client.odds({ id });
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: { capturedAt: null, markets: [] } };
  const odds = readFeedOdds(answer.value, rejections);
  return odds === null ? failure('shape', 'no markets') : { ok: true, value: odds };
}

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

function priceOf(offer: FeedOffer | undefined, answeredAt: number | null, audience: OddsAudience): OfferedPrice | null {
  if (offer === undefined) return null;
  const { now, confirmedAt } = audience;
  // A feed that does not say when is taken at its answer's instant; no price is newer than that.
  const at = Math.min(offer.capturedAt ?? answeredAt ?? confirmedAt, confirmedAt);
  const isLive = offer.active && now - at <= OLDEST_PRICE_MS;
  return { decimal: offer.decimal, previous: offer.previous, state: isLive ? 'live' : 'suspended', at };
}

function marketOf(market: FeedMarket, answeredAt: number | null, audience: OddsAudience): OddsMarket | null {
  const { type, scope, line, outcomes, offers } = market;
  const rows = [...audience.operators].map(([provider, operator]): OperatorPrices => {
    const prices = offers.map((each) =>
      priceOf(
        each.find((offer) => offer.provider === provider),
        answeredAt,
        audience,
      ),
    );
    return { provider, operator, prices };
  });
  const priced = rows.filter(({ prices }) => prices.some((price) => price !== null));
  return priced.length === 0 ? null : { type, scope, line, outcomes, rows: priced };
}

/** The prices of a country's operators alone; a suspended or an old one says so. */
export function oddsForCountry({ capturedAt, markets }: FeedOdds, audience: OddsAudience): EventOdds {
  const allowed = markets.filter(({ type }) => !audience.hiddenMarkets.includes(type));
  const shown = allowed.flatMap((market) => marketOf(market, capturedAt, audience) ?? []);
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
  visitor: Pick<Visitor, 'country' | 'locale'>,
  { services, clock, background }: ListContext,
): Promise<Result<EventOdds, Failure>> {
  const { live, content } = services.clientsAt(clock);
  const offers = await readCountryOffers(visitor, settingsContext(services, content, background));
  const { policy, hiddenMarkets } = offers;
  if (!offers.available) return failure('unreachable', 'nobody knows what the country allows');
  if (!isPriced(match, offers)) return { ok: true, value: { policy, capturedAt: null, markets: [] } };
  const answer = await services.odds.read(
    {
      key: `${live.upstream.id}:event-odds:${match.id}`,
      lifetime: phaseOf(match) === 'live' ? IN_PLAY : BEFORE,
      load: () => loadFeedOdds(live, match.id, services.rejections),
      parse: parseStoredOdds,
    },
    background,
  );
  if (!answer.ok) return answer;
  const { value, at } = answer.value;
  const operators = new Map(offers.operators.map(({ provider, name }) => [provider, name]));
  // Time that stands still for a developer stands still for prices too.
  const confirmedAt = clock.frozen ? clock.now : at;
  return { ok: true, value: oddsForCountry(value, { operators, policy, hiddenMarkets, now: clock.now, confirmedAt }) };
}
