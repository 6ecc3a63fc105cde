import { describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { ORIGIN, siteWith, visitSite } from '../site.runtime.ts';

const OPS_TOKEN = 'opens-the-page-of-operations';
const bearer = { Authorization: `Bearer ${OPS_TOKEN}` };
const basic = { Authorization: `Basic ${btoa(`anybody:${OPS_TOKEN}`)}` };

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const formOf = (
  fields: Record<string, string>,
  headers: Record<string, string>,
): [Record<string, string>, RequestInit] => [
  { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  { method: 'POST', body: new URLSearchParams(fields).toString() },
];

describe('/ops', () => {
  it('answers 404 without a token and without Access', async () => {
    expect((await visitSite({}, '/ops', bearer)).status).toBe(404);
    expect((await visitSite({}, '/ops/purge', {}, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
  });

  it.each([
    ['a bearer token', bearer],
    ['the password that a browser asks for', basic],
  ])('opens with %s, neither cached nor indexed', async (_, headers) => {
    const response = await visitSite({ OPS_TOKEN }, '/ops', headers);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toMatch(/noindex/);
    for (const title of [
      ...[
        'Sources',
        'Calls and credits left',
        'Matches without prices',
        'Records left out',
        'Open pages',
        'Alerts',
        'Limits',
        'Purge',
      ],
    ])
      expect(text).toContain(`>${title}</h2>`);
    expect(text).toMatch(/Push is ok: \d+ sockets, \d+ matches in the journal/);
    expect(text).not.toContain(OPS_TOKEN);
    expect(text).not.toContain('<script');
  });

  it.each([
    ['a request without a token', {}, 401],
    ['a wrong token', { Authorization: `Bearer ${OPS_TOKEN}x` }, 401],
    ['a wrong password', { Authorization: `Basic ${btoa('ops:guess')}` }, 401],
    ['a password that is no base64', { Authorization: 'Basic %%%' }, 401],
    ['an endless token', { Authorization: `Bearer ${'x'.repeat(5000)}` }, 401],
    ['an assertion of Access without Access', { 'Cf-Access-Jwt-Assertion': 'a.b.c' }, 401],
  ])('refuses %s', async (_, headers, status) => {
    quiet();
    const response = await visitSite({ OPS_TOKEN }, '/ops', headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic realm="ops"/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('shows left-out records as text', async () => {
    quiet();
    const fixtures = [
      { id: '1', name: '<b>bold</b>', status: 7 },
      { id: '2', status: 8 },
    ];
    fakeFetch({
      'https://live-ops.test': (_, { pathname }) =>
        Response.json(pathname.endsWith('/events/live') ? { fixtures, results: [] } : { detail: 'nothing' }),
    });
    const site = siteWith({ OPS_TOKEN, LIVE_API_URL: 'https://live-ops.test' });
    await site('/football', {});
    const text = await (await site('/ops', bearer)).text();
    expect(text).not.toMatch(/<i>|<b>bold/);
    expect(text).toMatch(/>Records left out<\/h2>[\s\S]*?<td class="px-4 py-1">[1-9]/);
  });
});

describe('POST /ops/purge', () => {
  // A purge is noted in KV, which all test files share, so this site has content of its own.
  const opsSite = () => siteWith({ OPS_TOKEN, CMS_URL: 'https://demo-61.test' });

  it('purges the chosen content, and redirects to /ops', async () => {
    const site = opsSite();
    const response = await site('/ops/purge', ...formOf({ what: 'everything' }, { ...basic, Origin: ORIGIN }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/ops?purged=everything');
    expect(await (await site('/ops?purged=everything', basic)).text()).toContain('Purged: everything.');
    expect(await (await site('/ops?purged=<b>', basic)).text()).not.toContain('Purged:');
  });

  it('accepts a bearer token without an origin', async () => {
    expect((await opsSite()('/ops/purge', ...formOf({ what: 'pages' }, bearer))).status).toBe(303);
  });

  it.each([
    ['of another site', { Origin: 'https://evil.test' }],
    ['of a sandboxed frame', { Origin: 'null' }],
    ['without an origin', {}],
  ])('refuses a form %s', async (_, headers) => {
    quiet();
    const form = formOf({ what: 'everything' }, { ...basic, ...headers });
    expect((await opsSite()('/ops/purge', ...form)).status).toBe(403);
  });

  it('refuses visitors without a password, unknown names and huge bodies', async () => {
    quiet();
    const site = opsSite();
    const own = { ...basic, Origin: ORIGIN };
    expect((await site('/ops/purge', ...formOf({ what: 'everything' }, { Origin: ORIGIN }))).status).toBe(401);
    expect((await site('/ops/purge', ...formOf({ what: 'toString' }, own))).status).toBe(400);
    expect((await site('/ops/purge', ...formOf({ what: 'x'.repeat(30_000) }, own))).status).toBe(400);
  });
});

it('/ops names a limit that cut somebody off, and whom it spared', async () => {
  quiet();
  const visit = siteWith({ OPS_TOKEN });
  for (let guess = 0; guess < 40; guess += 1) await visit('/ops', { Authorization: `Bearer guess-${guess}` });
  const page = await visit('/ops', bearer);
  expect(page.status).toBe(200);
  const row = (await page.text()).match(/<tr[^>]*>(?:(?!<\/tr>).)*wrong secrets in a minute.*?<\/tr>/s)?.[0] ?? '';
  const [most, served, cut] = [...row.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, figure]) => Number(figure));
  expect(served).toBeGreaterThanOrEqual(most ?? Number.NaN);
  expect(cut).toBeGreaterThanOrEqual(40 - (most ?? Number.NaN));
});
