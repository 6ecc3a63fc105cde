/** Name of the cookie, of its copy in local storage, and of the query parameter (`?follow=t47.c63`). */
export const FOLLOW = 'follow';

/** Kinds of follows, with the letter before the id. */
export const FOLLOW_LETTERS = { team: 't', competition: 'c', match: 'm' } as const;

export type FollowKind = keyof typeof FOLLOW_LETTERS;

/** A followed team, competition or match, as in the cookie: `t47`, `c63`, `m123`. */
export type Follow = `${(typeof FOLLOW_LETTERS)[FollowKind]}${string}`;

export function followOf(kind: FollowKind, id: string): Follow {
  return `${FOLLOW_LETTERS[kind]}${id}`;
}
