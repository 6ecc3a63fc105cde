import type { Competition, Match } from '../match.ts';
import type { Sport } from '../sport.ts';
import type { Standings, StandingsTable } from '../standings.ts';
import { computedTable } from './computedTable.ts';
import { isNearEnd, needsOf, type PrizeNeeds } from './needs.ts';
import { endedResults, runningResults } from './results.ts';
import { rulesOf } from './tableRules.ts';
import { tableView } from './tableView.ts';

/** What the teams of one table need. `group` names it where the competition has several. */
export interface TableNeeds {
  group: string | null;
  teams: StandingsTable['rows'][number]['team'][];
  prizes: PrizeNeeds[];
}

/**
 * What each team needs in the last rounds of a football season. Empty earlier, without anything to decide, and where the
 * known results do not give the feed’s table.
 */
export function seasonNeeds(
  tables: Standings,
  matches: readonly Match[],
  { competition, sport }: { competition: Competition; sport: Sport },
): TableNeeds[] {
  if (!isNearEnd(tables, matches)) return [];
  const { kinds, missing } = tableView(null, { tables, matches, competition, sport, since: 0 });
  if (kinds.length === 1 || missing > 0) return [];
  const rules = rulesOf(competition);
  const [ended, running] = [endedResults(matches), runningResults(matches)];
  const isGroup = tables.length > 1;
  return tables.flatMap((table) => {
    const known = { ...computedTable(table, ended, rules), zones: table.zones };
    const now = computedTable(table, running, rules);
    const isRunning = now.rows.some(({ team, played }) => {
      return known.rows.some((row) => row.team.id === team.id && row.played !== played);
    });
    const rankNow = (id: string) => now.rows.find(({ team }) => team.id === id)?.rank ?? 0;
    const prizes = needsOf(known, { matches, rules, isGroup }).map(({ needs, ...about }) => ({
      ...about,
      needs: needs.map((need) =>
        isRunning ? { ...need, standsNow: rankNow(need.team.id) <= about.prize.places } : need,
      ),
    }));
    return prizes.length === 0
      ? []
      : [{ group: isGroup ? table.name : null, teams: table.rows.map(({ team }) => team), prizes }];
  });
}

/** The part of the needs that is about some teams. Pages of teams and matches do not reload it, so it has no running state. */
export function needsOfTeams(needs: readonly TableNeeds[], ids: readonly string[]): TableNeeds[] {
  return needs.flatMap(({ prizes, ...table }) => {
    const own = prizes.flatMap(({ prize, needs: all }) => {
      const about = all.flatMap(({ standsNow: _, ...need }) => (ids.includes(need.team.id) ? [need] : []));
      return about.length === 0 ? [] : [{ prize, needs: about, isWhole: true }];
    });
    return own.length === 0 ? [] : [{ ...table, prizes: own }];
  });
}
