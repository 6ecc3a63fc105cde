import { type Follow, type FollowKind, followOf } from './follow.ts';

/** The most that one visitor follows. */
export const MOST_FOLLOWS = 60;

/** The most bytes of the cookie's value; ids are ASCII. */
export const MOST_FOLLOW_BYTES = 1_000;

/** What a visitor follows, what was added last at the end. */
export type Follows = readonly Follow[];

/** Which kind of thing a follow names. */
export function followKind(follow: Follow): FollowKind {
  return follow.startsWith('t') ? 'team' : follow.startsWith('c') ? 'competition' : 'match';
}

/** The id of the team, competition or match that a follow names. */
export function followedId(follow: Follow): string {
  return follow.slice(1);
}

/** Whether a text names something that can be followed: ids are letters and digits (contract.md, Event). */
export function isFollow(text: string): text is Follow {
  return /^[tcm][A-Za-z0-9]{1,64}$/.test(text);
}

/** The follows that fit into the cookie, the first ones of those given, each once. */
function fitting(follows: Follows): Follow[] {
  const kept = new Set<Follow>();
  let bytes = -1;
  for (const follow of follows) {
    if (kept.has(follow)) continue;
    bytes += follow.length + 1;
    if (kept.size === MOST_FOLLOWS || bytes > MOST_FOLLOW_BYTES) break;
    kept.add(follow);
  }
  return [...kept];
}

/** Reads `t47.c63.m123`; what is no follow, what is beyond 60 and what is beyond 1,000 bytes is left out. */
export function parseFollows(text: string): Follow[] {
  return fitting(text.slice(0, MOST_FOLLOW_BYTES).split('.').filter(isFollow));
}

/** Writes follows as the cookie has them; the inverse of `parseFollows`. */
export function printFollows(follows: Follows): string {
  return follows.join('.');
}

/** Follows with more of them, as many as fit: what was followed before stays. */
export function withFollows(follows: Follows, more: Follows): Follow[] {
  return fitting([...follows, ...more]);
}

/** Follows without one of them. */
export function withoutFollow(follows: Follows, gone: Follow): Follow[] {
  return follows.filter((follow) => follow !== gone);
}

/** Follows after the star of one of them was pressed; the same object where there is no room for one more. */
export function toggled(follows: Follows, follow: Follow): Follows {
  if (follows.includes(follow)) return withoutFollow(follows, follow);
  const more = withFollows(follows, [follow]);
  return more.length > follows.length ? more : follows;
}

type Identified = { id: string };

/** What of a match says who follows it. */
export interface FollowedMatch extends Identified {
  competition: Identified;
  home: Identified | null;
  away: Identified | null;
}

/** Under which follows a match is a visitor's own: itself, its teams, its competition. */
export function followsOfMatch({ id, competition, home, away }: FollowedMatch) {
  const teams = [home, away].flatMap((team) => (team === null ? [] : [followOf('team', team.id)]));
  return [followOf('match', id), ...teams, followOf('competition', competition.id)];
}

/** The matches that a visitor follows, in the order given. */
export function followedMatches<Listed extends FollowedMatch>(matches: readonly Listed[], follows: Follows): Listed[] {
  if (follows.length === 0) return [];
  const wanted = new Set(follows);
  return matches.filter((match) => followsOfMatch(match).some((follow) => wanted.has(follow)));
}
