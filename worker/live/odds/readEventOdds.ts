import type { EventOdds } from '../../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import type { OddsBoard } from '../../../web/domain/odds.ts';
import type { Result } from '../../base/result.ts';
import type { Known } from '../../cache/cache.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { type CountryOffers, readShownOffers, type Viewer } from '../../content/pageSettings.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { ReadContext } from '../readContext.ts';
import { audienceOf, bestPrices } from './bestPrices.ts';
import { oddsForCountry } from './eventOdds.ts';
import { matchWinnerPrices, winnerMarketOf } from './matchWinnerPrices.ts';
import { pricesOfList } from './pricesOfList.ts';
import { closingOddsReading, type SeenOdds, seenOddsReading } from './seenOdds.ts';

/** Whether a country's prices may stand beside a match now: before it, and while it runs where that is allowed. */
function isPriced(match: Match, { policy, operators }: CountryOffers): boolean {
  const phase = phaseOf(match);
  return policy.allowed && operators.length > 0 && (phase === 'upcoming' || (phase === 'live' && policy.oddsInPlay));
}

/** Whether a country's closing prices may be told of a match: once it has ended. */
function isClosed(match: Match, { policy, operators }: CountryOffers): boolean {
  return policy.allowed && operators.length > 0 && phaseOf(match) === 'finished';
}

/** What the feed says of a match's odds, with what the site has seen before: one answer behind all of the match's page. */
function readSeenOdds(
  match: Match,
  { feed: client, live, clock, background }: ReadContext,
): Promise<Result<Known<SeenOdds>, Failure>> {
  const phase = phaseOf(match);
  const { histories, listed, matches } = live.odds;
  const context = { client, histories, listed, background, now: clock.now };
  const reading =
    phase === 'finished'
      ? closingOddsReading(match, context)
      : seenOddsReading(match, phase === 'live' ? LIFETIMES.oddsInPlay : LIFETIMES.oddsBefore, context);
  return matches.read(reading, background);
}

// While a match's own call gives nothing, the last prices of a list are better than none.
async function readShownOdds(
  match: Match,
  closing: boolean,
  context: ReadContext,
): Promise<Result<Known<SeenOdds>, Failure>> {
  const answer = await readSeenOdds(match, context);
  if (answer.ok || closing) return answer;
  const listed = pricesOfList(match, context);
  return listed === null ? answer : { ok: true, value: listed };
}

/** All prices of a match that the visitor's country may see, the closing ones once it has ended; without markets where there are none. */
export async function readEventOdds(
  match: Match,
  visitor: Viewer,
  context: ReadContext,
): Promise<Result<EventOdds, Failure>> {
  const { clock } = context;
  const offers = await readShownOffers(visitor, context.content);
  const { policy, hiddenMarkets } = offers;
  if (!offers.available) return failure('unreachable', 'nobody knows what the country allows');
  const closing = isClosed(match, offers);
  if (!closing && !isPriced(match, offers)) {
    return { ok: true, value: { policy, closing, capturedAt: null, markets: [] } };
  }
  const answer = await readShownOdds(match, closing, context);
  if (!answer.ok) return answer;
  const { value, at } = answer.value;
  const operators = new Map(offers.operators.map(({ provider, name }) => [provider, name]));
  // Time that stands still for a developer stands still for prices too.
  const confirmedAt = clock.frozen ? clock.now : at;
  const audience = { operators, policy, hiddenMarkets, now: clock.now, confirmedAt, closing };
  return { ok: true, value: oddsForCountry(value, audience) };
}

/** The best who-wins prices of one match among the operators of the visitor's country; empty where there are none. */
export async function readEventPrices(match: Match, visitor: Viewer, context: ReadContext): Promise<OddsBoard> {
  const offers = await readShownOffers(visitor, context.content);
  if (!isPriced(match, offers) || offers.hiddenMarkets.includes(winnerMarketOf(match.sport))) return {};
  const answer = await readSeenOdds(match, context);
  if (!answer.ok) return {};
  const { value, at } = answer.value;
  const entry = { asked: at, at, ...matchWinnerPrices(value, match.sport) };
  return bestPrices({ [match.id]: entry }, [match], audienceOf(offers), context.clock);
}
