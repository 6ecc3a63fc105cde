import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../web/domain/match.ts';
import { parseMatches } from '../../../web/domain/snapshot.ts';
import { eventSlug } from '../../../web/routes.ts';
import { parseEvent } from '../../../worker/live/parseEvent.ts';
import { matchFrom, wireRecord } from './wireRecord.ts';

const refusal = (record: unknown) => {
  const parsed = parseEvent(record, { sport: 'football', flagUrl: null });
  return parsed.ok ? null : parsed.error;
};

const without = (field: string) => {
  const { [field]: _, ...rest } = wireRecord();
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
    if (field !== 'home' && field !== 'away') expect(refusal(wireRecord({ [field]: null }))).toContain(field);
    expect(refusal(wireRecord({ [field]: [] }))).toContain(field);
  });

  it.each(['sport', 'name', 'properties', 'results', 'incidents'])('does without %s', (field) => {
    expect(refusal(without(field))).toBeNull();
    for (const broken of [null, 7.5, 'what', [], {}, [null], { home: 'x' }]) {
      if (field === 'sport' && (typeof broken === 'string' || typeof broken === 'number')) continue;
      expect(refusal(wireRecord({ [field]: broken }))).toBeNull();
    }
  });

  it.each([null, undefined, 7, 'event', [], true])('is not %j', (record) => {
    expect(refusal(record)).not.toBeNull();
  });

  it.each(['', 'a b', '../x', 'e-1', '<b>', 'a'.repeat(65), '__proto__', 'constructor', 'toString'])(
    'is refused with the id %j, which no path or table could hold',
    (id) => {
      expect(refusal(wireRecord({ id }))).toContain('id');
    },
  );

  it('may have numbers for ids', () => {
    expect(matchFrom({ id: 4711, home: { id: 1, name: 'Ajax' } })).toMatchObject({ id: '4711', home: { id: '1' } });
  });

  it('of a sport that the site does not cover is refused', () => {
    expect(refusal(wireRecord({ sport: '99' }))).toContain('not covered');
    for (const sport of ['Ice Hockey', 5, { id: '5' }, { name: 'Ice hockey' }]) {
      expect(matchFrom({ sport }).sport).toBe('ice-hockey');
    }
    expect(matchFrom({ sport: null }, 'handball').sport).toBe('handball');
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
  ])('%j is none', (text) => expect(refusal(wireRecord({ start_date: text }))).toContain('start_date'));
});

describe('names', () => {
  it('keep their hyphens', () => {
    const match = matchFrom({
      name: 'Paris Saint-Germain-Bodø-Glimt',
      home: { id: 'h', name: 'Paris Saint-Germain' },
      away: { id: 'a', name: 'Bodø-Glimt' },
    });
    expect([match.home.name, match.away.name]).toEqual(['Paris Saint-Germain', 'Bodø-Glimt']);
    expect(eventSlug(match)).toBe('paris-saint-germain-bodo-glimt-e1');
  });

  it('with markup stay text, and can’t reach a path', () => {
    const name = '<img src=x onerror=alert(1)>"\'&</script>';
    const match = matchFrom({ home: { id: 'h', name }, tournament: { id: 't', name, country: { id: 'c', name } } });
    expect(match.home.name).toBe(name);
    expect(eventSlug(match)).toMatch(/^[a-z0-9-]+$/);
    expect(match.competition.country.slug).toMatch(/^[a-z0-9-]+$/);
    expect(match.home.crest.main).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('of ten thousand characters are cut', () => {
    expect(matchFrom({ home: { id: 'h', name: 'x'.repeat(10_000) } }).home.name.length).toBeLessThanOrEqual(160);
    expect(matchFrom({ status: 'y'.repeat(10_000) }).state).toMatchObject({ kind: 'other', text: 'y'.repeat(160) });
  });

  it.each([
    [
      'escaped for a web page',
      'Brighton &amp; Hove&#32;Albion &lt;b&gt; &#x27;x&apos;',
      "Brighton & Hove Albion <b> 'x'",
    ],
    ['with codes that are no character', '&#99999999; &#xffffff; &copy;', '&#99999999; &#xffffff; &copy;'],
    ['that turn the text around them', '\u202Ecba\u202C \u2067x\u2069\u200F', 'cba x'],
    ['with what shows nothing', 'A\u200Bj\u00ADa\uFEFFx\u3164\u2060', 'Ajax'],
    ['with lines and tabs', 'Man\n\tUtd\u2028\u0000', 'Man Utd'],
    ['with half a character', 'Ajax\uD83D', 'Ajax'],
    ['with an emoji', 'Ajax ⚽', 'Ajax ⚽'],
    ['with joiners that a script needs', 'نفت\u200Cسفید', 'نفت\u200Cسفید'],
    ['with piled-up marks', `A${'\u0300'.repeat(50)}jax`, `A${'\u0300'.repeat(4)}jax`],
  ])('%s are one line of text', (_, name, shown) => {
    expect(matchFrom({ home: { id: 'h', name } }).home.name).toBe(shown);
  });

  it('are not cut within a character', () => {
    const { name } = matchFrom({ home: { id: 'h', name: `${'x'.repeat(159)}😀😀` } }).home;
    expect(name).toBe('x'.repeat(159));
    expect(() => encodeURIComponent(name)).not.toThrow();
  });

  it('of nothing that can be seen refuse the record', () => {
    expect(refusal(wireRecord({ home: { id: 'h', name: '\u200B\u202E&#8203;' } }))).toContain('home.name');
  });

  it('without any Latin letter still have an address', () => {
    const away = { id: 'a', name: '全北现代' };
    expect(eventSlug(matchFrom({ home: { id: 'h', name: 'Спартак' }, away }))).toBe('e1');
    const country = matchFrom({ tournament: { id: 't', name: 'リーグ', country: { id: 'JP1', name: '日本' } } });
    expect(country.competition.country.slug).toBe('jp1');
  });

  it('of a number that nobody can count to are none', () => {
    const endless: unknown = JSON.parse('1e400');
    expect(refusal(wireRecord({ home: { id: 'h', name: endless } }))).toContain('home.name');
    expect(matchFrom({ round: endless, home: { id: 'h', name: 1860 } })).toMatchObject({
      round: null,
      home: { name: '1860' },
    });
    expect(refusal(wireRecord({ status: endless }))).toContain('status');
  });

  it('that are missing refuse the record', () => {
    expect(refusal(wireRecord({ home: { id: 'h', name: '   ' } }))).toContain('home.name');
    expect(refusal(wireRecord({ away: { id: 'a' } }))).toContain('away.name');
  });
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
