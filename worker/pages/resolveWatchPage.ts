import type { Translate } from '../../locales/translate.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { followedMatches } from '../../web/domain/follows.ts';
import { nameIn } from '../../web/domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { groupsOf } from '../../web/domain/matchGroups.ts';
import { topIdsOf } from '../../web/domain/matchOrder.ts';
import { MAX_TERM } from '../../web/domain/search.ts';
import { folded } from '../../web/domain/slug.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { type Board, boardOf, boardSearch, type WatchChoice, type WatchGroup } from '../../web/domain/watchBoard.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { kickOffTime } from '../../web/format/kickOff.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { loadSettings } from '../content/pageSettings.ts';
import { loadDayOfAll } from '../live/follows/loadFollowed.ts';
import { loadLive } from '../live/list/loadLive.ts';
import { snapshotsIn } from '../live/match/eventSnapshot.ts';
import { loadEvent } from '../live/match/loadEvent.ts';
import { partOf } from '../live/state/readContext.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

interface Listed {
  /** The matches of the visitor's day. */
  listed: readonly Match[];
  board: Board;
  /** The search term; empty for all matches. */
  term: string;
}

/** Whether the names of the teams, the competition and its country contain every word of a term. */
function isNamed(match: Match, words: readonly string[], t: Translate): boolean {
  const { home, away } = namesOf(match, t);
  const { competition } = match;
  const text = folded([home, away, nameIn(competition, t.locale), competition.country.names[t.locale]].join(' '));
  return words.every((word) => text.includes(word));
}

/** The matches that can be added to a board: followed ones, then those in play, then the others by competition. */
async function watchGroups({ listed, board, term }: Listed, context: PageContext): Promise<WatchGroup[]> {
  const { visitor, content, own } = context;
  const t = wordsOf(context);
  const words = folded(term).split(/\s+/).filter(Boolean);
  const open = listed.filter(
    (match) => !board.includes(match.id) && !['finished', 'off'].includes(phaseOf(match)) && isNamed(match, words, t),
  );
  const followed = followedMatches(open, own.follows);
  const live = open.filter((match) => isUnderWay(match) && !followed.includes(match));
  const others = open.filter((match) => !followed.includes(match) && !live.includes(match));
  const settings = await loadSettings(visitor, content);
  const topIds = topIdsOf(settings.ok ? settings.value : null);
  const choiceOf = (match: Match): WatchChoice => {
    return {
      id: match.id,
      time: kickOffTime(match, visitor.zone, t),
      name: t('match.fixture', namesOf(match, t)),
    };
  };
  const groups = [
    { of: 'followed' as const, matches: followed },
    { of: 'live' as const, matches: live },
    ...SPORTS.flatMap((sport) =>
      groupsOf(
        others.filter((match) => match.sport === sport),
        { filter: 'all', topIds, locale: visitor.locale },
      ),
    ).map(({ competition, matches }) => ({ of: competition, matches })),
  ];
  return groups
    .filter(({ matches }) => matches.length > 0)
    .map(({ of, matches }) => ({ of, choices: matches.map(choiceOf) }));
}

/** The most matches of a board that are requested individually. */
const MAX_ASKED = 4;

/** The matches in play on an empty board. */
const LIVE_MATCHES = 6;

async function matchesOf(board: Board, listed: readonly Match[], context: PageContext): Promise<Match[]> {
  const known = new Map(listed.map((match) => [match.id, match]));
  const others = board.filter((id) => !known.has(id)).slice(0, MAX_ASKED);
  // A board may be opened on another day. Unknown ids are limited to the poller's budget for them.
  const asked = await Promise.all(others.map((id) => loadEvent({ sport: 'football', id }, context)));
  for (const { event } of snapshotsIn(asked)) known.set(event.match.id, event.match);
  return board.flatMap((id) => known.get(id) ?? []);
}

/** The board of an address (`?matches=1.2.3`), and the matches that can be added to it. */
export async function resolveWatchPage(route: Route & { name: 'watch' }, context: PageContext): Promise<PageDraft> {
  const { search } = context;
  const t = wordsOf(context);
  const board = boardOf(search);
  const term = (search.get('q') ?? '').trim().slice(0, MAX_TERM);
  const today = await loadDayOfAll(context.visitor, context);
  const listed = partOf(today, []);
  const state = async () => {
    const [matches, groups] = await Promise.all([
      board.length === 0
        ? loadLive(LIVE_MATCHES, context).then((live) => (live.ok ? live.value : []))
        : matchesOf(board, listed ?? [], context),
      listed && watchGroups({ listed, board, term }, context),
    ]);
    const unknown = listed === null ? [] : board.filter((id) => matches.every((match) => match.id !== id));
    const view = { kind: 'watch', board, matches, unknown, choices: new ServerOnly({ groups, term }) } as const;
    return pageState(context, route, view);
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
