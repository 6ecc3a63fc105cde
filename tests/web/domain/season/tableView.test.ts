import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { computedTable } from '../../../../web/domain/season/computedTable.ts';
import { endedResults } from '../../../../web/domain/season/results.ts';
import tableRules from '../../../../web/domain/season/tableRules.json' with { type: 'json' };
import { rulesOf, TIE_BREAKERS, USUAL_RULES } from '../../../../web/domain/season/tableRules.ts';
import { tableView } from '../../../../web/domain/season/tableView.ts';
import { finished, knownTable, matchOf, written } from './seasonOf.ts';

const TEAMS = ['A', 'B', 'C', 'D'];
const competition = { name: 'League', country: { id: 'x', slug: 'anywhere', names: { en: 'X', nl: 'X' }, flag: null } };

const ended: Match[] = [
  matchOf('A', 'B', { state: finished({ home: 2, away: 0 }) }),
  matchOf('C', 'D', { state: finished({ home: 1, away: 0 }) }),
  matchOf('B', 'C', { round: 'Round 2', day: 7, state: finished({ home: 1, away: 0 }) }),
];
const running = (home: number, away: number) =>
  matchOf('D', 'A', {
    round: 'Round 2',
    day: 7,
    state: { kind: 'playing', period: 'second-half', startedAt: null, score: { home, away } },
  });

/** The feed’s table after some matches. */
const tableAfter = (matches: readonly Match[]) => computedTable(knownTable(TEAMS), endedResults(matches), USUAL_RULES);

const viewOf = (asked: string | null, matches: readonly Match[], known = tableAfter(ended), since = 0) =>
  tableView(asked, { tables: [known], matches, competition, sport: 'football', since });

describe('tables of a competition', () => {
  it('the live table counts running matches and shows movements', () => {
    const before = viewOf(null, [...ended, running(0, 0)]);
    expect(before.kinds).toEqual(['overall', 'as-it-stands', 'home', 'away', 'last-five']);
    expect(written(before.tables[0] ?? knownTable([]))).toEqual(['A 3 2:0', 'C 3 1:1', 'B 3 1:2', 'D 0 0:1']);
    const view = viewOf('as-it-stands', [...ended, running(3, 0)]);
    expect(written(view.tables[0] ?? knownTable([]))).toEqual(['D 3 3:1', 'C 3 1:1', 'A 3 2:3', 'B 3 1:2']);
    expect(Object.fromEntries(view.moved)).toEqual({ D: 3, A: -2, B: -1 });
  });

  it('the live table equals the table after the results become final', () => {
    // A deterministic generator, so that every run has the same rounds.
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    const teams = Array.from({ length: 8 }, (_, index) => `T${index}`);
    for (let turn = 0; turn < 60; turn += 1) {
      const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away] as const));
      const matches = pairs.map(([home, away], day) => ({ home, away, day, score: { home: next(4), away: next(4) } }));
      const played = next(matches.length - 4);
      const final = matches
        .slice(0, played + 4)
        .map(({ home, away, day, score }) => matchOf(home, away, { day, state: finished(score) }));
      const now = final.map((match, index) =>
        index < played || match.state.kind !== 'finished'
          ? match
          : { ...match, state: { kind: 'half-time' as const, score: match.state.score } },
      );
      const known = computedTable(knownTable(teams), endedResults(now), USUAL_RULES);
      const view = viewOf('as-it-stands', now, known);
      expect(view.kind).toBe(played === 0 ? 'overall' : 'as-it-stands');
      if (played > 0)
        expect(view.tables[0]?.rows.map(({ points }) => points)).toEqual(
          computedTable(knownTable(teams), endedResults(final), USUAL_RULES).rows.map(({ points }) => points),
        );
    }
  });

  it('all kinds of table exist if the season is known, otherwise one', () => {
    expect(viewOf('home', [])).toMatchObject({ kind: 'overall', kinds: ['overall'], order: null });
    const basketball = {
      tables: [tableAfter(ended)],
      matches: ended,
      competition,
      sport: 'basketball' as const,
      since: 0,
    };
    expect(tableView('away', basketball).kinds).toEqual(['overall']);
    expect(viewOf('nonsense', ended).kind).toBe('overall');
    expect(viewOf('as-it-stands', ended).kind).toBe('overall');
  });

  it('the feed’s table is replaced when results are newer', () => {
    const known = tableAfter(ended);
    expect(viewOf(null, ended, known).tables[0]).toBe(known);
    const behind = tableAfter(ended.slice(0, 2));
    expect(written(viewOf(null, ended, behind).tables[0] ?? behind)).toEqual(written(known));
  });

  it.each([
    ['play-offs', 'Promotion Play-offs - Semi-finals', 1],
    ['the half of the season before', 'Apertura - 1', 4],
  ])('the feed’s table stays after %s', (_, round, meetings) => {
    const known = tableAfter(ended);
    const others = Array.from({ length: meetings }, (_, day) =>
      matchOf('A', 'B', { round, day: -day, state: finished({ home: 0, away: 3 }) }),
    );
    const { tables } = viewOf(null, [...others, ...ended], known);
    expect(tables[0]).toBe(known);
  });

  it('a table says how many results are missing, and is left out if there are many', () => {
    expect(viewOf('home', ended.slice(0, 2), tableAfter(ended))).toMatchObject({ kind: 'home', missing: 1 });
    const more = [...ended, matchOf('B', 'A', { day: 14, state: finished({ home: 1, away: 1 }) })];
    expect(viewOf('home', ended.slice(1, 2), tableAfter(more)).kinds).toEqual(['overall']);
  });

  it('form links to its matches, and arrows show moves since midnight', () => {
    const view = viewOf(null, ended, tableAfter(ended), ended[2]?.kickOff ?? 0);
    const teams = view.forms.get('C')?.map(({ home, away }) => `${home.name} ${away.name}`);
    expect(teams).toEqual(['C D', 'B C']);
    expect(Object.fromEntries(view.moved)).toEqual({ B: 1, D: -1 });
  });
});

describe('rules of order', () => {
  const sourceOf = (name: string, slug: string) => rulesOf({ name, country: { slug } }).source;

  it('the rules name the regulations that they come from', () => {
    const sources = [
      ...[sourceOf('Premier League', 'england'), sourceOf('Championship', 'england'), sourceOf('Ligue 1', 'france')],
      ...[sourceOf('LaLiga', 'spain'), sourceOf('Serie A', 'italy'), sourceOf('Bundesliga', 'germany')],
      ...[sourceOf('Eredivisie', 'netherlands'), sourceOf('Liga Portugal', 'portugal'), sourceOf('Série A', 'brazil')],
      ...[sourceOf('Champions League', 'europe'), sourceOf('Euro', 'international'), sourceOf('World Cup', 'world')],
    ];
    expect(sources).not.toContain(null);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('every entry of tableRules.json has known tie-breakers', () => {
    const entry = v.strictObject({
      country: v.string(),
      name: v.string(),
      source: v.string(),
      order: v.array(v.picklist(TIE_BREAKERS)),
      restarts: v.optional(v.boolean()),
      playOffs: v.optional(v.boolean()),
      meetings: v.optional(v.picklist([1, 2])),
    });
    expect(v.is(v.array(entry), tableRules)).toBe(true);
  });
});
