import { describe, expect, it } from 'vitest';
import { fakeFetch, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { ORIGIN, siteWith, visit, visitorOf } from '../site.runtime.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
const page = async (path: string) => (await visit(path, visitorOf('GB'))).text();
const pathIn = (html: string) => metaOf(html, 'og:image').slice(ORIGIN.length);

async function somePath(language = ''): Promise<string> {
  const sitemap = await page('/sitemaps/matches.xml');
  const pattern =
    language === 'nl' ? /<loc>[^<]*?(\/nl\/wedstrijd\/[^<]+)</ : /<loc>https:\/\/scoreline\.test(\/match\/[^<]+)</;
  return pattern.exec(sitemap)?.[1] ?? '';
}

describe('GET /preview', () => {
  it.each([
    ['a match', () => somePath(), /^\/preview\/en\/match\/football\/\w+-\w+\.png$/],
    [
      'a competition',
      async () => '/football/england/premier-league-9494611',
      /^\/preview\/en\/competition\/football\/9494611-\w+\.png$/,
    ],
    ['the home page', async () => '/', /^\/preview\/en\/site-\w+\.png$/],
    ['a Dutch page that is not there', async () => '/nl/static/nothing-here', /^\/preview\/nl\/site-\w+\.png$/],
  ])('serves the picture that the head of %s names', async (_, path, address) => {
    const html = await page(await path());
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(html, 'og:image:width')).toBe('1200');
    expect(metaOf(html, 'og:image:height')).toBe('630');
    expect(metaOf(html, 'og:image:alt')).not.toBe('');
    expect(pathIn(html)).toMatch(address);
    // The picture shows the same instant as the page.
    const response = await visit(pathIn(html), { 'x-visitor-now': '2026-11-21T15:40:00Z' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 4)]).toEqual(SIGNATURE);
  });

  it('is the same in all countries', async () => {
    const path = pathIn(await page('/football/england/premier-league-9494611'));
    const first = await (await visit(path, visitorOf('NL'))).arrayBuffer();
    const second = await (await visit(path, visitorOf('XX'))).arrayBuffer();
    expect(new Uint8Array(second)).toEqual(new Uint8Array(first));
  });
});

describe('a picture address that the site did not make', () => {
  it('redirects a wrong version to the current one', async () => {
    const path = pathIn(await page(await somePath()));
    const upstream = stubFetch();
    const site = siteWith({ POLLER: undefined });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => site(path.replace(/-\w+\.png$/, `-x${index}.png`), visitorOf('GB'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect(new Set(answers.map(({ headers }) => headers.get('Location')))).toEqual(new Set([path]));
    expect(upstream).not.toHaveBeenCalled();
  });

  it.each([
    ...['/preview/en/match/football/999999999999-abc.png', '/preview/nl/competition/football/nobody-abc.png'],
    ...['/preview/en/match/chess/1-abc.png', '/preview/en/site.png', '/preview/'],
    ...['/preview/en/match/football/%3Cscript%3E-a.png'],
  ])('answers 404 to %s', async (path) => {
    expect((await visit(path, visitorOf('GB'))).status).toBe(404);
  });

  it('answers 503 while the source fails', async () => {
    stubFetch(async () => Promise.reject(new Error('gone')));
    const visitSilent = siteWith({ LIVE_API_URL: 'https://silent-preview.test', POLLER: undefined });
    const response = await visitSilent('/preview/en/match/football/5-abc.png', visitorOf('GB'));
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

const record = (score: string) =>
  wireMatch({
    id: '77',
    start_date: '2026-11-21T15:00:00Z',
    status: '1st half',
    home: { id: '1', name: '<b>Home</b>' },
    away: { id: '2', name: 'Away' },
    results: { runningscore: { home: score, away: '0' } },
  });

it('the picture of a running match has a new address after a goal', async () => {
  let score = '0';
  fakeFetch({
    '*': (_, { pathname }) => Response.json(pathname === '/v2/events/77' ? record(score) : { detail: 'none' }),
  });
  const site = () => siteWith({ LIVE_API_URL: `https://goal-${score}.test`, POLLER: undefined });
  const open = async () => (await site()('/match/football/bhomeb-away-77', visitorOf('GB'))).text();
  const before = pathIn(await open());
  expect(metaOf(await open(), 'og:image:alt')).toContain('&lt;b&gt;Home&lt;/b&gt; 0–0 Away');
  score = '1';
  const after = pathIn(await open());
  expect(after).not.toBe(before);
  const moved = await site()(before, visitorOf('GB'));
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, after]);
});
