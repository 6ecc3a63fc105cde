import type { Route } from '../../web/addresses/routes.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Match } from '../../web/domain/match.ts';
import { MOST_TERM } from '../../web/domain/search.ts';
import { type Board, boardOf, boardSearch } from '../../web/domain/watchBoard.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readEvent } from '../live/readEvent.ts';
import { readWholeDay } from '../live/readList.ts';
import { readLive } from '../live/readLive.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';
import { watchGroups } from './watchGroups.ts';

/** The most matches of a board that are requested individually, and the timeout in milliseconds. */
const MOST_ASKED = 4;
const PATIENCE_MS = 1_500;

/** The matches in play on an empty board. */
const LIVE_MATCHES = 6;

/** The matches of the visitor's day in all sports, in list order. */
async function matchesOfDay(context: PageContext): Promise<Match[]> {
  const { visitor, feed } = context;
  const { zone, now } = visitor;
  const { date } = zonedTime(now, zone);
  const days = await Promise.all(feed.coverage.sports.map((sport) => readWholeDay({ sport, date, zone }, context)));
  return days.flatMap((day) => (day.ok ? day.value.matches : []));
}

// A board may be opened on another day. Unknown ids are limited to the poller's budget for them.
async function matchOfAnotherDay(id: string, context: PageContext): Promise<Match[]> {
  const answer = await withTimeout(readEvent({ sport: 'football', id }, context), PATIENCE_MS);
  return answer?.ok && answer.value.kind === 'found' ? [answer.value.snapshot.event.match] : [];
}

async function matchesOf(board: Board, listed: readonly Match[], context: PageContext): Promise<Match[]> {
  const known = new Map(listed.map((match) => [match.id, match]));
  const others = board.filter((id) => !known.has(id)).slice(0, MOST_ASKED);
  const asked = await Promise.all(others.map((id) => matchOfAnotherDay(id, context)));
  for (const match of asked.flat()) known.set(match.id, match);
  return board.flatMap((id) => known.get(id) ?? []);
}

/** The board of an address (`?matches=1.2.3`), and the matches that can be added to it. */
export async function resolveWatchPage(route: Route & { name: 'watch' }, context: PageContext): Promise<PageDraft> {
  const { search } = context;
  const t = wordsOf(context);
  const board = boardOf(search);
  const term = (search.get('q') ?? '').trim().slice(0, MOST_TERM);
  const state = async () => {
    const listed = await matchesOfDay(context);
    const [matches, groups] = await Promise.all([
      board.length === 0 ? readLive(LIVE_MATCHES, context) : matchesOf(board, listed, context),
      watchGroups({ listed, board, term }, context),
    ]);
    const unknown = board.filter((id) => matches.every((match) => match.id !== id));
    const view = { kind: 'watch', board, matches, unknown, choices: new ServerOnly({ groups, term }) } as const;
    return pageState(context, route, view, { withoutOffers: true });
  };
  return {
    status: 200,
    head: {
      title: t('watch.title'),
      description: t('watch.description'),
      route,
      search: boardSearch(board),
      indexed: board.length === 0 && term === '',
    },
    state: state(),
  };
}
