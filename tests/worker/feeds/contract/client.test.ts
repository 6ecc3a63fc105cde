import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import type { Answer } from '../../../../worker/base/result.ts';
import { UpstreamCall } from '../../../../worker/base/upstreamCall.ts';
import { createContractFeed } from '../../../../worker/feeds/contract/client.ts';
import { matchFrom, wireMatch } from '../../../support/wireMatch.ts';

function feedOf(body: unknown, status = 200, rejections = createRejections()) {
  const fetch = async ({ url }: Request) =>
    url.includes('/v2/events?sport=') ? Response.json({ detail: 'none' }) : Response.json(body, { status });
  const source = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 1000 } as const;
  return createContractFeed({
    upstream: { ...source, fetch },
    flagUrl: null,
    rejections,
    now: () => Date.parse('2026-11-21T21:00:00Z'),
  });
}

describe('contract list', () => {
  function today(body: unknown, status = 200) {
    const rejections = createRejections();
    return { answer: feedOf(body, status, rejections).today(new UpstreamCall()), rejections };
  }

  it('any answer with a detail field is an empty list without an error', async () => {
    const empty = { ok: true, value: { matches: [] } };
    for (const detail of ['Not found.', null, {}]) {
      expect(await today({ detail, fixtures: [wireMatch()] }).answer).toMatchObject(empty);
    }
    expect(await today({ detail: 'Not found.' }, 404).answer).toMatchObject(empty);
  });

  it('a broken record is counted and costs no other record', async () => {
    const { answer, rejections } = today({ fixtures: [null, wireMatch(), { id: 'x' }], results: null });
    expect(await answer).toMatchObject({ ok: true, value: { matches: [{ id: 'e1' }], rejected: 2 } });
    expect(rejections.count).toBe(2);
  });

  it.each([
    ['Not started', '2nd half'],
    ['Postponed', '1st half'],
    ['1st half', 'Finished'],
    ['Not started', 'Finished'],
  ])('an event listed as “%s” and “%s” appears once in its later state', async (early, late) => {
    for (const [one, other] of [
      [early, late],
      [late, early],
    ]) {
      const results = { runningscore: { home: 1, away: 0 } };
      const { answer } = today({
        fixtures: [wireMatch({ status: one, results })],
        results: [wireMatch({ status: other, results })],
      });
      const list = await answer;
      expect(list.ok && list.value.matches.map(({ state }) => state)).toEqual([
        matchFrom({ status: late, results: { runningscore: { home: 1, away: 0 } } }).state,
      ]);
    }
  });

  it.each([
    ['a list', []],
    ['an error in other words', { message: 'quota exceeded' }],
    ['text', 'maintenance'],
    ['nothing', null],
    ['lists that are none', { fixtures: 'x' }],
    ['records that are all broken', { fixtures: [{}, {}], results: [] }],
  ])('a list that is %s is a failure, not empty', async (_, body) => {
    expect(await today(body).answer).toMatchObject({ ok: false, error: { kind: 'shape' } });
  });
});

it('a 404 to a part means that the source never has it, and to a list that it fails', async () => {
  const feed = feedOf('Not Found', 404);
  const call = () => new UpstreamCall();
  const of = { sport: 'football', tournament: '47' } as const;
  const match = { id: 'e1', sport: 'football', home: null, away: null } as const;
  const kinds = async (answers: Promise<Answer<unknown>>[]) =>
    (await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.error.kind));
  const parts = [feed.standings(call(), of), feed.meetings(call(), match), feed.odds(call(), matchFrom())];
  expect(await kinds(parts)).toEqual(['excluded', 'excluded', 'excluded']);
  expect(await kinds([feed.today(call()), feed.event(call(), 'football', 'e1')])).toEqual(['missing', 'missing']);
});

it('the address of the list is not taken for a match', async () => {
  const answer = feedOf({ fixtures: [wireMatch()] }).event(new UpstreamCall(), 'football', 'live');
  expect(await answer).toMatchObject({ ok: true, value: { kind: 'unknown' } });
});

it('earlier meetings are ended valid matches, without the match itself, latest first', async () => {
  const at = (id: string, year: number, status = 'Finished') =>
    wireMatch({ id, start_date: `${year}-03-01T20:00:00Z`, status });
  const own = { id: 'm4', sport: 'football', home: null, away: null } as const;
  const meetings = (body: object) => feedOf(body).meetings(new UpstreamCall(), own);
  const events = [at('m1', 2022), null, at('m2', 2025), at('m3', 2026, 'Postponed'), at('m4', 2026)];
  expect(await meetings({ events })).toMatchObject({ ok: true, value: [{ id: 'm2' }, { id: 'm1' }] });
  expect(await meetings({ nothing: true })).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

describe('the catalogue of the contract feed', () => {
  const countries = [{ id: '1', name: 'England', events: 3 }];
  const tournaments = [
    { id: '47', name: 'Premier League', country: { id: '1', name: 'England' }, sport: '1', events: 2 },
  ];

  it.each([
    ['an object', { countries }],
    ['a bare array', countries],
    ['an array with repetitions', [...countries, ...countries]],
  ])('reads countries that come as %s', async (_, body) => {
    const regions = await feedOf(body).regions(new UpstreamCall(), 'football');
    expect(regions).toMatchObject({ ok: true, value: [{ country: { slug: 'england' }, events: 3 }] });
  });

  it.each([
    ['an object', { tournaments }],
    ['a bare array', tournaments],
    ['an array with repetitions', [...tournaments, ...tournaments]],
  ])('reads competitions that come as %s', async (_, body) => {
    const listed = await feedOf(body).competitions(new UpstreamCall(), 'football');
    expect(listed).toMatchObject({ ok: true, value: [{ competition: { name: 'Premier League' }, events: 2 }] });
  });
});
