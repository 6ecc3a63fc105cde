import { DAY, SECOND } from '../calendar.ts';
import type { Match } from '../match.ts';
import { fraction } from '../seed.ts';
import { latest, phaseAt, type Story } from '../story.ts';
import { bookOdds } from './book.ts';
import type { FairMarket } from './fair.ts';
import { footballBoard, footballFair } from './footballFair.ts';
import { type MatchState, matchState } from './matchState.ts';
import { pointsBoard, pointsFair } from './pointsFair.ts';
import { marginOf, type Provider, providersOf, repricings, tiltOf } from './providers.ts';

interface Offer {
  readonly provider: Provider;
  readonly odds: number;
  readonly odds_old: number | null;
  readonly active: boolean;
}

/** Bookmakers open a match this long before it begins. */
const OPENS = 10 * DAY;

/** Which markets are priced: all, or who wins alone. */
export type Markets = 'all' | 'winner';

const NO_LINES = { totals: [], handicaps: [], scores: [], halfTimeOpen: false };

const isWinner = ({ type }: FairMarket) => type === '1x2' || type === '12';

/** Prices the board that is open at `now` at any state of the match. */
function pricing(match: Match, story: Story, now: number, markets: Markets): (state: MatchState) => FairMarket[] {
  const state = matchState(match, story, now, 0);
  const isWhole = markets === 'all';
  const { sport } = match;
  if (sport === 'football') {
    const board = isWhole ? footballBoard(state) : NO_LINES;
    return (at) => footballFair(board, at).filter((market) => isWhole || isWinner(market));
  }
  const board = isWhole ? pointsBoard(sport, state) : NO_LINES;
  return (at) => pointsFair(sport, board, at);
}

/** The instant after which nothing of the scope can be bet on any more; nothing before it if the match never ends. */
function closesAt(story: Story, scope: FairMarket['scope']): number {
  const ended = story.phases.find(({ kind }) => kind === 'ended')?.at ?? Number.POSITIVE_INFINITY;
  if (scope === 'ot') return ended;
  const regular = story.results.find(({ name }) => name === 'ordinarytime')?.at ?? Number.POSITIVE_INFINITY;
  return Math.min(ended, regular);
}

interface Quote {
  readonly provider: Provider;
  readonly pricedAt: number;
  readonly markets: readonly (readonly { readonly odds: number; readonly old: number | null }[])[];
}

/** Not a moment to bet: play stands still, somebody has just scored, or the bookmaker has to price the score yet. */
function isSuspended({ provider, pricedAt }: Quote, match: Match, story: Story, now: number): boolean {
  if (!/^(Not started|Kick Off Delayed|\d|Halftime|Overtime)/.test(phaseAt(story, now).status)) return true;
  const scored = latest(story.scores, now)?.at ?? Number.NEGATIVE_INFINITY;
  const pause = { football: 24, 'ice-hockey': 18, handball: 0, basketball: 0 }[match.sport];
  if (pause > 0 && pricedAt < scored) return true;
  if (pause > 0 && now - scored < (pause + 10 * fraction(`reopens|${provider}`)) * SECOND) return true;
  const moment = Math.floor(now / (30 * SECOND));
  return fraction(`suspended|${provider}|${match.id}|${moment}`) < 0.02;
}

/** What a bookmaker asks for every outcome of the board, and what it asked before. */
function quote(
  provider: Provider,
  match: Match,
  story: Story,
  at: number,
  price: (state: MatchState) => FairMarket[],
): Quote {
  const kickOff = story.properties[0]?.at ?? null;
  const instants = repricings(provider, match, at, kickOff);
  const margin = marginOf(provider, match);
  const [current, before] = instants.map((set) => price(matchState(match, story, set, tiltOf(provider, match, set))));
  const markets = (current ?? []).map((market) => {
    const known = before?.find(
      ({ type, scope, line }) => type === market.type && scope === market.scope && line === market.line,
    );
    const old = known ? bookOdds(known, margin) : [];
    return bookOdds(market, margin).map((odds, index) => ({ odds, old: old[index] ?? null }));
  });
  return { provider, pricedAt: instants[0], markets };
}

/** A side market whose end is as good as known is taken off the board; the result stays to the last. */
function isWorthPricing({ type, outcomes }: FairMarket): boolean {
  const certain = outcomes.some(({ chance }) => chance > (type === 'dc' ? 0.985 : 0.97));
  return type === '1x2' || type === '12' || (outcomes.length > 0 && !certain);
}

/** The odds of an event at an instant: every open market with what each of its bookmakers offers. */
export function oddsOf(match: Match, story: Story, now: number, wanted: Markets = 'all') {
  // Once a match has ended the closing prices are told: those of its kick-off.
  const hasEnded = now >= closesAt(story, 'ot');
  const at = Math.floor((hasEnded ? match.start - SECOND : now) / (5 * SECOND)) * 5 * SECOND;
  const captured_at = new Date(at).toISOString();
  if (now < match.start - OPENS) return { captured_at, markets: [] };
  const price = pricing(match, story, at, wanted);
  const quotes = providersOf(match).map((provider) => {
    const quoted = quote(provider, match, story, at, price);
    return { ...quoted, suspended: isSuspended(quoted, match, story, now) };
  });
  const markets = price(matchState(match, story, at, 0)).flatMap((market, order) => {
    if (!isWorthPricing(market)) return [];
    const open = now < closesAt(story, market.scope);
    const outcomes = market.outcomes.map(({ subtype }, index) => ({
      subtype,
      offers: quotes.flatMap(({ provider, suspended, markets: quoted }): Offer[] => {
        const cell = quoted[order]?.[index];
        return cell ? [{ provider, odds: cell.odds, odds_old: cell.old, active: open && !suspended }] : [];
      }),
    }));
    return [{ type: market.type, scope: market.scope, line: market.line, outcomes }];
  });
  return { captured_at, markets };
}
