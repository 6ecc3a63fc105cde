import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctor } from '../../../../worker/commands/doctor/doctor.ts';
import { examine } from '../../../../worker/commands/doctor/examine.ts';
import { createDemoContent } from '../../../demo/content/app.ts';
import { createDemoLive } from '../../../demo/live/app.ts';
import { containing, json, KEY, linesFor, wrongIn } from './lines.ts';
import { closeServers, deadAddress, serve, stayOnLoopback } from './loopback.ts';

beforeEach(stayOnLoopback);
afterEach(closeServers);

const live = createDemoLive({ now: Date.now, matchesPerDay: 20 });

/** The address of a live-scores backend that works. */
const serveLive = () => serve((request) => live.fetch(request));

describe('npm run doctor, content', () => {
  const content = createDemoContent({ now: Date.now });
  const cms = async (CMS_URL: string, more = {}) =>
    linesFor({ LIVE_API_URL: await serveLive(), CMS_URL, UPSTREAM_TIMEOUT_MS: '5000', ...more });

  it('lists the readable content types and the operators of each country', async () => {
    const found = await cms(await serve((request) => content.fetch(request)), { CMS_TOKEN: KEY, PURGE_SECRET: KEY });
    expect(wrongIn(found)).toEqual([]);
    expect(found).toContain('good: page-contents can be read');
    expect(found).toContainEqual(
      expect.stringMatching(/^good: operators by country: AT \d+, AU \d+, .*GB \d+, .*NL \d+/),
    );
    expect(found).toContain('good: PURGE_SECRET is set, so the webhook can purge');
  });

  it('names a country whose operators wait for a review', async () => {
    const unconfirmed = await serve((request) =>
      request.url.includes('/site-setting?') ? json({ data: null }) : content.fetch(request),
    );
    const found = wrongIn(await cms(unconfirmed, { CMS_TOKEN: KEY }));
    expect(found).toContainEqual(expect.stringMatching(/^wrong: Portugal has \d operators? and no reviewed rule, so/));
    expect(found.join()).not.toMatch(/United Kingdom|Germany|Spain|Belgium/);
  });

  it('names each content type that the token may not read', async () => {
    const half = await serve((request) =>
      /\/(operators|site-setting)\?/.test(request.url) ? json({ data: null }, {}, 403) : content.fetch(request),
    );
    expect(wrongIn(await cms(half, { CMS_TOKEN: KEY }))).toEqual([
      'wrong: operators can’t be read: give the token `find` on it',
      'wrong: site-setting can’t be read: give the token `find` on it',
    ]);
    expect(wrongIn(await cms(half))[0]).toBe('wrong: operators can’t be read: give the public role `find` on it');
  });

  it.each([
    ['a web page', () => new Response('<!DOCTYPE html>'), 'instead of JSON: CMS_URL is the address without /admin'],
    ['404 to each call', () => new Response('no', { status: 404 }), 'answers 404 to /api/competitions: is that'],
  ])('says once that the address of the content system answers %s', async (_, answer, reason) => {
    expect(wrongIn(await cms(await serve(answer)))).toEqual([containing(reason)]);
  });

  it('names a language missing from the content system', async () => {
    const english = await serve((request) =>
      request.url.includes('locale=nl') ? json({ data: null }, {}, 400) : content.fetch(request),
    );
    expect(wrongIn(await cms(english))).toContain(
      'wrong: news-items can’t be read in Dutch (answered 400): has the language nl been added?',
    );
  });

  it('reports a wrong token of the content system once', async () => {
    const found = await cms(await serve(() => json({ data: null }, {}, 401)), { CMS_TOKEN: KEY });
    expect(wrongIn(found)).toEqual([containing('CMS_TOKEN was refused (answered 401)')]);
  });

  it('reports unreachable operators, operators without a country and missing Dutch', async () => {
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
    expect(wrongIn(found)).toEqual([containing('operator “Bad” (en) does not show; playUrl: Must be an address')]);
    expect(found).toContain('good: operators by country: GB 2');
    expect(found).toContainEqual(containing('note: operator “Lost” (en) does not show; countries: Without a country'));
    expect(found).toContain('note: operators has nothing in Dutch');
    expect(found).toContain('good: site-setting can be read, and is empty');
    expect(found).toContainEqual(containing('note: PURGE_SECRET is not set'));
  });
});

describe('npm run doctor, settings and deploy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names an unusable setting and makes no call', async () => {
    expect(await linesFor({ LIVE_SOURCE: 'api-football' })).toEqual([
      'wrong: API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one',
    ]);
    expect(await linesFor({ PURGE_SECRET: 'x'.repeat(23) })).toEqual([
      'wrong: PURGE_SECRET: must have at least 24 characters: openssl rand -hex 24',
    ]);
  });

  it('lists the secrets and bindings missing from a deploy', async () => {
    const file = join(folder, 'wrangler.toml');
    writeFileSync(
      file,
      'name = "site"\nmain = "main.ts"\ncompatibility_date = "2026-08-01"\nworkers_dev = false\n[vars]\nPURGE_SECRET = "open"\n',
    );
    const vars = { LIVE_API_URL: await serveLive(), CONTENT_SOURCE: 'files', PURGE_SECRET: KEY };
    const sections = await examine(vars, { deployFile: file });
    const texts = sections.flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`));
    expect(wrongIn(texts)).toEqual([
      containing('under [vars]: PURGE_SECRET: must have at least 24 characters'),
      containing('the KV namespace CACHE is missing'),
      containing('the binding ASSETS is missing'),
    ]);
    expect(texts).toContain('note: set here but different or missing under [vars]: LIVE_API_URL, CONTENT_SOURCE');
    expect(texts).toContain('note: before a deploy, run `npx wrangler secret put` for PURGE_SECRET');
    expect(texts).toContainEqual(containing('can read PURGE_SECRET under [vars]: make it a secret'));
    expect(texts).toContain('note: workers_dev is false and no route is set, so a deploy has no address');
    expect(texts).toContainEqual(containing('note: without SITE_URL'));
  });

  it('exits with 1 if wrong, 2 if a source is away, 0 if fine, and prints no key', async () => {
    const well = await doctor(undefined, { LIVE_API_URL: await serveLive() });
    expect(well.text).toContain('Nothing is wrong.');
    expect(well.code).toBe(0);
    const away = await doctor(undefined, { LIVE_API_URL: await deadAddress() });
    expect(away.text).toContain('1 thing could not be looked at: see ? above.');
    expect(away.code).toBe(2);
    const echo = await serve((request) => json({ said: request.headers.get('Authorization') }, {}, 401));
    const ill = await doctor(undefined, { LIVE_API_URL: echo, LIVE_API_TOKEN: KEY, CONTENT_SOURCE: 'files' });
    expect(ill.text).toContain('1 thing is wrong');
    expect(ill.text).not.toContain(KEY);
    expect(ill.code).toBe(1);
  });
});
