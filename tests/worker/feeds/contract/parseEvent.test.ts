import { describe, expect, it } from 'vitest';
import { parseMatches } from '../../../../web/domain/listSchemas.ts';
import { periodsOf, scoreOf } from '../../../../web/domain/match.ts';
import { SPORTS } from '../../../../web/domain/sport.ts';
import { SPORT_IDS } from '../../../../worker/feeds/contract/sportIds.ts';
import { matchFrom, refusal, wireMatch } from '../../../support/wireMatch.ts';

const without = (field: string) => {
  const { [field]: _, ...rest } = wireMatch();
  return rest;
};

describe('contract record', () => {
  it('a valid record becomes a match', () => {
    const match = matchFrom({
      status: '2nd half',
      round: 14,
      properties: { SecondHalfStarted: '2026-11-21T21:05:00Z' },
      results: { runningscore: { home: '2', away: 1 } },
    });
    expect(match).toMatchObject({
      id: 'e1',
      sport: 'football',
      round: '14',
      kickOff: Date.parse('2026-11-21T20:00:00Z'),
      competition: { id: 't1', name: 'Eredivisie', country: { slug: 'netherlands', names: { nl: 'Nederland' } } },
      state: { kind: 'playing', period: 'second-half', score: { home: 2, away: 1 } },
      redCards: { home: 0, away: 0 },
    });
    expect(parseMatches(JSON.parse(JSON.stringify([match])))).toEqual([match]);
  });

  it('only a started match of another sport has the score of each period', () => {
    const periods = [
      { name: '1st quarter', home: '20', away: 18 },
      { name: '2nd quarter', home: 4, away: '9' },
    ];
    const wire = { status: '2nd quarter', results: { runningscore: { home: 24, away: 27 } }, periods };
    const read = [
      { home: 20, away: 18 },
      { home: 4, away: 9 },
    ];
    expect(periodsOf(matchFrom({ ...wire, sport: 'basketball' }).state)).toEqual(read);
    expect(periodsOf(matchFrom({ ...wire, sport: 'football', status: '2nd half' }).state)).toEqual([]);
    expect(periodsOf(matchFrom({ ...wire, sport: 'basketball', periods: [{ home: 'x' }] }).state)).toEqual([]);
  });

  it.each(['id', 'start_date', 'status', 'tournament', 'home', 'away'])(
    'a record without %s is refused and the reason names it',
    (field) => {
      expect(refusal(without(field))).toContain(field);
      if (field !== 'home' && field !== 'away') expect(refusal(wireMatch({ [field]: null }))).toContain(field);
      expect(refusal(wireMatch({ [field]: [] }))).toContain(field);
    },
  );

  it.each(['sport', 'name', 'properties', 'results', 'incidents'])('a record without %s is accepted', (field) => {
    expect(refusal(without(field))).toBeNull();
    for (const broken of [null, 7.5, 'what', [], {}, [null], { home: 'x' }]) {
      if (field === 'sport' && (typeof broken === 'string' || typeof broken === 'number')) continue;
      expect(refusal(wireMatch({ [field]: broken }))).toBeNull();
    }
  });

  it.each([null, undefined, 7, 'event', [], true])('the value %j is not a record', (record) => {
    expect(refusal(record)).not.toBeNull();
  });

  it.each(['', 'a b', '../x', 'e-1', '<b>', 'a'.repeat(65), '__proto__', 'constructor', 'toString'])(
    'a record with the unsafe id %j is refused',
    (id) => {
      expect(refusal(wireMatch({ id }))).toContain('id');
    },
  );

  it('numeric ids are accepted', () => {
    expect(matchFrom({ id: 4711, home: { id: 1, name: 'Ajax' } })).toMatchObject({ id: '4711', home: { id: '1' } });
  });

  it('a record of an unknown sport is refused', () => {
    expect(refusal(wireMatch({ sport: '99' }))).toContain('not covered');
    for (const sport of ['Ice Hockey', 5, { id: '5' }, { name: 'Ice hockey' }]) {
      expect(matchFrom({ sport }).sport).toBe('ice-hockey');
    }
    expect(matchFrom({ sport: null }, 'handball').sport).toBe('handball');
  });

  it.each(SPORTS)('the sport %s is known by number and by word', (sport) => {
    for (const told of [SPORT_IDS[sport], sport, sport.toUpperCase().replace('-', '_')]) {
      expect(matchFrom({ sport: told }).sport).toBe(sport);
    }
  });
});

