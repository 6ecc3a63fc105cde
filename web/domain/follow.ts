/** Name of the cookie, of its copy in local storage, and of the query parameter (`?follow=t47.c63`). */
export const FOLLOW = 'follow';

/** Kinds of follows, with the letter before the id. */
export const FOLLOW_LETTERS = { team: 't', competition: 'c', match: 'm', player: 'p' } as const;

export type FollowKind = keyof typeof FOLLOW_LETTERS;

/** What is followed, as in the cookie: `t47`, `c63`, `m123`; a player of a team as `p47-2301`. */
export type Follow = `${(typeof FOLLOW_LETTERS)[FollowKind]}${string}`;

export function followOf(kind: FollowKind, id: string): Follow {
  return `${FOLLOW_LETTERS[kind]}${id}`;
}

/** The ids of a player and the team: feeds find players only through their teams. */
export interface PlayerIds {
  team: string;
  player: string;
}

export function playerFollow({ team, player }: PlayerIds): Follow {
  return followOf('player', `${team}-${player}`);
}
