import { describe, expect, it } from 'vitest';
import { parseSnapshot } from '../../../../web/domain/listSchemas.ts';
import { london } from '../../site.runtime.ts';
import { answer, fixture, kickOff } from './apiFootball.records.ts';
import { answers, site } from './apiFootball.runtime.ts';

describe('a site on API-Football', () => {
  it('shows live scores, and keeps a result final', async () => {
    const { open } = site();
    const snapshot = parseSnapshot(JSON.parse((await open('/api/live')).text));
    expect(snapshot?.counters).toEqual({ all: 5, live: 1, running: 0, upcoming: 1, finished: 3 });
    const byId = new Map(snapshot?.matches.map((match) => [match.id, match]));
    expect(byId.get('af1001')).toMatchObject({
      state: { score: { home: 2, away: 0 } },
      redCards: { home: 0, away: 1 },
    });
    expect(byId.get('af1002')?.state).toMatchObject({ kind: 'finished', score: { home: 1, away: 1 } });
  });

  it('sends its key to the source only', async () => {
    const keys: (string | null)[] = [];
    const { open } = site((path, request) => {
      keys.push(request.headers.get('x-apisports-key'));
      return answers(path, request);
    });
    const { text } = await open('/');
    expect(new Set(keys)).toEqual(new Set(['secret-key']));
    expect(text).not.toContain('secret-key');
  });

  it('names its source and competitions on the home page, in both languages', async () => {
    const { open } = site();
    const english = await open('/');
    expect(english.text).toContain('Manchester United');
    expect(english.text).toContain('Match data: API-Football');
    expect(english.text).toContain('href="/football/england/premier-league-af39"');
    expect(english.text).not.toContain('href="/handball"');
    const dutch = await open('/nl');
    expect(dutch.text).toContain('Wedstrijdgegevens: API-Football');
    expect(dutch.text).toContain('Internationaal');
  });

  it('shows every match tab that it has data for, and no odds', async () => {
    const { open } = site();
    for (const [tab, text] of [
      ['', 'event-score'],
      ['/line-ups', 'Coach of Liverpool'],
      ['/statistics', '60%'],
      ['/head-to-head', 'Manchester United'],
      ['/standings', 'standings'],
    ] as const) {
      const page = await open(`/match/football/manchester-united-liverpool-af1001${tab}`);
      expect(page.status, tab).toBe(200);
      expect(page.text).toContain(text);
      expect(page.text).not.toContain('liverpool-af1001/odds');
    }
  });

  it('shows after midnight a match that began before it', async () => {
    const late = kickOff(1003, '2026-11-20T22:45:00Z');
    const { asked, open } = site((path) => {
      if (path === 'fixtures?date=2026-11-20') return answer([fixture(['NS'], [null, null], late)]);
      return answer(path === 'fixtures?live=all' ? [fixture(['2H', 88], [3, 2], late)] : []);
    });
    const night = { ...london, 'x-visitor-now': '2026-11-21T00:30:00Z' };
    const snapshot = parseSnapshot(JSON.parse((await open('/api/live', night)).text));
    expect(snapshot?.matches.map(({ id, state }) => [id, state.kind])).toEqual([['af1003', 'playing']]);
    const noon = { ...london, 'x-visitor-now': '2026-11-21T12:00:00Z' };
    const before = asked.length;
    await open('/api/live', noon);
    expect(asked.slice(before)).not.toContain('fixtures?live=all');
  });

  it.each([
    ['2026-11-21T00:30:00Z', true],
    ['2026-11-21T12:00:00Z', false],
  ])('says at %s whether a match of the failing day before may be missing: %s', async (instant, incomplete) => {
    const { open } = site((path) => (path === 'fixtures?date=2026-11-20' ? undefined : answer([])));
    const { text } = await open('/api/live', { ...london, 'x-visitor-now': instant });
    expect(parseSnapshot(JSON.parse(text))).toMatchObject({ incomplete });
  });

  it('answers 404 for unknown ids, and asks nothing about other sources’ ids', async () => {
    const { asked, open } = site();
    expect((await open('/match/football/a-b-af404')).status).toBe(404);
    const before = asked.length;
    expect((await open('/api/event?sport=football&id=ol1001')).status).toBe(404);
    expect(asked.slice(before).filter((path) => path.includes('id='))).toEqual([]);
  });
});

it.each([
  ['a wrong key', { token: 'Error/Missing application key.' }],
  ['a spent quota', { requests: 'You have reached the request limit for the day' }],
])('a site whose API-Football refuses answers 503 for %s, and does not ask again', async (_, errors) => {
  const { asked, open } = site(() => answer([], errors));
  expect((await open('/api/live')).status).toBe(503);
  const page = await open('/');
  expect(page.status).toBe(503);
  expect(page.text).not.toContain('No matches');
  const calls = asked.length;
  await open('/api/live');
  await open('/nl');
  expect(asked.filter((path) => path.startsWith('fixtures')).length).toBeLessThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(calls + 1);
});
