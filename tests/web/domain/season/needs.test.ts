import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { computedTable } from '../../../../web/domain/season/computedTable.ts';
import type { Condition } from '../../../../web/domain/season/conditions.ts';
import { type Need, needsOf } from '../../../../web/domain/season/needs.ts';
import { type Prize, prizesOf } from '../../../../web/domain/season/prizes.ts';
import { endedResults } from '../../../../web/domain/season/results.ts';
import { rulesOf, type TableRules } from '../../../../web/domain/season/tableRules.ts';
import type { StandingsTable, StandingsZone } from '../../../../web/domain/standings.ts';
import { GROUP_RESULTS } from './groupResults.ts';
import { byDifference, byMeetingsOrWins, matchesOf, teamsOf } from './realSeason.ts';
import { knownTable, resultsIn } from './seasonOf.ts';

/** A table before its last matches, which are to be played. */
interface Late {
  table: StandingsTable;
  matches: readonly Match[];
  open: readonly Match[];
  rules: TableRules;
  isGroup: boolean;
}

const toPlay = (match: Match): Match => ({ ...match, state: { kind: 'not-started' } });

function lateOf(
  known: StandingsTable,
  played: readonly Match[],
  open: readonly Match[],
  rules: TableRules,
  isGroup: boolean,
): Late {
  const unplayed = open.map(toPlay);
  const table = { ...computedTable(known, endedResults(played), rules), zones: known.zones };
  return { table, matches: [...played, ...unplayed], open: unplayed, rules, isGroup };
}

const idOf = (team: Match['home']) => team?.id ?? '';

/** The pairs of a round in which each of an even number of teams plays once. */
function pairsOfRound(teams: readonly string[], round: number): Set<string> {
  const [fixed = '', ...others] = teams;
  const turned = [fixed, ...others.map((_, index) => others[(index + round) % others.length] ?? '')];
  return new Set(turned.slice(0, teams.length / 2).map((team, index) => `${team} ${turned.at(-1 - index)}`));
}

/** Real results of a season before a last round of our own choice. */
function leagueBefore(season: (typeof byDifference)[number], zones: StandingsZone[]): Late {
  const teams = teamsOf(season);
  // Five matches, so that every combination can be tried.
  const pairs = new Set([...pairsOfRound(teams, 3)].slice(0, 5));
  const matches = matchesOf(season);
  const isLast = ({ home, away }: Match) => pairs.has(`${idOf(home)} ${idOf(away)}`);
  const last = matches.filter(isLast).map((match) => ({ ...match, kickOff: match.kickOff + 400 * 86_400_000 }));
  const known = { ...knownTable(teams, { ...season.deductions }), zones };
  return lateOf(
    known,
    matches.filter((match) => !isLast(match)),
    last,
    rulesOf(season.competition),
    false,
  );
}

/** The outcome of each open match: 1 for a home win, 0 for a draw, -1 for an away win. */
type Outcomes = readonly number[];

const everyOutcome = (count: number): Outcomes[] =>
  Array.from({ length: 3 ** count }, (_, index) =>
    Array.from({ length: count }, (_, match) => 1 - (Math.floor(index / 3 ** match) % 3)),
  );

/** The ranks that a team can have after outcomes, by points and by tie-breakers that count no goals. */
function ranksAfter(late: Late, team: string, outcomes: Outcomes): [best: number, worst: number] {
  const rows = late.table.rows.map(({ team: { id }, points, won }) => ({ id, points: points ?? 0, won: won ?? 0 }));
  const played = late.open.map(({ home, away }, index) => [idOf(home), idOf(away), outcomes[index] ?? 0] as const);
  for (const row of rows) {
    for (const [home, away, side] of played) {
      const own = home === row.id ? side : away === row.id ? -side : null;
      if (own === null) continue;
      row.points += own > 0 ? 3 : own === 0 ? 1 : 0;
      row.won += own > 0 ? 1 : 0;
    }
  }
  const own = rows.find(({ id }) => id === team) ?? { points: 0, won: 0 };
  const above = rows.filter(({ points }) => points > own.points).length;
  const level = rows.filter(({ points }) => points === own.points);
  const ended = endedResults(late.matches).map(({ home, away, score }) => {
    return [home.id, away.id, Math.sign(score.home - score.away)] as const;
  });
  const ids = level.map(({ id }) => id);
  const met = [...ended, ...played].filter(([home, away]) => ids.includes(home) && ids.includes(away));
  const [first] = late.rules.order;
  const haveMet = met.length >= (late.rules.meetings * ids.length * (ids.length - 1)) / 2;
  const worth = (id: string) => {
    if (first === 'won') return level.find((row) => row.id === id)?.won ?? 0;
    if (first !== 'meetingPoints' || !haveMet) return 0;
    return met.reduce((sum, [home, away, side]) => {
      if (home !== id && away !== id) return sum;
      const mine = home === id ? side : -side;
      return sum + (mine > 0 ? 3 : mine === 0 ? 1 : 0);
    }, 0);
  };
  const better = ids.filter((id) => worth(id) > worth(team)).length;
  const same = ids.filter((id) => id !== team && worth(id) === worth(team)).length;
  return [above + better + 1, above + better + same + 1];
}

