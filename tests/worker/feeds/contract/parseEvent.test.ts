import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../web/domain/match.ts';
import { parseMatches } from '../../../../web/domain/snapshot.ts';
import { SPORTS } from '../../../../web/domain/sport.ts';
import { parseEvent } from '../../../../worker/feeds/contract/parseEvent.ts';
import { SPORT_IDS } from '../../../../worker/feeds/contract/sportIds.ts';
import { matchFrom, wireMatch } from '../../../support/wireMatch.ts';

const refusal = (record: unknown) => {
  const parsed = parseEvent(record, { sport: 'football', flagUrl: null });
  return parsed.ok ? null : parsed.error;
};

const without = (field: string) => {
  const { [field]: _, ...rest } = wireMatch();
  return rest;
};

describe('a record of the feed', () => {
  it('becomes a match that a snapshot takes as it is', () => {
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

  it.each(['id', 'start_date', 'status', 'tournament', 'home', 'away'])('is refused without %s, by name', (field) => {
    expect(refusal(without(field))).toContain(field);
    if (field !== 'home' && field !== 'away') expect(refusal(wireMatch({ [field]: null }))).toContain(field);
    expect(refusal(wireMatch({ [field]: [] }))).toContain(field);
  });

  it.each(['sport', 'name', 'properties', 'results', 'incidents'])('does without %s', (field) => {
    expect(refusal(without(field))).toBeNull();
    for (const broken of [null, 7.5, 'what', [], {}, [null], { home: 'x' }]) {
      if (field === 'sport' && (typeof broken === 'string' || typeof broken === 'number')) continue;
      expect(refusal(wireMatch({ [field]: broken }))).toBeNull();
    }
  });

  it.each([null, undefined, 7, 'event', [], true])('is not %j', (record) => {
    expect(refusal(record)).not.toBeNull();
  });

  it.each(['', 'a b', '../x', 'e-1', '<b>', 'a'.repeat(65), '__proto__', 'constructor', 'toString'])(
    'is refused with the id %j, which no path or table could hold',
    (id) => {
      expect(refusal(wireMatch({ id }))).toContain('id');
    },
  );

  it('may have numbers for ids', () => {
    expect(matchFrom({ id: 4711, home: { id: 1, name: 'Ajax' } })).toMatchObject({ id: '4711', home: { id: '1' } });
  });

  it('of a sport that the site does not cover is refused', () => {
    expect(refusal(wireMatch({ sport: '99' }))).toContain('not covered');
    for (const sport of ['Ice Hockey', 5, { id: '5' }, { name: 'Ice hockey' }]) {
      expect(matchFrom({ sport }).sport).toBe('ice-hockey');
    }
    expect(matchFrom({ sport: null }, 'handball').sport).toBe('handball');
  });

  it.each(SPORTS)('of %s is known by its number and by its word', (sport) => {
    for (const told of [SPORT_IDS[sport], sport, sport.toUpperCase().replace('-', '_')]) {
      expect(matchFrom({ sport: told }).sport).toBe(sport);
    }
  });
});

describe('the kick-off of a record', () => {
  it.each([
    ['2026-11-21T20:00:00Z', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21 20:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00.000', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T21:00:00+01:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T21:00:00+0100', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21 15:00:00-05:00', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21t20:00:00z', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T22:00+02', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00.123456789Z', '2026-11-21T20:00:00.123Z'],
    [' 2026-11-21 20:00:00 +0000 ', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    [1_795_291_200, '2026-11-21T20:00:00.000Z'],
    ['1795291200', '2026-11-21T20:00:00.000Z'],
    [1_795_291_200_000, '2026-11-21T20:00:00.000Z'],
  ])('%s is %s, for a value without a zone is UTC', (text, instant) => {
    expect(new Date(matchFrom({ start_date: text }).kickOff).toISOString()).toBe(instant);
  });

  it.each([
    '',
    'soon',
    '21-11-2026 20:00',
    '2026-13-21T20:00:00Z',
    '2026-11-21T25:00:00Z',
    0,
    1.5,
    1e300,
    '9999-01-01',
    '0001-01-01',
    '20:00',
  ])('%j is none', (text) => expect(refusal(wireMatch({ start_date: text }))).toContain('start_date'));
});

describe('what a row shows', () => {
  it.each([
    ['http address', 'https://img.test/a.png', 'https://img.test/a.png'],
    ['script', 'javascript:alert(1)', null],
    ['markup', 'https://img.test/"><script>', null],
    ['number', 7, null],
  ])('takes a logo only from an http address (%s)', (_, logo, taken) => {
    expect(matchFrom({ home: { id: 'h', name: 'Ajax', logo } }).home.logo).toBe(taken);
  });

  it('has the score of play, never that of a shoot-out', () => {
    const results = { penaltyshootout: { home: 4, away: 2 }, finalresult: { home: 5, away: 3 } };
    const { state } = matchFrom({ status: 'Finished AP', results });
    expect(scoreOf(state)).toBeNull();
    expect(state).toMatchObject({ shootOut: { home: 4, away: 2 } });
    const ordinarytime = { home: 1, away: 1 };
    expect(scoreOf(matchFrom({ status: 'Finished AP', results: { ...results, ordinarytime } }).state)).toEqual(
      ordinarytime,
    );
    const { state: plain } = matchFrom({ status: 'Finished', results: { finalresult: { home: 3, away: 0 } } });
    expect(scoreOf(plain)).toEqual({ home: 3, away: 0 });
  });

  it('does not believe a score of -1, 1.5, 10000 or of words', () => {
    for (const home of [-1, 1.5, 10_000, 'two', null, '1e3']) {
      expect(scoreOf(matchFrom({ status: '1st half', results: { runningscore: { home, away: 0 } } }).state)).toBeNull();
    }
  });

  it('counts red cards, second yellows included, and nothing else', () => {
    const types = ['Red card', 'Yellow card 2', 'Yellow card', 'Goal', 'Missed penalty'];
    const home = [...types.map((type) => ({ type, match_time: '60' })), null, 'Red card', { match_time: '1' }];
    expect(matchFrom({ incidents: { home, away: [{ type: 'red card' }] } }).redCards).toEqual({ home: 2, away: 1 });
    expect(matchFrom({ incidents: { home: 'none', away: {} } }).redCards).toEqual({ home: 0, away: 0 });
  });

  it('never counts a score from incidents', () => {
    const home = [{ type: 'Goal', match_time: '12' }];
    expect(scoreOf(matchFrom({ status: '1st half', incidents: { home, away: [] } }).state)).toBeNull();
  });

  it('says when a goal was taken back', () => {
    const away = [{ type: 'Goal cancelled', match_time: 62 }];
    expect(matchFrom({ incidents: { home: [], away } }).correctedAt).toBe('62');
  });
});

describe('a status', () => {
  it.each(['1st half', '1ST HALF', ' 1st  Half ', '1st_half', '1st-half', '1st\u00A0half'])(
    '%j is the first half, however it is written',
    (status) => expect(matchFrom({ status }).state).toMatchObject({ kind: 'playing', period: 'first-half' }),
  );

  it.each(['Halftime', 'HALF TIME', 'half-time'])('%j is half time', (status) => {
    expect(matchFrom({ status }).state.kind).toBe('half-time');
  });

  it('of extra time may do without its dash', () => {
    const period = 'extra-time-second-half';
    for (const status of ['Extra Time - 2nd half', 'extra time 2nd half', 'EXTRA_TIME_2ND_HALF']) {
      expect(matchFrom({ status }).state).toMatchObject({ period });
    }
  });
});
