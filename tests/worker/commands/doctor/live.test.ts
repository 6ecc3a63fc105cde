import { afterEach, describe, expect, it } from 'vitest';
import { createDemoLive } from '../../../demo/live/app.ts';
import { fixture } from '../../feeds/apiFootball/apiFootball.records.ts';
import { match } from '../../feeds/footballData/footballData.records.ts';
import { record } from '../../feeds/openligadb/openligadb.records.ts';
import { containing, json, KEY, linesFor, wrongIn } from './lines.ts';
import { closeServers, deadAddress, serve } from './loopback.ts';

afterEach(closeServers);

describe('npm run doctor, live source', () => {
  const liveApp = createDemoLive({ now: Date.now, matchesPerDay: 20 });
  const backend = (LIVE_API_URL: string, more = {}) =>
    linesFor({ LIVE_API_URL, CONTENT_SOURCE: 'files', UPSTREAM_TIMEOUT_MS: '5000', ...more });

  it('prints the matches of a healthy backend', async () => {
    const lines = await backend(await serve((request) => liveApp.fetch(request)), { LIVE_API_TOKEN: KEY });
    expect(wrongIn(lines)).toEqual([]);
    expect(lines).toContainEqual(containing('answers, LIVE_API_TOKEN is accepted'));
    expect(lines).toContainEqual(
      containing('good: covers football, basketball, ice-hockey, handball; beside scores: incidents,'),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^good: today: \d+ matches in \d+ competitions?$/));
    expect(lines).toContainEqual(containing('good: has the same time as this machine'));
  });

  it('reports a backend that knows nothing of any call', async () => {
    const lines = await backend(await serve(() => json({ detail: 'Not found' })));
    expect(wrongIn(lines)).toEqual([containing('wrong: it has no match and no competition')]);
  });

  it('reports flags that do not load', async () => {
    const flags = await serve(({ url }) => new Response('', { status: url.endsWith('/england.png') ? 404 : 200 }));
    const lines = await backend(await serve((request) => liveApp.fetch(request)), { FLAG_URL: `${flags}/{slug}.png` });
    expect(wrongIn(lines)).toEqual([containing(`flags don’t load: ${flags}/england.png answers 404`)]);
  });

  it('reports a backend that does not listen', async () => {
    const lines = await backend(await deadAddress());
    expect(wrongIn(lines)).toEqual([
      expect.stringMatching(/127\.0\.0\.1:\d+ can’t be reached: nothing listens there$/),
    ]);
  });

  it('reports a backend that answers too slowly', async () => {
    const silent = await serve(() => new Promise<Response>(() => undefined));
    const lines = await backend(silent, { UPSTREAM_TIMEOUT_MS: '100' });
    expect(wrongIn(lines)).toEqual([containing('no answer within 100 ms (UPSTREAM_TIMEOUT_MS)')]);
    expect(lines.join()).not.toContain('good: answers');
  });

  it('names a missing and a wrong token of the backend', async () => {
    const closed = await serve(() => json({}, {}, 401));
    expect(wrongIn(await backend(closed))).toEqual([containing('wants a token, and LIVE_API_TOKEN is not set')]);
    const refused = await backend(closed, { LIVE_API_TOKEN: KEY });
    expect(wrongIn(refused)).toEqual([containing('LIVE_API_TOKEN was refused (answered 401)')]);
  });

  it('reports an answer that does not come from the source', async () => {
    const page = await serve(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(wrongIn(await backend(page))).toEqual([containing('answers with a web page instead of JSON')]);
    const empty = await serve(() => new Response(null, { status: 204 }));
    expect(wrongIn(await backend(empty))).toEqual([
      containing('answers, but not like this source: its answer is empty'),
    ]);
    const zipped = await serve(() => json({}, { 'Content-Encoding': 'gzip' }));
    expect(wrongIn(await backend(zipped))).toEqual([containing('compressed it wrongly')]);
  });

  it('names the target of a redirect and the path of a 404', async () => {
    const moved = await serve(() => Response.redirect('https://other.test/scores?key=1', 301));
    expect(wrongIn(await backend(moved))).toEqual([
      containing('answered 301 to /v2/events/live and leads to https://other.test/scores: name that address'),
    ]);
    const elsewhere = await serve(() => new Response('no such page', { status: 404 }));
    expect(wrongIn(await backend(elsewhere))).toEqual([containing('answered 404 to /v2/events/live')]);
  });

  it.each([
    [600, '10 minutes behind'],
    [-60, '60 seconds ahead of'],
  ])('prints that the clocks differ by %i seconds', async (seconds, words) => {
    const dated = await serve(async (request) => {
      const answer = await liveApp.fetch(request);
      const Date_ = new Date(Date.now() + seconds * 1000).toUTCString();
      return new Response(answer.body, { status: answer.status, headers: { Date: Date_ } });
    });
    // The header has whole seconds, so the measured difference may be one second off.
    const [line = '', ...more] = wrongIn(await backend(dated));
    expect(more).toEqual([]);
    expect(line.replace(/(59|61) seconds/, '60 seconds')).toContain(`this machine’s clock is ${words} the source’s`);
  });

  describe('football-data.org', () => {
    const lines = (FOOTBALL_DATA_URL: string) =>
      linesFor({ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_TOKEN: KEY, FOOTBALL_DATA_URL, CONTENT_SOURCE: 'files' });

    it('prints the calls left of the minute and the competitions of football-data', async () => {
      const url = await serve(({ url: asked }) => {
        const left = { 'X-Requests-Available-Minute': '8' };
        if (!asked.includes('/competitions')) return json({ matches: [match()] }, left);
        const area = { id: 2072, name: 'England' };
        return json({ competitions: [{ id: 2021, area, name: 'Premier League', code: 'PL', type: 'LEAGUE' }] }, left);
      });
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([]);
      expect(found).toContain('good: 8 calls this minute left');
      expect(found).toContain('good: 1 competition of football');
    });

    it('reports a wrong token when football-data answers 400', async () => {
      const url = await serve(() => json({ message: `Your API token is invalid: ${KEY}`, errorCode: 400 }, {}, 400));
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([containing('FOOTBALL_DATA_TOKEN was refused')]);
      expect(found.join('\n')).not.toContain(KEY);
      expect(found).toContainEqual(containing('Your API token is invalid: …'));
    });
  });

  describe('API-Football', () => {
    const lines = (API_FOOTBALL_URL: string) =>
      linesFor({ LIVE_SOURCE: 'api-football', API_FOOTBALL_KEY: KEY, API_FOOTBALL_URL, CONTENT_SOURCE: 'files' });

    it('prints the API-Football calls left of the day', async () => {
      const url = await serve(({ url: asked }) =>
        json(
          { errors: [], response: asked.includes('/fixtures') ? [fixture()] : [] },
          { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': '7' },
        ),
      );
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([]);
      expect(found).toContain('note: 7 of 100 calls today left: it is nearly used up');
    });

    it('names the days and tables outside the plan, for the calls of one page', async () => {
      const asked: string[] = [];
      const plan = (words: string) =>
        json({ errors: { plan: `Free plans do not have access to this ${words}.` }, response: [] });
      const today = new Date().toISOString().slice(0, 10);
      const url = await serve(({ url: address }) => {
        asked.push(address);
        if (address.includes('/standings')) return plan('season, try from 2022 to 2024');
        if (!address.includes('date=') || address.endsWith(today)) return json({ errors: [], response: [] });
        return plan('date, try from 2026-11-20 to 2026-11-22');
      });
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([containing('wrong: it has no match and no competition')]);
      expect(found).toContain('note: the plan has the days from 2026-11-20 to 2026-11-22: visitors see no others');
      expect(found).toContainEqual(
        containing("note: the plan leaves out this season's tables: visitors see none (plan: "),
      );
      expect(asked.length).toBeLessThan(7);
    });

    it('reports a key that looks too short and keeps its other lines readable', async () => {
      const url = await serve(() => json({ errors: { token: 'Error/Missing application key.' }, response: [] }));
      const settings = { LIVE_SOURCE: 'api-football', API_FOOTBALL_KEY: 'e', API_FOOTBALL_URL: url };
      const found = await linesFor({ ...settings, CONTENT_SOURCE: 'files' });
      expect(found).toContain('note: API_FOOTBALL_KEY has 1 character: that looks too short');
      expect(found.join()).not.toContain('…');
      expect(wrongIn(found)).toEqual([
        containing('API_FOOTBALL_KEY was refused (token: Error/Missing application key.)'),
      ]);
    });

    it.each([
      [{ requests: 'You have reached the request limit for the day' }, /^wrong: the quota of .+ used up \(requests: /],
      [{ plan: 'Free plans do not have access to this date' }, /^wrong: http.+: plan: Free plans do not have access/],
    ])('reports the API-Football error %j of an answer with 200', async (errors, line) => {
      const url = await serve(() => json({ errors, response: [] }));
      expect(wrongIn(await lines(url))).toEqual([expect.stringMatching(line)]);
    });
  });
});

it('npm run doctor names a league without any match as a likely wrong shortcut', async () => {
  const url = await serve((request) => json(request.url.includes('/bl1/') ? [record()] : []));
  const lines = await linesFor({
    LIVE_SOURCE: 'openligadb',
    OPENLIGADB_URL: url,
    OPENLIGADB_LEAGUES: 'bl1,bl9/2026',
    CONTENT_SOURCE: 'files',
  });
  expect(wrongIn(lines)).toEqual([]);
  expect(lines.filter((line) => line.includes('OpenLigaDB has no match'))).toEqual([
    'note: OpenLigaDB has no match of "bl9" for 2026 (OPENLIGADB_LEAGUES)',
  ]);
});
