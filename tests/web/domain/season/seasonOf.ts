import type { Match, MatchState, Score } from '../../../../web/domain/match.ts';
import { endedResults, type Result } from '../../../../web/domain/season/results.ts';
import type { StandingsTable } from '../../../../web/domain/standings.ts';
import { matchOf as madeMatch, teamOf } from '../../../support/matchOf.ts';

const KICK_OFF = Date.UTC(2026, 7, 15, 14);
const DAY = 86_400_000;

export const finished = (score: Score, shootOut: Score | null = null): MatchState => ({
  kind: 'finished',
  ending: shootOut === null ? 'regular' : 'penalties',
  score,
  shootOut,
});

interface Given {
  round?: string | null;
  state?: MatchState;
  /** Days since the first match of the season. */
  day?: number;
}

/** A match between two teams by name; null is an undecided team. */
export function matchOf(
  home: string | null,
  away: string | null,
  { round = 'Round 1', state = { kind: 'not-started' }, day = 0 }: Given = {},
): Match {
  return madeMatch({
    id: `${home ?? 'x'}${away ?? 'x'}${day}${round ?? ''}`.replace(/[^A-Za-z0-9]/g, ''),
    round,
    kickOff: KICK_OFF + day * DAY,
    home: home === null ? null : teamOf(home, home),
    away: away === null ? null : teamOf(away, away),
    state,
  });
}

/** Parses results such as `Romania 3-0 Ukraine`, one per day. */
export function resultsIn(lines: string): Result[] {
  const matches = lines
    .trim()
    .split('\n')
    .map((line, day) => {
      const [, home = '', scored, conceded, away = ''] = /^\s*(.+?) (\d+)-(\d+) (.+?)\s*$/.exec(line) ?? [];
      return matchOf(home, away, { state: finished({ home: Number(scored), away: Number(conceded) }), day });
    });
  return endedResults(matches);
}

/** A feed’s table with only teams and point deductions. */
export function knownTable(teams: readonly string[], deductions: Record<string, number> = {}): StandingsTable {
  const none = { played: null, won: null, drawn: null, lost: null, for: null, against: null, points: null };
  const rows = teams.map((name, index) => ({
    rank: index + 1,
    team: { id: name, name },
    ...none,
    deductions: deductions[name] ?? 0,
    form: [],
  }));
  return { name: 'Table', rows, zones: [] };
}

/** One text per row: `Romania 4 4:3`. */
export function written({ rows }: StandingsTable): string[] {
  return rows.map(({ team, points, for: scored, against }) => `${team.name} ${points} ${scored}:${against}`);
}
