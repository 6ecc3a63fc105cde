import type { WatchChoice } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import {
  ADD,
  type Board,
  boardSearch,
  MATCHES,
  MOST_WATCHED,
  parseBoard,
  withWatched,
} from '../../web/domain/watchBoard.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import { pathOf, type Route } from '../../web/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readEvent } from '../live/readEvent.ts';
import { readWholeDay } from '../live/readList.ts';
import type { PageAnswer } from './pageAnswer.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

/** What no list of the day has is asked for by itself: so many matches of a board at most, and so long. */
const MOST_ASKED = 4;
const PATIENCE_MS = 1_500;

const MOST_CHOICES = 150;

/** The matches of the visitor's day, of all sports, in the order of their lists. */
async function matchesOfDay(context: PageContext): Promise<Match[]> {
  const { visitor, feed } = context;
  const { zone, now } = visitor;
  const { date } = zonedTime(now, zone);
  const days = await Promise.all(feed.coverage.sports.map((sport) => readWholeDay({ sport, date, zone }, context)));
  return days.flatMap((day) => (day.ok ? day.value.matches : []));
}

// A board that is opened another day: ids that nobody knows cost what the poller gives to strangers, and no more.
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

function choicesOf(listed: readonly Match[], board: Board, context: PageContext): WatchChoice[] {
  const t = wordsOf(context);
  return listed
    .filter((match) => !board.includes(match.id) && !['finished', 'off'].includes(phaseOf(match)))
    .slice(0, MOST_CHOICES)
    .map((match) => {
      const { home, away } = namesOf(match, t);
      return { id: match.id, name: `${zonedTime(match.kickOff, context.visitor.zone).time} ${home} – ${away}` };
    });
}

/** The board that an address names (`?matches=1.2.3`). `?add=4` leads to the address of the board with that match too. */
export async function resolveWatchPage(route: Route & { name: 'watch' }, context: PageContext): Promise<PageAnswer> {
  const { search, visitor } = context;
  const t = wordsOf(context);
  const board = parseBoard(search.get(MATCHES));
  const added = search.get(ADD);
  const isFull = added !== null && board.length >= MOST_WATCHED && !board.includes(added);
  if (added !== null && !isFull) {
    const grown = boardSearch(withWatched(board, added));
    return { redirect: pathOf(route, visitor.locale), search: grown, temporary: true };
  }
  const state = async () => {
    const listed = await matchesOfDay(context);
    const matches = await matchesOf(board, listed, context);
    const unknown = board.filter((id) => matches.every((match) => match.id !== id));
    const choices = new ServerOnly(choicesOf(listed, board, context));
    const view = { kind: 'watch', board, matches, unknown, isFull, choices } as const;
    return pageState(context, route, view, { withoutOffers: true });
  };
  return {
    status: 200,
    head: {
      title: t('watch.title'),
      description: t('watch.description'),
      route,
      search: boardSearch(board),
      indexed: board.length === 0,
    },
    state: state(),
  };
}
