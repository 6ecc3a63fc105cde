import { describe, expect, it } from 'vitest';
import { withMatches } from '../../../web/data/matchColumns.ts';
import type { Match } from '../../../web/domain/match.ts';
import { columnsOf } from '../../../worker/render/matchColumns.ts';
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
  withMatches(JSON.parse(JSON.stringify({ version: 'v', ...columnsOf(matches) })));

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
    for (const data of [null, 'text', 7, [], { matches: [upcoming] }]) expect(withMatches(data)).toBe(data);
  });
});
