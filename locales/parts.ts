import type { Messages } from './en.ts';

type Group = keyof Messages;

/** The words that a page has at hand: all of a language on the server, in the browser those that its kind of page says. */
export type Words = Partial<Messages> & Pick<Messages, 'day'>;

/** Groups of words that the server alone says: no browser gets them. */
const SERVER_WORDS: readonly Group[] = ['meta', 'complaints'];

/** Groups of words that some kinds of page say and most do not, by the kind of their view. */
export const PAGE_WORDS = {
  event: ['event', 'reason', 'incident', 'market', 'statistic', 'tournament', 'zone', 'positions'],
  tournament: ['tournament', 'zone'],
  team: ['team', 'event', 'tournament', 'zone', 'positions'],
  player: ['player', 'incident', 'reason'],
  browse: ['browse'],
  message: ['page'],
  'refused-play': ['page', 'play'],
} as const satisfies Record<string, readonly Group[]>;

/** A kind of page that has words of its own. */
export type PageWords = keyof typeof PAGE_WORDS;

const apart: ReadonlySet<string> = new Set([...SERVER_WORDS, ...Object.values(PAGE_WORDS).flat()]);

const picked = (messages: Messages, isPicked: (group: string) => boolean): Partial<Messages> =>
  Object.fromEntries(Object.entries(messages).filter(([group]) => isPicked(group)));

/** The words that every page's script has at hand: a group that no list above names is one of them. */
export function commonWords(messages: Messages): Partial<Messages> {
  return picked(messages, (group) => !apart.has(group));
}

/** The words that a kind of page has beside them. */
export function pageWords(messages: Messages, kind: PageWords): Partial<Messages> {
  const groups: readonly string[] = PAGE_WORDS[kind];
  return picked(messages, (group) => groups.includes(group));
}