describe('kick-off of a contract record', () => {
  it.each([
    ['2026-11-21T20:00:00Z', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21 20:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T21:00:00+01:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T22:00+02', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00.123456789Z', '2026-11-21T20:00:00.123Z'],
    [' 2026-11-21 20:00:00 +0000 ', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['20261121T200000Z', '2026-11-21T20:00:00.000Z'],
    ['20261121T2100+0100', '2026-11-21T20:00:00.000Z'],
    ['20261121T200000', '2026-11-21T20:00:00.000Z'],
    [20_261_121, '2026-11-21T00:00:00.000Z'],
    [1_795_291_200, '2026-11-21T20:00:00.000Z'],
    [1_795_291_200_000, '2026-11-21T20:00:00.000Z'],
  ])('the kick-off %s is %s, since a value without a zone is UTC', (text, instant) => {
    expect(new Date(matchFrom({ start_date: text }).kickOff).toISOString()).toBe(instant);
  });

  it.each([
    ...[
      '',
      'soon',
      '21-11-2026 20:00',
      '2026-1121',
      '20261321T200000Z',
      '20261121T',
      '2026-13-21T20:00:00Z',
      '2026-11-21T25:00:00Z',
      0,
      1.5,
    ],
    1e300,
    '9999-01-01',
    '0001-01-01',
    '20:00',
  ])('the kick-off %j is refused', (text) => expect(refusal(wireMatch({ start_date: text }))).toContain('start_date'));
});

describe('row of a contract record', () => {
  it.each([
    ['http address', 'https://img.test/a.png', 'https://img.test/a.png'],
    ['script', 'javascript:alert(1)', null],
    ['markup', 'https://img.test/"><script>', null],
    ['number', 7, null],
  ])('a logo must have an http address (%s)', (_, logo, taken) => {
    expect(matchFrom({ home: { id: 'h', name: 'Ajax', logo } }).home.logo).toBe(taken);
  });

  it('the score excludes the shoot-out', () => {
    const results = { penaltyshootout: { home: 4, away: 2 }, finalresult: { home: 5, away: 3 } };
    const { state } = matchFrom({ status: 'Finished AP', results });
    expect(state).toMatchObject({ score: { home: 1, away: 1 }, shootOut: { home: 4, away: 2 } });
    const ordinarytime = { home: 1, away: 1 };
    expect(scoreOf(matchFrom({ status: 'Finished AP', results: { ...results, ordinarytime } }).state)).toEqual(
      ordinarytime,
    );
    const { state: plain } = matchFrom({ status: 'Finished', results: { finalresult: { home: 3, away: 0 } } });
    expect(scoreOf(plain)).toEqual({ home: 3, away: 0 });
  });

  it('scores of -1, 1.5, 10000 or words are refused', () => {
    for (const home of [-1, 1.5, 10_000, 'two', null, '1e3']) {
      expect(scoreOf(matchFrom({ status: '1st half', results: { runningscore: { home, away: 0 } } }).state)).toBeNull();
    }
  });

  it('red cards and second yellows are counted, other cards are not', () => {
    const types = ['Red card', 'Yellow card 2', 'Yellow card', 'Goal', 'Missed penalty'];
    const home = [...types.map((type) => ({ type, match_time: '60' })), null, 'Red card', { match_time: '1' }];
    expect(matchFrom({ incidents: { home, away: [{ type: 'red card' }] } }).redCards).toEqual({ home: 2, away: 1 });
    expect(matchFrom({ incidents: { home: 'none', away: {} } }).redCards).toEqual({ home: 0, away: 0 });
  });
});

describe('contract status spelling', () => {
  it.each(['1st half', '1ST HALF', ' 1st  Half ', '1st_half', '1st-half', '1st\u00A0half'])(
    'the spelling %j is the first half',
    (status) => expect(matchFrom({ status }).state).toMatchObject({ kind: 'playing', period: 'first-half' }),
  );

  it.each([
    ['Halftime', 'half-time'],
    ['HALF TIME', 'half-time'],
    ['half-time', 'half-time'],
    ['Canceled', 'cancelled'],
  ])('the spelling %j is %s', (status, kind) => {
    expect(matchFrom({ status }).state.kind).toBe(kind);
  });
});
