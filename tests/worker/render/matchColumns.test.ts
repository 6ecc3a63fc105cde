import { describe, expect, it } from 'vitest';
import { type ReadTeam, withRows } from '../../../web/data/matchColumns.ts';
import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import type { Match } from '../../../web/domain/match.ts';
import { nameIn, shortNameIn } from '../../../web/domain/named.ts';
import { boardColumns, columnsOf } from '../../../worker/render/matchColumns.ts';
import { matchFrom } from '../../support/wireMatch.ts';

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

const nothing: ReadTeam = () => ({});

/** What a browser reads of what the document says. */
const carried = (matches: readonly Match[]) =>
  withRows(JSON.parse(JSON.stringify({ version: 'v', ...columnsOf(matches, null) })), nothing);

/** What the row of a match shows of its teams (`TeamName`, `Crest`). */
const shownIn =
  (matches: readonly Match[], locale: Locale): ReadTeam =>
  (id, side) => {
    const team = matches.find((match) => match.id === id)?.[side];
    if (team == null) return {};
    const short = shortNameIn(team, locale);
    return {
      name: nameIn(team, locale),
      ...(short === null ? {} : { short }),
      ...(team.logo === null ? { crest: team.crest } : {}),
    };
  };

/** What a browser reads of a document with a row of each match, and what the document says beside them. */
function carriedBeside(matches: readonly Match[], locale: Locale) {
  const text = JSON.stringify({ version: 'v', ...columnsOf(matches, locale) });
  return { text, read: withRows(JSON.parse(text), shownIn(matches, locale)) };
}

describe('match columns without rows', () => {
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
  ])('matches come back unchanged: %s', (_, matches) => {
    expect(carried(matches)).toEqual({ version: 'v', matches });
    expect(JSON.stringify(carried(matches))).not.toContain('"nothing":null');
  });

  it('a competition is named once', () => {
    const columns = columnsOf([upcoming, other, playing], null);
    expect(columns.competitions).toEqual([upcoming.competition, other.competition]);
    expect(columns.places).toEqual([0, 1, 0]);
  });

  it('the data of other queries is unchanged', () => {
    for (const data of [null, 'text', 7, [], { matches: [upcoming] }]) expect(withRows(data, nothing)).toBe(data);
  });

  it('every team field has a column, short and Dutch names included', () => {
    const short = { ...upcoming, home: { ...upcoming.home, short: 'PSV' } };
    expect(JSON.stringify(columnsOf([upcoming, short, national], null))).toContain('"short?":[null,"PSV",null]');
    expect(carried([upcoming, short, national])).toEqual({ version: 'v', matches: [upcoming, short, national] });
  });

  it('null and missing fields stay different', () => {
    const unlike = { ...upcoming, home: { ...upcoming.home, short: null } };
    const rows: Match[] = JSON.parse(JSON.stringify([unlike, upcoming]));
    expect(carried(rows)).toEqual({ version: 'v', matches: rows });
  });
});

describe('match columns beside rows', () => {
  const short = { ...upcoming, id: 's', home: { ...upcoming.home, name: 'Wolverhampton Wanderers', short: 'Wolves' } };
  const abroad = { ...short, id: 'a', home: { ...short.home, nl: 'Duitsland' } };
  const alike = { ...short, id: 'k', home: { ...short.home, short: 'Wolverhampton Wanderers FC' } };
  const pictured = { ...upcoming, id: 'p', away: { ...upcoming.away, logo: 'https://logos.example/1.png' } };
  const numbered = { ...upcoming, id: '9007199254740', home: { ...upcoming.home, id: '012' } };

  it.each<[string, Match[]]>([
    ['one', [playing]],
    ['alike ones', [upcoming, { ...upcoming, id: 'z' }]],
    ['a short name, one that is no shorter, one in Dutch and none', [short, alike, abroad, upcoming]],
    ['a logo', [pictured, upcoming]],
    ['words that mean something elsewhere', [hostile, upcoming]],
    ['a team that is not known', [undrawn, playing]],
    ['ids that are numbers', [numbered, { ...numbered, id: '7', home: { ...numbered.home, id: '12' } }]],
  ])('matches come back unchanged beside their rows: %s', (_, matches) => {
    for (const locale of LOCALES) {
      expect(carriedBeside(matches as Match[], locale).read).toEqual({ version: 'v', matches });
    }
  });

  it('names and crests of the rows are left out', () => {
    const { text } = carriedBeside([short, upcoming], 'en');
    for (const said of ['Wol', upcoming.home.name, upcoming.away.crest.main]) expect(text).not.toContain(said);
    expect(carriedBeside([abroad], 'nl').text).toContain('Wolverhampton Wanderers');
    expect(carriedBeside([abroad], 'en').text).not.toContain('Wolverhampton Wanderers');
    expect(carriedBeside([pictured], 'en').text).toContain(pictured.away.crest.main);
  });

  it('numeric ids are stored in base 36 and other ids unchanged', () => {
    const known = { ...numbered, home: { ...numbered.home, id: '9007199254740' } };
    const one = { ...numbered, home: { ...numbered.home, id: '36' } };
    expect(columnsOf([known, one], 'en').columns).toMatchObject({ home: { id: `${(9007199254740).toString(36)} 10` } });
    expect(columnsOf([known, numbered], 'en').columns).toMatchObject({ home: { id: ['9007199254740', '012'] } });
  });
});

describe('price columns', () => {
  const price = (decimal: number) => ({ decimal, provider: 'bet', operator: 'Bet </script>', at: 5 });
  it.each([
    ['none', {}],
    ['of one match', { a: { home: price(2), draw: price(3), away: price(4) } }],
    [
      'a draw that nobody prices',
      { a: { home: price(2), draw: null, away: price(4) }, 7: { home: price(1.5), draw: price(3), away: null } },
    ],
    ['an id that means something elsewhere', JSON.parse('{"__proto__":{"home":null,"draw":null,"away":null}}')],
  ])('prices come back unchanged: %s', (_, board) => {
    const read = withRows(JSON.parse(JSON.stringify(boardColumns(board))), nothing);
    expect(read).toEqual(board);
    expect(Object.keys(read as object)).toEqual(Object.keys(board));
  });
});