function outcomeOf(team: string, open: readonly Match[], outcomes: Outcomes): 'won' | 'drawn' | 'lost' | null {
  const index = open.findIndex(({ home, away }) => idOf(home) === team || idOf(away) === team);
  if (index < 0) return null;
  const side = (outcomes[index] ?? 0) * (idOf(open[index]?.home ?? null) === team ? 1 : -1);
  return side > 0 ? 'won' : side < 0 ? 'lost' : 'drawn';
}

/** Whether a condition holds after outcomes; null if its sentence does not say. */
function holds({ own, others }: Condition, team: string, open: readonly Match[], outcomes: Outcomes): boolean | null {
  const result = outcomeOf(team, open, outcomes);
  if (own !== null && (result === null || !own.split('-').includes(result))) return false;
  if (others.kind === 'none') return true;
  if (others.kind === 'help') return null;
  const all = others.parts.every((part) => {
    const other = outcomeOf(part.team, open, outcomes);
    return other !== null && part.outcomes.split('-').includes(other);
  });
  return others.kind === 'all' ? all : !all;
}

/** Compares the sentence about a team with every outcome of the last round. Returns whether there is a sentence. */
function expectTrue(late: Late, team: string, { places }: Prize, need: Need | undefined): boolean {
  const points = late.table.rows.map((row) => row.points ?? 0);
  const own = points[late.table.rows.findIndex((row) => row.team.id === team)] ?? 0;
  // One match moves a team by three points, so these can no longer change.
  if (!late.isGroup && (own > (points[places] ?? 0) + 3 || own + 3 < (points[places - 1] ?? 0))) {
    expect(need === undefined || need.isSure, team).toBe(true);
    return true;
  }
  const every = everyOutcome(late.open.length);
  const ranks = every.map((outcomes) => ranksAfter(late, team, outcomes));
  // In a group two matches are played at a time. The other ones come later, and may bring anything.
  const roundOf = (outcomes: Outcomes) => (late.isGroup ? outcomes.slice(0, 2) : outcomes).join();
  const notEnough = new Set(every.filter((_, index) => (ranks[index]?.[1] ?? 0) > places).map(roundOf));
  const isSure = ranks.every(([, worst]) => worst <= places);
  const isContested = !isSure && ranks.some(([best]) => best <= places);
  const canBeSure = every.some((outcomes) => !notEnough.has(roundOf(outcomes)));
  if (need === undefined || !isContested) {
    expect(need === undefined || (need.isSure && isSure), team).toBe(true);
    return !isContested || (late.isGroup && !canBeSure);
  }
  const isLastRound = every.length === new Set(every.map(roundOf)).size;
  expect(need.decider !== null, team).toBe(
    isLastRound && ranks.some(([best, worst]) => best <= places && worst > places),
  );
  for (const outcomes of every) {
    const said = need.conditions.map((condition) => holds(condition, team, late.open, outcomes));
    const isEnough = !notEnough.has(roundOf(outcomes));
    if (said.includes(true)) expect(isEnough, `${team} ${outcomes}`).toBe(true);
    else if (!said.includes(null)) expect(isEnough, `${team} ${outcomes}`).toBe(false);
  }
  return true;
}

