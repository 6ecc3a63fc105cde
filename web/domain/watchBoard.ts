import type { Competition } from './competition.ts';

/** The name of a board in its address. */
export const MATCHES = 'matches';

/** The name of a board in a form. A control named `matches` would shadow the method `form.matches`. */
export const BOARD = 'board';

/** A match that can come on a board. */
export interface WatchChoice {
  id: string;
  /** `20:00` */
  time: string;
  /** `Ajax – PSV` */
  name: string;
}

/** Matches that can come on a board, under a heading. */
export interface WatchGroup {
  of: 'followed' | 'live' | Pick<Competition, 'id' | 'name' | 'nl' | 'country'>;
  choices: WatchChoice[];
}

/** How many matches a board holds. */
export const MOST_WATCHED = 12;

/** The matches of a board, by their ids, in its order. */
export type Board = readonly string[];

/** Far more than twelve ids have. */
const LONGEST = 1_000;

const isId = (text: string) => /^[A-Za-z0-9]{1,64}$/.test(text);

/** The board that a query names, by an address or by a form. */
export function boardOf(search: URLSearchParams): Board {
  return parseBoard(search.get(MATCHES) ?? search.get(BOARD));
}

/** Reads a board from an address (`1.2.aB3`): each match once; what is no id is none of them, nor is a thirteenth. */
export function parseBoard(text: string | null): Board {
  const ids = (text ?? '').slice(0, LONGEST).split('.').filter(isId);
  return [...new Set(ids)].slice(0, MOST_WATCHED);
}

/** A board as its address has it, without the path; empty for a board of nothing. */
export function boardSearch(board: Board): string {
  return board.length === 0 ? '' : `?${MATCHES}=${board.join('.')}`;
}

/** A board with a match more; the same board where the id is none, stands on it already, or has no room. */
export function withWatched(board: Board, id: string): Board {
  return !isId(id) || board.includes(id) || board.length >= MOST_WATCHED ? board : [...board, id];
}

/** A board without one of its matches. */
export function withoutWatched(board: Board, gone: string): Board {
  return board.filter((id) => id !== gone);
}
