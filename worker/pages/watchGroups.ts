import type { Translate } from '../../locales/translate.ts';
import { followedMatches } from '../../web/domain/follows.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { groupsOf } from '../../web/domain/matchGroups.ts';
import { nameIn } from '../../web/domain/named.ts';
import { folded } from '../../web/domain/slug.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import type { Board, WatchChoice, WatchGroup } from '../../web/domain/watchBoard.ts';
import { clockTime } from '../../web/format/kickOff.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings } from '../content/pageSettings.ts';
import { PATIENCE_MS, type PageContext, wordsOf } from './pageContext.ts';

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
export async function watchGroups({ listed, board, term }: Listed, context: PageContext): Promise<WatchGroup[]> {
  const { visitor, content, own } = context;
  const t = wordsOf(context);
  const words = folded(term).split(/\s+/).filter(Boolean);
  const open = listed.filter(
    (match) => !board.includes(match.id) && !['finished', 'off'].includes(phaseOf(match)) && isNamed(match, words, t),
  );
  const followed = followedMatches(open, own.follows);
  const live = open.filter((match) => isUnderWay(match) && !followed.includes(match));
  const others = open.filter((match) => !followed.includes(match) && !live.includes(match));
  const settings = await withTimeout(readSettings(visitor, content), PATIENCE_MS);
  const topIds = settings?.ok ? settings.value.order : [];
  const choiceOf = (match: Match): WatchChoice => {
    return {
      id: match.id,
      time: clockTime(match.kickOff, visitor.zone, t),
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
