/** The name of the cookie, of its copy in local storage, and of the query that carries it (`?follow=t47.c63`). */
export const FOLLOW = 'follow';

/** What can be followed, and the letter before its id. */
export const FOLLOW_LETTERS = { team: 't', competition: 'c', match: 'm' } as const;

export type FollowKind = keyof typeof FOLLOW_LETTERS;

/** A team, competition or match that is followed, as the cookie names it: `t47`, `c63`, `m123`. */
export type Follow = `${(typeof FOLLOW_LETTERS)[FollowKind]}${string}`;

/** The name of a thing that can be followed. */
export function followOf(kind: FollowKind, id: string): Follow {
  return `${FOLLOW_LETTERS[kind]}${id}`;
}
