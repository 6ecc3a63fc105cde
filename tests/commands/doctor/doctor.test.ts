import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDemoContent } from '../../../worker/demo/content/app.ts';
import { createDemoLive } from '../../../worker/demo/live/app.ts';
import { fixture } from '../../worker/sources/apiFootball/apiFootball.records.ts';
import { match } from '../../worker/sources/footballData/footballData.records.ts';
import { examine } from './examine.mjs';
import { closeServers, deadAddress, serve } from './loopback.ts';

const KEY = 'k3y-that-nobody-may-read';

afterEach(closeServers);

/** What the doctor says of the settings, each finding as a line with its level before it. */
async function linesFor(settings: Record<string, string>): Promise<string[]> {
  const sections = await examine({ ENVIRONMENT: 'development', ...settings });
  return sections.flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`));
}

const wrongIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('wrong: '));
const from = (start: string) => expect.stringContaining(start);

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  Response.json(body, { status, headers });

describe('the doctor, of a source of live data,', () => {
  const liveApp = createDemoLive({ now: Date.now, matchesPerDay: 20 });
  const backend = (LIVE_API_URL: string, more = {}) =>
    linesFor({ LIVE_API_URL, CONTENT_SOURCE: 'files', UPSTREAM_TIMEOUT_MS: '5000', ...more });

  it('says what a backend that is well has', async () => {
    const lines = await backend(await serve((request) => liveApp.fetch(request)), { LIVE_API_TOKEN: KEY });
    expect(wrongIn(lines)).toEqual([]);
    expect(lines).toContainEqual(from('answers, LIVE_API_TOKEN is accepted'));
    expect(lines).toContainEqual(
      from('good: covers football, basketball, ice-hockey, handball; beside scores: incidents,'),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^good: today: \d+ matches in \d+ competitions?$/));
    expect(lines).toContainEqual(from('good: agrees with this machine’s clock'));
  });

  it('says that nothing listens', async () => {
    const lines = await backend(await deadAddress());
    expect(wrongIn(lines)).toEqual([
      expect.stringMatching(/127\.0\.0\.1:\d+ can’t be reached: nothing listens there$/),
    ]);
  });

  it('says that it takes too long', async () => {
    const silent = await serve(() => new Promise<Response>((done) => setTimeout(() => done(json({})), 1000)));
    expect(wrongIn(await backend(silent, { UPSTREAM_TIMEOUT_MS: '100' }))).toEqual([
      from('no answer within 100 ms (UPSTREAM_TIMEOUT_MS)'),
    ]);
  });

  it('says which token is missing, and which is wrong', async () => {
    const closed = await serve(() => json({}, {}, 401));
    expect(wrongIn(await backend(closed))).toEqual([from('wants a token, and LIVE_API_TOKEN is not set')]);
    const refused = await backend(closed, { LIVE_API_TOKEN: KEY });
    expect(wrongIn(refused)).toEqual([from('LIVE_API_TOKEN is refused (answered 401)')]);
  });

  it('says that another thing than the source answers', async () => {
    const page = await serve(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(wrongIn(await backend(page))).toEqual([from('answers, but not as this source does: <!doctype html>')]);
  });

  it.each([
    [600, '10 minutes behind'],
    [-60, '60 seconds ahead of'],
  ])('says how far the clocks are apart (%i seconds)', async (seconds, words) => {
    const dated = await serve(async (request) => {
      const answer = await liveApp.fetch(request);
      const Date_ = new Date(Date.now() + seconds * 1000).toUTCString();
      return new Response(answer.body, { status: answer.status, headers: { Date: Date_ } });
    });
    // Whole seconds of a header: one more or less is said as it is measured.
    const [line = '', ...more] = wrongIn(await backend(dated));
    expect(more).toEqual([]);
    expect(line.replace(/(59|61) seconds/, '60 seconds')).toContain(`this machine’s clock is ${words} the source’s`);
  });

  describe('football-data.org,', () => {
    const lines = (FOOTBALL_DATA_URL: string) =>
      linesFor({ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_TOKEN: KEY, FOOTBALL_DATA_URL, CONTENT_SOURCE: 'files' });

    it('says what is left of the minute, and what it has', async () => {
      const url = await serve(({ url: asked }) => {
        const left = { 'X-Requests-Available-Minute': '8' };
        if (!asked.includes('/competitions')) return json({ matches: [match()] }, left);
        const area = { id: 2072, name: 'England' };
        return json({ competitions: [{ id: 2021, area, name: 'Premier League', code: 'PL', type: 'LEAGUE' }] }, left);
      });
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([]);
      expect(found).toContain('good: 8 calls this minute left');
      expect(found).toContain('good: 1 competition of football in all');
    });

    it('says that the token is wrong, which it calls a bad request', async () => {
      const url = await serve(() => json({ message: `Your API token is invalid: ${KEY}`, errorCode: 400 }, {}, 400));
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([from('FOOTBALL_DATA_TOKEN is refused')]);
      expect(found.join('\n')).not.toContain(KEY);
      expect(found).toContainEqual(from('Your API token is invalid: …'));
    });

    it('says that the quota is used up, and until when', async () => {
      const url = await serve(() => json({ message: 'Wait 40 seconds.', errorCode: 429 }, {}, 429));
      expect(wrongIn(await lines(url))).toEqual([expect.stringMatching(/quota .+ used up .+more in 40 seconds$/)]);
    });
  });

  describe('API-Football,', () => {
    const lines = (API_FOOTBALL_URL: string) =>
      linesFor({ LIVE_SOURCE: 'api-football', API_FOOTBALL_KEY: KEY, API_FOOTBALL_URL, CONTENT_SOURCE: 'files' });

    it('says what is left of the day', async () => {
      const url = await serve(({ url: asked }) =>
        json(
          { errors: [], response: asked.includes('/fixtures') ? [fixture()] : [] },
          { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': '7' },
        ),
      );
      const found = await lines(url);
      expect(wrongIn(found)).toEqual([]);
      expect(found).toContain('note: 7 of 100 calls today left: soon there are none');
    });

    it.each([
      [{ token: 'Error/Missing application key.' }, /^wrong: API_FOOTBALL_KEY is refused \(token: Error/],
      [{ requests: 'You have reached the request limit for the day' }, /^wrong: the quota of .+ used up \(requests: /],
      [{ plan: 'Free plans do not have access to this date' }, /^wrong: http.+: plan: Free plans do not have access/],
    ])('reads what it says with 200: %j', async (errors, line) => {
      const url = await serve(() => json({ errors, response: [] }));
      expect(wrongIn(await lines(url))).toEqual([expect.stringMatching(line)]);
    });
  });
});

describe('the doctor, of prices,', () => {
  const lines = async (answer: () => Response) =>
    linesFor({
      ...{ LIVE_SOURCE: 'openligadb', OPENLIGADB_URL: await serve(() => json([])), CONTENT_SOURCE: 'files' },
      ...{ ODDS_API_KEY: KEY, ODDS_API_URL: await serve(answer) },
    });

  it('says how many credits are left', async () => {
    const found = await lines(() =>
      json([{ key: 'soccer_epl' }, { key: 'tennis' }], { 'x-requests-remaining': '321' }),
    );
    expect(wrongIn(found)).toEqual([]);
    expect(found).toContain('good: 321 credits this month left');
    expect(found).toContain('good: prices of 1 competition of football now');
  });

  it.each([
    ['INVALID_KEY', 'ODDS_API_KEY is refused (answered 401: INVALID_KEY)'],
    ['OUT_OF_USAGE_CREDITS', 'the credits of the month are used up'],
  ])('tells a wrong key from spent credits: %s', async (error_code, words) => {
    expect(wrongIn(await lines(() => json({ error_code }, {}, 401)))).toEqual([from(words)]);
  });
});

describe('the doctor, of content,', () => {
  const content = createDemoContent({ now: Date.now });
  const cms = (CMS_URL: string, more = {}) => linesFor({ CMS_URL, UPSTREAM_TIMEOUT_MS: '5000', ...more });

  it('says which types can be read, and who is in which country', async () => {
    const found = await cms(await serve((request) => content.fetch(request)), { CMS_TOKEN: KEY, PURGE_SECRET: KEY });
    expect(wrongIn(found)).toEqual([]);
    expect(found).toContain('good: page-contents can be read');
    expect(found).toContainEqual(
      expect.stringMatching(/^good: operators by country: AT \d+, AU \d+, .*GB \d+, .*NL \d+/),
    );
    expect(found).toContain('good: PURGE_SECRET is set: the webhook may purge');
  });

  it('names each type that may not be read', async () => {
    const half = await serve((request) =>
      /\/(operators|site-setting)\?/.test(request.url) ? json({ data: null }, {}, 403) : content.fetch(request),
    );
    expect(wrongIn(await cms(half, { CMS_TOKEN: KEY }))).toEqual([
      'wrong: operators may not be read: give the token `find` on it',
      'wrong: site-setting may not be read: give the token `find` on it',
    ]);
    expect(wrongIn(await cms(half))[0]).toBe('wrong: operators may not be read: give the public role `find` on it');
  });

  it('names a type that is not there', async () => {
    const lacking = await serve((request) =>
      request.url.includes('/top-countries?') ? json({ data: null }, {}, 404) : content.fetch(request),
    );
    expect(wrongIn(await cms(lacking))).toEqual([from('top-countries is no content type there')]);
  });

  it('says once that the token is wrong', async () => {
    const found = await cms(await serve(() => json({ data: null }, {}, 401)), { CMS_TOKEN: KEY });
    expect(wrongIn(found)).toEqual([from('CMS_TOKEN is refused (answered 401)')]);
  });

  it('finds operators that nobody can be sent to, those in no country, and what is not translated', async () => {
    const row = (name: string, playUrl: string | null, codes: string[]) => ({
      id: 1,
      attributes: { name, playUrl, countries: { data: codes.map((code) => ({ attributes: { code } })) } },
    });
    const english = [
      row('Good', 'https://good.test', ['GB']),
      row('Lost', 'https://lost.test', []),
      row('Bad', 'http://x', ['GB']),
    ];
    const url = await serve(({ url: asked }) => {
      const { pathname, searchParams } = new URL(asked);
      if (pathname.endsWith('/site-setting')) return json({ data: null }, {}, 404);
      const isListed = pathname.endsWith('/operators') && searchParams.get('locale') === 'en';
      return json({ data: isListed ? english : [] });
    });
    const found = await cms(url);
    expect(wrongIn(found)).toEqual(['wrong: without an https playUrl, so nobody sees them: Bad']);
    expect(found).toContain('good: operators by country: GB 1');
    expect(found).toContain('note: in no country, so nobody sees them: Lost');
    expect(found).toContain('note: operators has nothing in Dutch');
    expect(found).toContain('good: site-setting can be read, and is empty');
    expect(found).toContainEqual(from('note: PURGE_SECRET is not set'));
  });
});

describe('the doctor, of settings and the deploy,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names a setting that can’t be used, and asks nobody', async () => {
    expect(await linesFor({ LIVE_SOURCE: 'api-football' })).toEqual([
      'wrong: API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one',
    ]);
  });

  it('says what a deploy would lack', async () => {
    const file = join(folder, 'wrangler.toml');
    writeFileSync(
      file,
      'name = "site"\nmain = "main.ts"\ncompatibility_date = "2026-08-01"\n[vars]\nPURGE_SECRET = "open"\n',
    );
    const vars = { CONTENT_SOURCE: 'files', PURGE_SECRET: KEY };
    const sections = await examine(vars, { deployFile: file });
    const texts = sections.flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`));
    expect(wrongIn(texts)).toEqual([from('the KV namespace CACHE is missing'), from('the binding ASSETS is missing')]);
    expect(texts).toContain('note: set here and not so under [vars]: CONTENT_SOURCE');
    expect(texts).toContain('note: a deploy wants `npx wrangler secret put` for PURGE_SECRET');
    expect(texts).toContainEqual(from('can read PURGE_SECRET: make it a secret'));
  });

  it('ends with 1 where something is wrong, with 0 where nothing is, and prints no key', async () => {
    const main = resolve(import.meta.dirname, 'main.mjs');
    const run = (env: Record<string, string>) =>
      new Promise<{ code: number | null; output: string }>((done) => {
        const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH ?? '', ...env } });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
        child.on('close', (code) => done({ code, output }));
      });
    const well = await run({});
    expect(well.output).toContain('Nothing is wrong.');
    expect(well.code).toBe(0);
    const echo = await serve((request) => json({ said: request.headers.get('Authorization') }, {}, 401));
    const ill = await run({ LIVE_API_URL: echo, LIVE_API_TOKEN: KEY, CONTENT_SOURCE: 'files' });
    expect(ill.output).toContain('1 thing is wrong');
    expect(ill.output).not.toContain(KEY);
    expect(ill.code).toBe(1);
  });
});
