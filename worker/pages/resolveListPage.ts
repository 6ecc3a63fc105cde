import { Late } from '../../web/data/late.ts';
import type { ListView, PageState } from '../../web/data/pageState.ts';
import { hasBadge, oddsQuery, snapshotQuery } from '../../web/data/queries.ts';
import { type KnownAnswer, knownAnswer } from '../../web/data/queryClient.ts';
import type { ListFilter, ListQuery } from '../../web/domain/listQuery.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import { clampedPage, countFor, isLong, pagesOf } from '../../web/domain/snapshot.ts';
import { mapped } from '../base/result.ts';
import { loadNextMatch } from '../live/day/nextMatch.ts';
import { coveredDays, loadListOdds, loadListSnapshot } from '../live/list/loadList.ts';
import { askedOf, type DayReading, type ListParts } from './dayReading.ts';
import { type PageContext, pageState } from './pageContext.ts';

const isEmptyUnder = ({ counters }: Snapshot, filter: ListFilter) => countFor(counters, filter) === 0;

/** The next match after an empty list: later that day, or on another day. */
async function nextMatch(query: ListQuery, { matches }: Snapshot, context: PageContext): Promise<Match | null> {
  const later = matches.filter((match) => phaseOf(match) === 'upcoming').toSorted(byKickOff)[0];
  return later ?? loadNextMatch(query.date, query, context);
}

/** The list, and its prices as soon as they are there. */
function answersOf(query: ListQuery, listed: Snapshot, { isUnpriced }: ListParts, context: PageContext) {
  const { livePollSeconds } = context.config;
  const { queryKey } = oddsQuery(query, livePollSeconds);
  const answers = [knownAnswer(snapshotQuery(query, livePollSeconds).queryKey, listed)];
  if (isUnpriced) return { answers };
  const prices = loadListOdds(query, context.visitor, context, { listed });
  return {
    answers,
    late: {
      odds: new Late<KnownAnswer>(prices.then((board) => mapped(board, (known) => knownAnswer(queryKey, known)))),
    },
  };
}

/** The state of a page that lists a day's matches, from the reading that its head shares. */
export async function resolveListPage(
  context: PageContext,
  parts: ListParts,
  { query: onDay, snapshot: read, nearest }: DayReading,
): Promise<PageState> {
  const { visitor } = context;
  const asked = askedOf(context);
  const filter = parts.only ?? asked.filter;
  const { region, tournament } = parts;
  const including = coveredDays(context);
  const whole = nearest === null ? onDay : { ...onDay, date: nearest };
  let snapshot = nearest === null ? read : await loadListSnapshot(whole, context);
  // A day too long for one page is read with its filter. The page filters any other day itself.
  const asking = snapshot.ok && isLong(snapshot.value.counters) ? { ...whole, filter } : whole;
  if (asking.filter !== whole.filter) snapshot = await loadListSnapshot(asking, context);
  const known: Snapshot | null = snapshot.ok ? snapshot.value : null;
  const query = known === null ? asking : { ...asking, page: clampedPage(known.counters, asking) };
  const days = await including;
  const next = known === null || !isEmptyUnder(known, filter) ? null : await nextMatch(query, known, context);
  const view: ListView = {
    kind: 'list',
    query,
    filter,
    today: asked.today,
    pages: known === null ? 1 : pagesOf(known.counters, filter),
    ...(days == null ? {} : { days }),
    ...(nearest === null ? {} : { isNearest: true }),
    ...(next === null ? {} : { next }),
    ...(!snapshot.ok && snapshot.error.kind === 'excluded' ? { isOutside: true } : {}),
    ...(region === undefined ? {} : { place: region.names[visitor.locale] }),
  };
  const state = await pageState(context, parts.route, view, {
    besideRunning: parts.only === 'live',
    hasBadge: hasBadge(query, visitor),
    names: { country: region, competition: tournament },
    ...(known !== null && answersOf(query, known, parts, context)),
  });
  const matchTime = matchTimeOf(visitor.now, known);
  return { ...state, matchTime };
}
