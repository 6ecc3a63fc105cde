import type { Competition } from '../../domain/competition.ts';
import type { ListFilter } from '../../domain/listQuery.ts';
import type { Locale } from '../../domain/locale.ts';
import { isTimed, type Match, phaseOf } from '../../domain/match.ts';

/** The matches of one competition, in the order of a list. */
export interface MatchGroup {
  competition: Competition;
  matches: Match[];
}

/** Matches of a filter, grouped by competition: top competitions first in the editors' order, then by country and name. */
export function groupsOf(
  matches: readonly Match[],
  { filter, topIds, locale }: { filter: ListFilter; topIds: readonly string[]; locale: Locale },
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  for (const match of matches) {
    if (filter !== 'all' && phaseOf(match) !== filter) continue;
    const group = groups.get(match.competition.id);
    if (group === undefined) groups.set(match.competition.id, { competition: match.competition, matches: [match] });
    else group.matches.push(match);
  }
  const rank = new Map(topIds.map((id, index) => [id, index]));
  // Plain code-unit order: the server and every browser must agree on it, which collation tables do not.
  const keyOf = ({ competition }: MatchGroup) => `${competition.country.names[locale]}\n${competition.name}`;
  const timeOf = (match: Match) => (isTimed(match) ? match.kickOff : Number.MAX_SAFE_INTEGER);
  // Who is not known yet comes after who is, and so does when.
  const hostOf = ({ home }: Match) => home?.name ?? '\uffff';
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  for (const { matches: listed } of groups.values()) {
    listed.sort((one, other) => timeOf(one) - timeOf(other) || compare(hostOf(one), hostOf(other)));
  }
  return [...groups.values()].sort((one, other) => {
    const byRank = (rank.get(one.competition.id) ?? topIds.length) - (rank.get(other.competition.id) ?? topIds.length);
    return byRank || compare(keyOf(one), keyOf(other));
  });
}

/** The same groups, where a group with the same matches stays the object that it was: it need not be shown anew. */
export function sharedGroups(known: readonly MatchGroup[], groups: readonly MatchGroup[]): MatchGroup[] {
  const knownById = new Map(known.map((group) => [group.competition.id, group]));
  return groups.map((group) => {
    const before = knownById.get(group.competition.id);
    const isSame =
      before?.matches.length === group.matches.length &&
      before.matches.every((match, index) => match === group.matches[index]);
    return isSame ? before : group;
  });
}