function sharesSaid(late: Late): number {
  const needs = needsOf(late.table, late);
  const said = prizesOf(late.table, late.isGroup).flatMap((prize) =>
    late.table.rows.map(({ team }) => {
      const own = needs.find((each) => each.prize.places === prize.places && each.prize.kind === prize.kind);
      return expectTrue(
        late,
        team.id,
        prize,
        own?.needs.find((need) => need.team.id === team.id),
      );
    }),
  );
  return said.filter(Boolean).length / said.length;
}

const zonesOf = (size: number): StandingsZone[] => [
  { name: 'Champions League', from: 1, to: 4 },
  { name: 'Relegation', from: size - 2, to: size },
];

describe('what each team needs', () => {
  it.each([...byDifference, ...byMeetingsOrWins].map((season) => [season.name, season] as const))(
    'before five last matches of %s, what is said is what every result gives',
    (_, season) => {
      const late = leagueBefore(season, zonesOf(teamsOf(season).length));
      expect(sharesSaid(late)).toBeGreaterThan(0.9);
    },
  );

  const groups = GROUP_RESULTS.flatMap((each) => [1, 2].map((rounds) => [each.group, rounds, each] as const));

  it.each(groups)('%s, %i rounds before its end: what is said is what every result gives', (_, rounds, group) => {
    const matches = resultsIn(group.results).map(({ match }) => match);
    const known = knownTable([...new Set(matches.flatMap(({ home, away }) => [idOf(home), idOf(away)]))]);
    const zones = [{ name: 'Next round', from: 1, to: 2 }];
    const [played, open] = [matches.slice(0, -2 * rounds), matches.slice(-2 * rounds)];
    expect(sharesSaid(lateOf({ ...known, zones }, played, open, rulesOf(group.competition), true))).toBe(1);
  });

  it.each([
    ['England', 'Premier League', true],
    ['Greece', 'Super League', false],
    ['Austria', 'Bundesliga', false],
    ['World', 'World Cup - Qualification South America', false],
  ])('in %s, the first of the %s is called champion: %s', (country, name, isChampion) => {
    const [season] = byDifference;
    if (season === undefined) throw new Error('no seasons');
    const rules = rulesOf({ name, country: { slug: country.toLowerCase() } });
    const late = { ...leagueBefore(season, zonesOf(teamsOf(season).length)), rules };
    const kinds = needsOf(late.table, late).map(({ prize }) => prize.kind);
    expect([kinds.includes('title'), kinds.includes('top')]).toEqual([isChampion, true]);
  });

  it('too many results leave out the teams far from the border, and the card says so', () => {
    const teams = Array.from('ABCDEFGHIJKL');
    const pairs = teams.slice(1).flatMap((_, round) => [...pairsOfRound(teams, round)]);
    const matches = resultsIn(pairs.map((pair) => pair.replace(' ', ' 0-0 ')).join('\n')).map(({ match }) => match);
    const known = { ...knownTable(teams), zones: [{ name: 'Relegation', from: 10, to: 12 }] };
    const [season] = byDifference;
    if (season === undefined) throw new Error('no seasons');
    const late = lateOf(known, matches.slice(0, -6), matches.slice(-6), rulesOf(season.competition), false);
    const said = needsOf(late.table, late).map(({ prize, needs, isWhole }) => {
      return [prize.kind, needs.map(({ team }) => team.id).join(''), isWhole];
    });
    expect(said).toEqual([
      ['title', 'ABCD', false],
      ['bottom', 'HIJK', false],
    ]);
  });

  it.each([
    ['lacks a match', (open: readonly Match[]) => open.slice(1)],
    ['lacks the last round', () => []],
  ])('a list that %s says nothing', (_, listed) => {
    const [group] = GROUP_RESULTS;
    if (group === undefined) throw new Error('no groups');
    const matches = resultsIn(group.results).map(({ match }) => match);
    const known = knownTable([...new Set(matches.flatMap(({ home, away }) => [idOf(home), idOf(away)]))]);
    const zones = [{ name: 'Next round', from: 1, to: 2 }];
    const rules = rulesOf(group.competition);
    const late = lateOf({ ...known, zones }, matches.slice(0, 4), matches.slice(4), rules, true);
    expect(needsOf(late.table, late)).not.toEqual([]);
    const given = [...matches.slice(0, 4), ...listed(late.open)];
    expect(needsOf(late.table, { ...late, matches: given })).toEqual([]);
  });
});
