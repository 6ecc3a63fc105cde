import type { Match } from '../match.ts';
import type { Standings } from '../standings.ts';
import { type BracketView, type CupRound, countsForTable } from './bracket.ts';

/** The groups and the knock-out rounds of a tournament on one page, with room for results to come. */
export interface WallChart {
  groups: { name: string; matches: Match[] }[];
  /** Down to the final, with empty places where nothing is known. */
  rounds: CupRound[];
}

/** The bracket of a page, with the chart where its address asks for it. */
export type ChartedBracket = BracketView & { chart?: WallChart };

/** The chart of a tournament. `rounds`: those that are drawn, first round first. */
export function wallChartOf(tables: Standings, matches: readonly Match[], rounds: readonly CupRound[]): WallChart {
  const groups = tables.map(({ name, rows }) => {
    const teams = new Set(rows.map(({ team }) => team.id));
    const own = matches.filter(
      ({ home, away, round }) => countsForTable(round) && teams.has(home?.id ?? '') && teams.has(away?.id ?? ''),
    );
    return { name, matches: own.toSorted((one, other) => one.kickOff - other.kickOff) };
  });
  const [first, ...later] = rounds;
  const whole = first === undefined ? [] : [{ ...first, places: first.places.filter(({ kind }) => kind !== 'empty') }];
  // Each round has half the places of the one before. Both legs of an unknown tie would be two places.
  for (let left = whole[0]?.places.length ?? 0, index = 0; left > 1; left = Math.ceil(left / 2), index += 1) {
    const { key, name, places } = later[index] ?? { key: `after-${index}`, name: '', places: [] };
    const filled = Array.from(
      { length: Math.ceil(left / 2) },
      (_, place) => places[place] ?? { kind: 'empty' as const },
    );
    whole.push({ key, name, places: filled });
  }
  // A league has too many matches for a page of its own hand.
  return { groups: tables.length > 1 ? groups : [], rounds: whole };
}
