import { useMemo, useRef } from 'react';
import type { ListFilter } from '../../domain/listQuery.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Match } from '../../domain/match.ts';
import { changedGroups, groupsOf, type MatchGroup, sharedGroups } from '../../domain/matchGroups.ts';

interface Shown {
  matches: readonly Match[];
  groups: MatchGroup[];
  options: object | null;
}

const NO_MATCHES: readonly Match[] = [];

/** The groups of a live list. Groups with unchanged matches stay the same objects. */
export function useGroups(
  matches: readonly Match[] = NO_MATCHES,
  { filter, topIds, locale }: { filter: ListFilter; topIds: readonly string[]; locale: Locale },
): MatchGroup[] {
  const shown = useRef<Shown>({ matches: NO_MATCHES, groups: [], options: null });
  const options = useMemo(() => ({ filter, topIds, locale }), [filter, topIds, locale]);
  return useMemo(() => {
    const { matches: before, groups: known, options: knownOptions } = shown.current;
    const changed =
      knownOptions === options ? changedGroups(known, { before, now: matches, filter: options.filter }) : null;
    const groups = changed ?? sharedGroups(known, groupsOf(matches, options));
    shown.current = { matches, groups, options };
    return groups;
  }, [matches, options]);
}
