import type { Named } from './locale.ts';
import type { Competition } from './match.ts';

/** The query parameter of a board. */
export const MATCHES = 'matches';

/** The name of the form field. A control named `matches` would shadow the method `form.matches`. */
export const BOARD = 'board';

/** A match that can be added to a board. */
export interface WatchChoice {
  id: string;
  /** `20:00` */
  time: string;
  /** `Ajax – PSV` */
  name: string;
}

/** Matches to add, under a heading. */
export interface WatchGroup {
  of: 'followed' | 'live' | (Named & Pick<Competition, 'id' | 'country'>);
  choices: WatchChoice[];
}

export const MAX_WATCHED = 12;

/** The match ids of a board, in its order. */
export type Board = readonly string[];

/** Far longer than twelve ids. */
const MAX = 1_000;

const isId = (text: string) => /^[A-Za-z0-9]{1,64}$/.test(text);

/** Reads the board (`1.2.aB3`) of a query or a submitted form. Drops invalid ids, duplicates, and ids beyond the twelfth. */
export function boardOf(search: URLSearchParams): Board {
  const text = search.get(MATCHES) ?? search.get(BOARD) ?? '';
  const ids = text.slice(0, MAX).split('.').filter(isId);
  return [...new Set(ids)].slice(0, MAX_WATCHED);
}

/** The query string of a board; empty for an empty board. */
export function boardSearch(board: Board): string {
  return board.length === 0 ? '' : `?${MATCHES}=${board.join('.')}`;
}

/** Adds a match. Returns the same board if the id is invalid, present already, or one too many. */
export function withWatched(board: Board, id: string): Board {
  return !isId(id) || board.includes(id) || board.length >= MAX_WATCHED ? board : [...board, id];
}

export function withoutWatched(board: Board, removed: string): Board {
  return board.filter((id) => id !== removed);
}
