import type { ListView, PageState } from '../../web/data/pageState.ts';
import { hasBadge, oddsQuery, snapshotQuery } from '../../web/data/queries.ts';
import { type KnownAnswer, knownAnswer } from '../../web/data/queryClient.ts';
import type { ListFilter, ListQuery } from '../../web/domain/listQuery.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import { clampedPage, countFor, isLong, pagesOf } from '../../web/domain/snapshot.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readNextMatch } from '../live/nextMatch.ts';
import { coveredDays, readListOdds, readListSnapshot } from '../live/readList.ts';
import { askedOf, type ListParts, type PendingDay } from './dayReading.ts';
import { HEAD_PATIENCE_MS, PATIENCE_MS, type PageContext, pageState } from './pageContext.ts';

const isEmptyUnder = ({ counters }: Snapshot, filter: ListFilter) => countFor(counters, filter) === 0;

/** The next match after an empty list: later that day, or on another day. */
async function nextMatch(query: ListQuery, { matches }: Snapshot, context: PageContext): Promise<Match | null> {
  const later = matches.filter((match) => phaseOf(match) === 'upcoming').toSorted(byKickOff)[0];
  return later ?? (await withTimeout(readNextMatch(query.date, query, context), PATIENCE_MS)) ?? null;
}

async function answersOf(query: ListQuery, listed: Snapshot, context: PageContext): Promise<KnownAnswer[]> {
  const { livePollSeconds } = context.config;
  const shown = knownAnswer(snapshotQuery(query, livePollSeconds).queryKey, listed);
  const odds = await withTimeout(readListOdds(query, context.visitor, context, { listed }), PATIENCE_MS);
  return odds === undefined ? [shown] : [shown, knownAnswer(oddsQuery(query, livePollSeconds).queryKey, odds)];
}

/** The state of a page that lists a day's matches. `day` is the reading that the head shares. */
export async function resolveListPage(context: PageContext, parts: ListParts, day: PendingDay): Promise<PageState> {
  const { visitor } = context;
  const asked = askedOf(context);
  const filter = parts.only ?? asked.filter;
  const { region, tournament } = parts;
  const including = coveredDays(context);
  const [onDay, nearest] = await Promise.all([day.snapshot, day.nearest]);
  const whole = nearest === null ? day.query : { ...day.query, date: nearest };
  let snapshot = nearest === null ? onDay : await readListSnapshot(whole, context);
  // A day too long for one page is read with its filter. The page filters any other day itself.
  const asking = snapshot.ok && isLong(snapshot.value.counters) ? { ...whole, filter } : whole;
  if (asking.filter !== whole.filter) snapshot = await readListSnapshot(asking, context);
  const known: Snapshot | null = snapshot.ok ? snapshot.value : null;
  const query = known === null ? asking : { ...asking, page: clampedPage(known.counters, asking) };
  const days = await withTimeout(including, HEAD_PATIENCE_MS);
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
    answers: known === null ? Promise.resolve([]) : answersOf(query, known, context),
  });
  const matchTime = matchTimeOf(visitor.now, known);
  return { ...state, matchTime };
}
