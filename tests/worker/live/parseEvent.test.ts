import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scoreOf } from '../../../web/domain/match.ts';
import { parseMatches } from '../../../web/domain/snapshot.ts';
import { eventSlug } from '../../../web/routes.ts';
import { createLiveClient } from '../../../worker/live/client.ts';
import { parseEvent } from '../../../worker/live/parseEvent.ts';
import { createRejections } from '../../../worker/live/rejections.ts';
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
    expect(refusal(wireRecord({ [field]: null }))).toContain(field);
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

  it.each(['', 'a b', '../x', 'e-1', '<b>', 'a'.repeat(65)])(
    'is refused with the id %j, which no path could hold',
    (id) => {
      expect(refusal(wireRecord({ id }))).toContain('id');
    },
  );

  it('may have numbers for ids', () => {
    expect(matchFrom({ id: 4711, home: { id: 1, name: 'Ajax' } })).toMatchObject({ id: '4711', home: { id: '1' } });
  });

  it('of a sport that the site does not cover is refused', () => {
    expect(refusal(wireRecord({ sport: '99' }))).toContain('not covered');
    expect(matchFrom({ sport: 'Ice Hockey' }).sport).toBe('ice-hockey');
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
  ])('%s is %s, for a value without a zone is UTC', (text, instant) => {
    expect(new Date(matchFrom({ start_date: text }).kickOff).toISOString()).toBe(instant);
  });

  it.each(['', 'soon', '21-11-2026 20:00', '2026-13-21T20:00:00Z', '2026-11-21T25:00:00Z', 1_795_291_200, '20:00'])(
    '%j is none',
    (text) => expect(refusal(wireRecord({ start_date: text }))).toContain('start_date'),
  );
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

  it('without any Latin letter still have an address', () => {
    const away = { id: 'a', name: '全北现代' };
    expect(eventSlug(matchFrom({ home: { id: 'h', name: 'Спартак' }, away }))).toBe('e1');
    const country = matchFrom({ tournament: { id: 't', name: 'リーグ', country: { id: 'JP1', name: '日本' } } });
    expect(country.competition.country.slug).toBe('jp1');
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

describe('a list of the feed', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  function today(body: unknown, status = 200) {
    const rejections = createRejections();
    const upstream = {
      id: 'test',
      kind: 'real',
      baseUrl: 'https://feed.test',
      headers: {},
      timeoutMs: 1000,
      fetch: async () => Response.json(body, { status }),
    } as const;
    return { answer: createLiveClient({ upstream, flagUrl: null, rejections }).today(), rejections };
  }

  it('of any answer with a detail field is empty, and no error', async () => {
    for (const detail of ['Not found.', null, {}]) {
      expect(await today({ detail, fixtures: [wireRecord()] }).answer).toMatchObject({
        ok: true,
        value: { matches: [] },
      });
    }
    expect(await today({ detail: 'Not found.' }, 404).answer).toMatchObject({ ok: true, value: { matches: [] } });
  });

  it('loses a broken record, counts it, and nothing else', async () => {
    const { answer, rejections } = today({ fixtures: [null, wireRecord(), { id: 'x' }], results: null });
    expect(await answer).toMatchObject({ ok: true, value: { matches: [{ id: 'e1' }], rejected: 2 } });
    expect(rejections.count).toBe(2);
  });

  it('has an event once that stands in both lists, as it ended', async () => {
    const { answer } = today({
      fixtures: [wireRecord({ status: '2nd half' })],
      results: [wireRecord({ status: 'Finished' })],
    });
    expect(await answer).toMatchObject({ ok: true, value: { matches: [{ state: { kind: 'finished' } }] } });
  });

  it.each([
    ['a list', []],
    ['an error in other words', { message: 'quota exceeded' }],
    ['text', 'maintenance'],
    ['nothing', null],
    ['lists that are none', { fixtures: 'x' }],
    ['records that are all broken', { fixtures: [{}, {}], results: [] }],
  ])('that is %s is a failure, not a quiet day', async (_, body) => {
    expect(await today(body).answer).toMatchObject({ ok: false, error: { reason: 'shape' } });
  });
});
