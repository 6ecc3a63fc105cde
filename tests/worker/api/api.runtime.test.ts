import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalEntry } from '../../../web/domain/matchChange.ts';
import { OPERATIONS } from '../../../worker/api/operations.ts';
import { envelope, problem } from '../../../worker/api/schemas.ts';
import { changeOf } from '../../../worker/api/wireChange.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { london, siteWith, visit, visitorOf, visitSite } from '../site.runtime.ts';
import { everyPath } from './everyPath.runtime.ts';

const ask = (path: string, headers = london) => visit(`/api/v1${path}`, headers);

const answerSchemas = {
  matches: v.object({ ...envelope, ...OPERATIONS.listMatches.data.entries }),
  changes: v.object({ ...envelope, ...OPERATIONS.listChanges.data.entries }),
};

const matchesOf = async (path: string) => v.parse(answerSchemas.matches, await (await ask(path)).json());

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  const found = v.parse(problem, await response.json());
  expect(found.status).toBe(response.status);
  return found;
}

describe('an operation of the public API', () => {
  it('answers as its schema says', async () => {
    for (const [id, path] of await everyPath(ask)) {
      const { data } = OPERATIONS[id];
      const answer = await ask(path);
      expect(answer.status, id).toBe(200);
      const body = await answer.json();
      // A schema drops the fields that it does not name, in every object.
      expect(v.parse(v.strictObject({ ...envelope, ...data.entries }), body), id).toEqual(body);
      expect(JSON.stringify(body), id).not.toMatch(/odds|price|operator|\/play\//i);
    }
  });

  it('gives visitors of every country and choice the same answer', async () => {
    const choices = { Cookie: 'delay=60; spoilers=all; follow=t1; oddsFormat=US', 'Accept-Language': 'nl' };
    const answers = [london, visitorOf('NL', choices), visitorOf('US')].map(async (visitor) => {
      const answer = await ask('/matches?date=2026-11-21', visitor);
      return { tag: answer.headers.get('ETag'), cookie: answer.headers.get('Set-Cookie') };
    });
    const [first, ...others] = await Promise.all(answers);
    expect(first?.tag).toMatch(/^W\/"/);
    for (const each of others) expect(each).toEqual(first);
  });

  it('has local times, codes and no score before the kick-off', async () => {
    const { matches, source, licence } = await matchesOf('/matches?tz=Asia/Kolkata&date=2026-11-21&status=scheduled');
    expect(matches.length).toBeGreaterThan(3);
    for (const { score, kickOff, kickOffLocal, home } of matches) {
      expect(score).toBeNull();
      expect(Date.parse(kickOffLocal ?? '')).toBe(Date.parse(kickOff));
      expect(kickOffLocal).toMatch(/^2026-11-21T.*\+05:30$/);
      if (home !== null && home.code !== null) expect(home.code).toMatch(/^[A-Z0-9]{3}$/);
    }
    expect({ source, licence: licence.name }).toEqual({
      source: 'Demo data (made up)',
      licence: 'CC0 1.0',
    });
  });

  it('names rounds and statuses in the language of the request', async () => {
    const { matches } = await matchesOf('/matches?date=2026-11-21&lang=nl&status=finished');
    expect(matches[0]?.statusText).toBe('Afgelopen');
    expect(matches.map(({ round }) => round)).toContainEqual(expect.stringMatching(/^Speelronde \d+$/));
  });

  it('is open to scripts of other sites', async () => {
    const first = await ask('/competitions', { ...london, Origin: 'https://other.test' });
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const preflight = { ...london, Origin: 'https://other.test', 'Access-Control-Request-Method': 'GET' };
    const allowed = await visit('/api/v1/matches', preflight, { method: 'OPTIONS' });
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect((await visit('/api/live', london)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it('a range of days gives each match once over all its parts', async () => {
  const ids: string[] = [];
  let parts = 0;
  for (let next: string | null = '/matches?from=2026-11-10&to=2026-11-19&sport=basketball'; next !== null; parts += 1) {
    const answer = await matchesOf(next.replace(/^.*\/api\/v1/, ''));
    ids.push(...answer.matches.map(({ id }) => id));
    next = answer.next;
  }
  expect(parts).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  const days = Array.from({ length: 10 }, (_, day) => matchesOf(`/matches?date=2026-11-${10 + day}&sport=basketball`));
  const expected = (await Promise.all(days)).flatMap(({ matches }) => matches.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(expected.toSorted());
});

describe('an answer that did not change', () => {
  // The clock of these answers moves with each request, and they say so in `asOf`.
  it.each(['/search?q=arsenal', '/matches?date=2026-12-05&_=1&utm_source=x', '/competitions?country=NL'])(
    'is 304 for %s',
    async (path) => {
      const at = (instant: string, more = {}) => ask(path, { ...london, 'x-visitor-now': instant, ...more });
      // Search knows more names after its first answer, and keeps that answer for a while.
      await at('2026-11-21T15:40:01Z');
      const first = await at('2026-11-21T15:40:02Z');
      const later = await at('2026-11-21T15:40:11Z', { 'If-None-Match': first.headers.get('ETag') ?? '' });
      expect([first.status, later.status]).toEqual([200, 304]);
    },
  );
});

it('a list of matches takes several statuses, a country, ids and a limit, by kick-off', async () => {
  const live = await matchesOf('/matches?status=live,half-time&country=es');
  expect(new Set(live.matches.map(({ competition }) => competition.country.code))).toEqual(new Set(['ES']));
  const ids = live.matches.map(({ id }) => id);
  const named = await matchesOf(`/matches?ids=${ids.toReversed().join(',')}`);
  expect(named.matches.map(({ id }) => id)).toEqual(ids);
  const repeated = await matchesOf(`/matches?${ids.map((id) => `ids=${id}`).join('&')}`);
  expect(repeated.matches).toEqual(named.matches);
  const ended = await matchesOf(`/matches?ids=${ids.join(',')}&status=finished`);
  expect(ended.matches).toEqual([]);
  const now = await ask('/matches?status=live&limit=20');
  expect((await now.text()).length).toBeLessThan(20_000);
  const { matches, next } = await matchesOf('/matches?limit=3');
  expect([matches.length, next]).toEqual([3, expect.stringContaining('offset=3')]);
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  expect(kickOffs).toEqual(kickOffs.toSorted());
});

describe('a wrong request', () => {
  it.each([
    ['/matches?tz=Mars/Phobos', 400, /`tz`.*Europe\/Paris/],
    ['/matches?tz=UTC&zone=UTC', 400, /Unknown parameter `zone`/],
    ['/matches?date=2026-02-30', 400, /`date` must be a date such as/],
    ['/matches?from=2026-11-01&to=2027-11-01', 400, /1 to 31 days/],
    ['/matches?ids=1&date=2026-11-21', 400, /either `ids` or days/],
    ['/matches?lang=fr', 400, /`lang`.*en, nl/],
    ['/matches?lang=en&lang=nl', 400, /`lang`.*en, nl/],
    ['/matches?offset=-1', 400, /`offset` must be a whole number/],
    [`/search?q=${'x'.repeat(1000)}`, 400, /`q`.*at most 80/],
    ['/matches?delay=181', 400, /`delay`.*at most 180/],
    ['/matches/no-such-id', 400, /`id`/],
    ['/matches/nosuchid', 404, /Unknown ID/],
    ['/teams/nosuchid', 404, /No team/],
    ['/competitions/nosuchid/standings', 404, /No football competition/],
    ['/search', 400, /`q` is missing/],
    ['/prices', 404, /openapi\.json/],
  ])('%s is answered with %i and a reason', async (path, status, reason) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect((await problemOf(answer)).detail).toMatch(reason);
  });

  it('may not write', async () => {
    const answer = await visit(
      '/api/v1/matches',
      { ...london, Origin: 'https://scoreline.test' },
      { method: 'DELETE' },
    );
    expect((await problemOf(answer)).status).toBe(405);
  });
});

const real = { DEMONSTRATION: 'content' };

it('the public API answers 503 for a failed source with the time of the next try', async () => {
  fakeSource('https://away.test', () => undefined);
  const settings = { ...real, POLLER: undefined, LIVE_API_URL: 'https://away.test', OPEN_DATA: 'on' };
  const answer = await visitSite(settings, '/api/v1/matches', london);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  await problemOf(answer);
});

describe('the changes', () => {
  const NOW = Date.now();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  const common = { sport: 'football', match: 'm1', corrects: null } as const;
  const entries: JournalEntry[] = [
    { ...common, seq: 1, at: NOW - 90_000, change: { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } } },
    {
      ...common,
      seq: 3,
      at: NOW - 70_000,
      corrects: 1,
      change: { kind: 'goal-disallowed', side: 'home', score: { home: 0, away: 0 } },
    },
    { ...common, seq: 4, at: NOW - 5_000, change: { kind: 'status', state: { kind: 'half-time', score: null } } },
  ];
  const changes = entries.map((entry) => changeOf(entry, null));
  const journal = siteJournalWith({ changesAfter: async (after) => changes.filter(({ seq }) => seq > after) });
  const site = siteWith({ JOURNAL: { getByName: () => journal } });
  const changesAfter = async (query: string) =>
    v.parse(answerSchemas.changes, await (await site(`/api/v1/changes${query}`, { 'x-visitor-country': 'GB' })).json());

  it('are goals, reversals and statuses', async () => {
    const { changes, last, next } = await changesAfter('?after=0');
    expect(changes.map(({ seq, kind, corrects }) => [seq, kind, corrects])).toEqual([
      [1, 'goal', null],
      [3, 'goal-disallowed', 1],
      [4, 'status', null],
    ]);
    expect(changes.at(-1)?.status).toBe('half-time');
    expect([last, next]).toEqual([4, null]);
  });

  it('are as old as the journal’s last list', async () => {
    const age = { at: NOW - 3_600_000, stale: true };
    const behind = { ...journal, newest: async () => ({ matches: [], pauseMs: 500, age }) };
    const answer = await siteWith({ JOURNAL: { getByName: () => behind } })('/api/v1/changes', {
      'x-visitor-country': 'GB',
    });
    expect(await answer.json()).toMatchObject({ asOf: new Date(age.at).toISOString(), stale: true });
  });

  it('are held back by the delay', async () => {
    expect((await changesAfter('?delay=60')).last).toBe(3);
  });

  it('continue where a limit cut them', async () => {
    const first = await changesAfter('?limit=1');
    expect(first.last).toBe(1);
    expect(first.next).toMatch(/\/api\/v1\/changes\?.*after=1/);
  });
});
