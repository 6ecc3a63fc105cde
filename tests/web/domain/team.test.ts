import { describe, expect, it } from 'vitest';
import type { LineUpPlayer } from '../../../web/domain/eventDetail.ts';
import { byPosition, tableAround, teamMatches } from '../../../web/domain/team.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { knownTable } from './season/seasonOf.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

const match = (id: string, day: number, status: string) =>
  matchFrom({ id, status, start_date: `2026-11-${day}T20:00:00Z` });

const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);

describe('matches of a team', () => {
  const played = [match('b', 17, 'Finished'), match('a', 14, 'Finished AP'), match('c', 18, 'Postponed')];
  const toCome = [match('e', 25, 'Not started'), match('d', 22, 'Not started'), match('f', 24, 'Postponed')];

  it('teamMatches separates the next match and puts the latest result first', () => {
    const { current, fixtures, results } = teamMatches([...toCome, ...played], NOW);
    expect(ids(current)).toEqual(['d']);
    expect(ids(fixtures)).toEqual(['f', 'e', 'c']);
    expect(ids(results)).toEqual(['b', 'a']);
  });

  it('teamMatches puts a running match before the next one', () => {
    const running = match('now', 21, 'Extra Time - 1st half');
    const { current, fixtures, results } = teamMatches([...toCome, running, ...played], NOW);
    expect(ids(current)).toEqual(['now']);
    expect(ids(fixtures)).toEqual(['d', 'f', 'e', 'c']);
    expect(ids(results)).not.toContain('now');
  });

  it('teamMatches keeps every match when the feed left an old one running', () => {
    const forgotten = match('old', 16, '2nd half');
    const paused = match('paused', 20, 'Interrupted');
    const running = match('now', 21, '1st half');
    const all = [...toCome, forgotten, paused, running, ...played];
    const { current, fixtures, results } = teamMatches(all, NOW);
    expect(ids(current)).toEqual(['now', 'paused', 'old']);
    expect(ids([...current, ...fixtures, ...results]).toSorted()).toEqual(ids(all).toSorted());
  });
});

describe('squad', () => {
  const player = (number: number | null, position: LineUpPlayer['position']): LineUpPlayer => ({
    name: `N${number}`,
    number,
    position,
    captain: false,
  });

  it('byPosition sorts by position, then number, unnumbered players last', () => {
    const squad = [player(9, 'forward'), player(null, 'defender'), player(4, 'defender'), player(3, null)];
    expect(byPosition([...squad, player(1, 'goalkeeper')])).toMatchObject([
      { position: 'goalkeeper', players: [{ number: 1 }] },
      { position: 'defender', players: [{ number: 4 }, { number: null }] },
      { position: 'forward', players: [{ number: 9 }] },
      { position: null, players: [{ number: 3 }] },
    ]);
  });
});

describe('table around a team', () => {
  const ranks = (size: number, team: string) =>
    tableAround(knownTable(Array.from({ length: size }, (_, index) => `t${index + 1}`)), team)?.rows.map(
      ({ rank }) => rank,
    );

  it('tableAround shows two rows on either side, and five at the ends', () => {
    expect(ranks(20, 't10')).toEqual([8, 9, 10, 11, 12]);
    expect(ranks(20, 't1')).toEqual([1, 2, 3, 4, 5]);
    expect(ranks(20, 't20')).toEqual([16, 17, 18, 19, 20]);
    expect(ranks(4, 't3')).toEqual([1, 2, 3, 4]);
  });
});
