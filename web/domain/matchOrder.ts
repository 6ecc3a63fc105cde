import { isTimed, type Match } from './match.ts';

/** Compares by code units. Unlike collation tables, that gives the same order on the server and in every browser. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const timeOf = (match: Match) => (isTimed(match) ? match.kickOff : Number.MAX_SAFE_INTEGER);

// Unknown teams and unknown kick-off times come last.
const hostOf = ({ home }: Match) => home?.name ?? '\uffff';

/** Sorts matches of a competition by kick-off, then by the home team’s name. */
export function byKickOff(one: Match, other: Match): number {
  return timeOf(one) - timeOf(other) || compareText(hostOf(one), hostOf(other));
}
