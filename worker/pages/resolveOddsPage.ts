import type { OddsView } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { MAX_FIELD, MAX_SELECTIONS } from '../../web/domain/betCalculator.ts';
import { OLDEST_PRICE_MS } from '../../web/domain/odds.ts';
import { DESK_ORDERS, type GivenSlip, type OddsDesk } from '../../web/domain/oddsDesk.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { isCalendarDate } from '../../web/domain/zonedDay.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { longDay } from '../../web/format/calendar.ts';
import { type DeskQuery, deskDays, loadCalculator, loadOddsDesk } from '../live/odds/loadOddsDesk.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { metaOf, type PageContext, pageState, wordsOf } from './pageContext.ts';

/** Parses the query of the desk. Invalid values mean the first sport, today, by competition. */
function askedOf({ search, feed, visitor }: PageContext): DeskQuery {
  const days = deskDays(visitor);
  const date = search.get('date') ?? '';
  return {
    sport: feed.coverage.sports.find((each) => each === search.get('sport')) ?? feed.coverage.sports[0] ?? 'football',
    date: isCalendarDate(date) && date >= days.from && date <= days.to ? date : days.from,
    order: DESK_ORDERS.find((each) => each === search.get('order')) ?? 'competition',
    page: readPage(search.get('page')) ?? 1,
  };
}

/** When a desk ends, and why: its first price is too old, or its first match kicks off. */
function endOf({ asOf, rows, movers }: OddsDesk, now: number): OddsView['until'] {
  if (asOf === null) return null;
  const kickOffs = [...rows, ...movers].map(({ match }) => match.kickOff).filter((kickOff) => kickOff > now);
  const [begun, old] = [Math.min(...kickOffs), asOf + OLDEST_PRICE_MS];
  return begun < old ? { at: begun, why: 'begun' } : { at: old, why: 'old' };
}

/**
 * The odds desk. Its address and status are the same for all visitors. Without odds it shows a reason and is not
 * indexed.
 */
export async function resolveOddsPage(route: Route & { name: 'odds' }, context: PageContext): Promise<PageDraft> {
  const t = wordsOf(context);
  const asked = askedOf(context);
  const today = deskDays(context.visitor).from;
  const state = async () => {
    const panel = await loadOddsDesk(asked, context.visitor, context);
    const until = panel.kind === 'desk' ? endOf(panel.desk, context.visitor.now) : null;
    const view = { kind: 'odds', sport: asked.sport, panel: new ServerOnly(panel), until } as const;
    return pageState(context, route, view);
  };
  const isOwn = !['sport', 'date', 'order', 'page'].some((name) => context.search.has(name));
  return {
    status: 200,
    head: {
      title: asked.date === today ? t('desk.metaTitle') : t('desk.titleOn', { date: longDay(asked.date, today, t) }),
      description: t('desk.metaDescription'),
      route,
      indexed: isOwn && (await metaOf(context)) === 'meta',
    },
    state: state(),
  };
}

function slipOf({ search }: PageContext): GivenSlip {
  const field = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_FIELD);
  return {
    prices: Array.from({ length: MAX_SELECTIONS }, (_, index) => field(`p${index + 1}`)),
    stake: field('stake'),
  };
}

/** The calculator, with the result for the slip in its address. */
export async function resolveCalculatorPage(
  route: Route & { name: 'calculator' },
  context: PageContext,
): Promise<PageDraft> {
  const t = wordsOf(context);
  const given = slipOf(context);
  const state = async () => {
    const panel = await loadCalculator(given, context.visitor, context);
    return pageState(context, route, { kind: 'odds', sport: 'football', panel: new ServerOnly(panel), until: null });
  };
  const isEmpty = given.stake === '' && given.prices.every((price) => price === '');
  return {
    status: 200,
    head: {
      title: t('calculator.title'),
      description: t('calculator.metaDescription'),
      route,
      indexed: isEmpty && (await metaOf(context)) === 'meta',
    },
    state: state(),
  };
}
