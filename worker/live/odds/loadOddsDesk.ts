import { competitionOrder } from '../../../web/domain/matchOrder.ts';
import { isPricedDay, PRICED_DAYS } from '../../../web/domain/nearDays.ts';
import type { DeskOrder, GivenSlip, OddsPanel, OddsTool } from '../../../web/domain/oddsDesk.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import { addDays, type DaySpan, zonedTime } from '../../../web/domain/zonedTime.ts';
import { shownDecimal } from '../../../web/format/shownPrice.ts';
import { type CountryOffers, loadShownOffers } from '../../content/pageSettings.ts';
import { loadOrder } from '../competition/navigation.ts';
import { loadWholeDay, utcDatesOf } from '../day/daySnapshot.ts';
import { loadDayOdds } from '../odds/dayOdds.ts';
import type { ListedDay } from '../prices/listedOdds.ts';
import { listedDayKey } from '../prices/listedOdds.ts';
import { winnerMarketOf } from '../prices/oddsBook.ts';
import type { ReadContext } from '../state/readContext.ts';
import { audienceOf } from './bestPrices.ts';
import { deskOf, deskRows } from './oddsDesk.ts';

/** The desk's options from an address. */
export interface DeskQuery {
  sport: Sport;
  /** `YYYY-MM-DD` of the visitor's calendar, one of `deskDays`. */
  date: string;
  order: DeskOrder;
  /** From 1. */
  page: number;
}

/** The country's offers, or the panel that explains why odds pages are not shown. */
async function openOffers(
  tool: OddsTool,
  visitor: Visitor,
  { feed, content }: ReadContext,
): Promise<{ offers: CountryOffers } | Extract<OddsPanel, { tool: OddsTool }>> {
  if (visitor.scoresOnly) return { kind: 'hidden', tool };
  const offers = await loadShownOffers(visitor, content);
  if (!offers.available) return { kind: 'unavailable', tool };
  const isOpen = offers.policy.allowed && offers.operators.length > 0 && feed.coverage.parts.includes('odds');
  return isOpen ? { offers } : { kind: 'no-odds', tool };
}

/** The calculator for a visitor. It has no prices, but is shown only where odds are. */
export async function loadCalculator(given: GivenSlip, visitor: Visitor, context: ReadContext): Promise<OddsPanel> {
  const open = await openOffers('calculator', visitor, context);
  return 'kind' in open ? open : { kind: 'calculator', given, policy: open.offers.policy };
}

/** The days that have prices: the visitor's today and the next few. */
export function deskDays({ now, zone }: Visitor): DaySpan {
  const today = zonedTime(now, zone).date;
  return { from: today, to: addDays(today, PRICED_DAYS.after) };
}

/** The odds desk for a visitor. It uses the matches and prices of the day's lists, so it makes no calls of its own. */
export async function loadOddsDesk(query: DeskQuery, visitor: Visitor, context: ReadContext): Promise<OddsPanel> {
  const tool = 'desk';
  const { sport, date, order, page } = query;
  const [open, snapshot] = await Promise.all([
    openOffers(tool, visitor, context),
    loadWholeDay({ sport, date, zone: visitor.zone }, context),
  ]);
  if ('kind' in open) return open;
  const { clock, feed, live } = context;
  const { operators, policy, hiddenMarkets } = open.offers;
  if (hiddenMarkets.includes(winnerMarketOf(sport))) return { kind: 'no-odds', tool };
  const days = deskDays(visitor);
  if (!snapshot.ok) return { kind: 'unavailable', tool };
  const { matches } = snapshot.value;
  const dates = utcDatesOf(date, visitor.zone).filter((each) => isPricedDay(each, clock.now));
  const [topIds, book, ...past] = await Promise.all([
    loadOrder(sport, visitor, context),
    loadDayOdds({ sport, matches }, context),
    ...dates.map((each) => live.odds.listed.day(listedDayKey(feed.upstream.id, each))),
  ]);
  if (!book.ok) return { kind: 'unavailable', tool };
  const listed: ListedDay = Object.assign({}, ...past);
  const rows = deskRows({
    matches,
    book: book.value,
    listed,
    audience: audienceOf({ operators, policy }),
    clock,
    asShown: (decimal) => shownDecimal(decimal, visitor.oddsFormat),
  });
  const compare = competitionOrder(topIds, visitor.locale);
  return { kind: 'desk', desk: deskOf(rows, { sport, date, today: days.from, days, order, page }, compare), policy };
}
