import { type Follow, type FollowKind, followOf, type PlayerIds } from './follow.ts';

export const MAX_FOLLOWS = 60;

/** The most bytes of the cookie’s value; ids are ASCII. */
export const MAX_FOLLOW_BYTES = 1_000;

/** Follows in the order in which they were added. */
export type Follows = readonly Follow[];

export function followKind(follow: Follow): FollowKind {
  if (follow.startsWith('p')) return 'player';
  return follow.startsWith('t') ? 'team' : follow.startsWith('c') ? 'competition' : 'match';
}

export function followedId(follow: Follow): string {
  return follow.slice(1);
}

/** The followed players, in their order. */
export function followedPlayers(follows: Follows): PlayerIds[] {
  return follows.flatMap((follow) => {
    const [team = '', player] = followedId(follow).split('-');
    return player === undefined ? [] : [{ team, player }];
  });
}

/** Whether a text is a valid follow: ids are letters and digits (contract.md, Event). */
export function isFollow(text: string): text is Follow {
  return /^([tcm]|p[^\W_]{1,64}-)[^\W_]{1,64}$/.test(text);
}

/** The first follows that fit into the cookie, without duplicates. */
function fitting(follows: Follows): Follow[] {
  const kept = new Set<Follow>();
  let bytes = -1;
  for (const follow of follows) {
    if (kept.has(follow)) continue;
    bytes += follow.length + 1;
    if (kept.size === MAX_FOLLOWS || bytes > MAX_FOLLOW_BYTES) break;
    kept.add(follow);
  }
  return [...kept];
}

/** Parses `t47.c63.m123.p47-2301`. Drops invalid follows, and those beyond 60 or 1,000 bytes. */
export function parseFollows(text: string): Follow[] {
  return fitting(text.slice(0, MAX_FOLLOW_BYTES).split('.').filter(isFollow));
}

export function printFollows(follows: Follows): string {
  return follows.join('.');
}

/** Adds as many follows as fit; existing ones are kept. */
export function withFollows(follows: Follows, more: Follows): Follow[] {
  return fitting([...follows, ...more]);
}

/** Adds or removes a follow. Returns the same object if there is no room for another. */
export function toggled(follows: Follows, follow: Follow): Follows {
  if (follows.includes(follow)) return follows.filter((each) => each !== follow);
  const more = withFollows(follows, [follow]);
  return more.length > follows.length ? more : follows;
}

type Identified = { id: string };

/** The fields that decide whether a match is followed. */
interface FollowedMatch extends Identified {
  competition: Identified;
  home: Identified | null;
  away: Identified | null;
}

/** The follows that include a match: itself, its teams, its competition. */
export function followsOfMatch({ id, competition, home, away }: FollowedMatch) {
  const teams = [home, away].flatMap((team) => (team === null ? [] : [followOf('team', team.id)]));
  return [followOf('match', id), ...teams, followOf('competition', competition.id)];
}

/** The follows of matches: a followed player stands for the team. */
const ofMatches = (follows: Follows) => new Set(follows.map((follow) => follow.replace(/^p(.+)-.+/, 't$1')));

/** Those of some matches that a follow includes. */
export function followedMatches<Listed extends FollowedMatch>(matches: readonly Listed[], follows: Follows): Listed[] {
  if (follows.length === 0) return [];
  const wanted = ofMatches(follows);
  return matches.filter((match) => followsOfMatch(match).some((follow) => wanted.has(follow)));
}
