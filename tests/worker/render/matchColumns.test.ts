import { describe, expect, it } from 'vitest';
import { withRows } from '../../../web/data/matchColumns.ts';
import type { Match } from '../../../web/domain/match.ts';
import { boardColumns, columnsOf } from '../../../worker/render/matchColumns.ts';
import { matchFrom } from '../feeds/contract/wireRecord.ts';

const cup = { id: 't2', name: 'Cup', country: { id: 'c1', name: 'Netherlands' } };
const upcoming = matchFrom();
const playing = matchFrom({ id: 'b', status: '1st half', results: { runningscore: { home: '1', away: '0' } } });
const other = matchFrom({ id: 'c', tournament: cup });
const national = { ...upcoming, home: { ...upcoming.home, nl: 'Duitsland' } };
const awarded: Match = {
  ...upcoming,
  state: { kind: 'finished', ending: 'regular', score: null, shootOut: null, winner: 'away' },
};
const untimed: Match = { ...upcoming, state: { kind: 'not-started', untimed: true } };
const hostile = { ...upcoming, id: '__proto__', home: { ...upcoming.home, name: '</script>\u2028$&' } };
const undrawn = { ...upcoming, home: null };

/** What a browser reads of what the document says. */
const carried = (matches: readonly Match[]) =>
  withRows(JSON.parse(JSON.stringify({ version: 'v', ...columnsOf(matches) })));

describe('the matches of a list in a document', () => {
  it.each<[string, Match[]]>([
    ['none', []],
    ['one', [playing]],
    ['one alike the other', [upcoming, { ...upcoming, id: 'z' }]],
    ['of different states', [upcoming, playing, other]],
    ['a Dutch name beside none', [upcoming, national]],
    ['a winner by decision, a day without an hour', [awarded, untimed, upcoming]],
    ['words that mean something elsewhere', [hostile, upcoming]],
    ['a team that is not known', [undrawn, upcoming, undrawn]],
    [
      'a clock that nobody knows beside no clock',
      [{ ...playing, state: { ...playing.state, startedAt: null } } as Match, upcoming],
    ],
    ['a field without a value', [{ ...playing, nothing: undefined } as Match, playing]],
  ])('come back as they were: %s', (_, matches) => {
    expect(carried(matches)).toEqual({ version: 'v', matches });
    expect(JSON.stringify(carried(matches))).not.toContain('"nothing":null');
  });

  it('name a competition once', () => {
    const columns = columnsOf([upcoming, other, playing]);
    expect(columns.competitions).toEqual([upcoming.competition, other.competition]);
    expect(columns.places).toEqual([0, 1, 0]);
  });

  it('leave the data of other queries as it is', () => {
    for (const data of [null, 'text', 7, [], { matches: [upcoming] }]) expect(withRows(data)).toBe(data);
  });

  it('have a column for each field of their teams, also where some have a short name or one in Dutch', () => {
    const short = { ...upcoming, home: { ...upcoming.home, short: 'PSV' } };
    expect(JSON.stringify(columnsOf([upcoming, short, national]))).toContain('"short?":[null,"PSV",null]');
    expect(carried([upcoming, short, national])).toEqual({ version: 'v', matches: [upcoming, short, national] });
  });

  it('stay as they are where a field is null in one and missing in another', () => {
    const unlike = { ...upcoming, home: { ...upcoming.home, short: null } };
    const rows: Match[] = JSON.parse(JSON.stringify([unlike, upcoming]));
    expect(carried(rows)).toEqual({ version: 'v', matches: rows });
  });
});

describe('the prices of a list in a document', () => {
  const price = (decimal: number) => ({ decimal, provider: 'bet', operator: 'Bet </script>', at: 5 });
  it.each([
    ['none', {}],
    ['of one match', { a: { home: price(2), draw: price(3), away: price(4) } }],
    [
      'a draw that nobody prices',
      { a: { home: price(2), draw: null, away: price(4) }, 7: { home: price(1.5), draw: price(3), away: null } },
    ],
    ['an id that means something elsewhere', JSON.parse('{"__proto__":{"home":null,"draw":null,"away":null}}')],
  ])('come back as they were: %s', (_, board) => {
    const read = withRows(JSON.parse(JSON.stringify(boardColumns(board))));
    expect(JSON.stringify(read)).toBe(JSON.stringify(board));
  });
});
