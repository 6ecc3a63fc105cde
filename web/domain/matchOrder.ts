import { isTimed, type Match } from './match.ts';

/** Plain code-unit order: the server and every browser must agree on it, which collation tables do not. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const timeOf = (match: Match) => (isTimed(match) ? match.kickOff : Number.MAX_SAFE_INTEGER);

// Who is not known yet comes after who is, and so does when.
const hostOf = ({ home }: Match) => home?.name ?? '\uffff';

/** The order of the matches of one competition: by kick-off, then by the home team's name. */
export function byKickOff(one: Match, other: Match): number {
  return timeOf(one) - timeOf(other) || compareText(hostOf(one), hostOf(other));
}
